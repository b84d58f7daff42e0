import type { RemoteManifest } from 'shared-contracts';
import type { RemoteFailureKind } from './RemoteFailure.ts';

/**
 * Versions whose page failed in this window. They are tried last: for ten minutes after a timeout,
 * and for as long as the window is open after an error, which would recur.
 */
export interface RestingVersions {
  rests(remote: RemoteManifest, module: string): boolean;
  rest(remote: RemoteManifest, module: string, why: RemoteFailureKind): void;
  wake(remote: RemoteManifest, module: string): void;
  /** The person asked to retry. */
  wakeAll(): void;
}

const restMilliseconds = 600_000;

/** @param now milliseconds of a monotonic clock */
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
