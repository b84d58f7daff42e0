import type { RemoteManifest } from 'shared-contracts';
import type { RemoteFailureKind } from './RemoteFailure.ts';

/**
 * Versions whose page failed in this window. They are tried after the others: what did not come for
 * ten minutes, what came and threw for as long as the window is open, since it would throw again.
 */
export interface RestingVersions {
  rests(remote: RemoteManifest, module: string): boolean;
  rest(remote: RemoteManifest, module: string, why: RemoteFailureKind): void;
  wake(remote: RemoteManifest, module: string): void;
  /** Somebody asked to try again. */
  wakeAll(): void;
}

const restMilliseconds = 600_000;

/** @param now milliseconds, of a clock that never goes back */
export function createRestingVersions(now: () => number): RestingVersions {
  const until = new Map<string, number>();
  const key = ({ container }: RemoteManifest, module: string) => `${container} ${module}`;
  return {
    rests: (remote, module) => (until.get(key(remote, module)) ?? 0) > now(),
    rest: (remote, module, why) =>
      void until.set(key(remote, module), why === 'threw' ? Infinity : now() + restMilliseconds),
    wake: (remote, module) => void until.delete(key(remote, module)),
    wakeAll: () => until.clear(),
  };
}
