import type { RemoteManifest } from 'shared-contracts';
import type { LastGoodVersions } from './lastGoodVersions.ts';
import type { LoadedPage, PageCode } from './RemoteLoader.ts';
import type { RestingVersions } from './restingVersions.ts';

/** Milliseconds on the screen after which a version has worked. */
const trial = 3_000;

export interface Trials {
  /** The page, which tells how its showing went. */
  begin(code: PageCode, module: string): LoadedPage;
  /** The version of the remote that was last on the screen. */
  inUse(remote: string): RemoteManifest | undefined;
}

/** Every first showing of a version is a trial; see `docs/decisions/trial-of-a-release.md`. */
export function createTrials(lastGood: LastGoodVersions, resting: RestingVersions): Trials {
  const shown = new Map<string, RemoteManifest>();
  return {
    inUse: (remote) => shown.get(remote),
    begin(code, module) {
      const { manifest } = code;
      const hasWorked = () => lastGood.of(manifest.name, module)?.container === manifest.container;
      return {
        ...code,
        shown() {
          shown.set(manifest.name, manifest);
          const timer = setTimeout(() => lastGood.remember(manifest, module), trial);
          return () => clearTimeout(timer);
        },
        failed() {
          if (hasWorked()) return false;
          resting.rest(manifest, module, 'threw');
          return true;
        },
      };
    },
  };
}
