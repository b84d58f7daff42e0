import type { RemoteManifest } from 'shared-contracts';
import type { LastGoodVersions } from './lastGoodVersions.ts';
import type { LoadedPage, PageCode } from './RemoteLoader.ts';
import type { RestingVersions } from './restingVersions.ts';
import type { TrialMarks } from './trialMarks.ts';

/** Milliseconds on the screen after which a version counts as working. */
const trial = 3_000;

export interface Trials {
  /** Loads the page, which then reports how its first showing went. @throws what `load` throws */
  begin(
    manifest: RemoteManifest,
    module: string,
    load: () => Promise<PageCode>,
  ): Promise<LoadedPage>;
  /** The version of the remote last on the screen. */
  inUse(remote: string): RemoteManifest | undefined;
}

/** Every first showing of a version is a trial; see `docs/decisions/trial-of-a-release.md`. */
export function createTrials(
  lastGood: LastGoodVersions,
  resting: RestingVersions,
  marks: TrialMarks,
): Trials {
  const shown = new Map<string, RemoteManifest>();
  const hasWorked = (manifest: RemoteManifest, module: string) =>
    lastGood.of(manifest.name, module)?.container === manifest.container;
  return {
    inUse: (remote) => shown.get(remote),
    async begin(manifest, module, load) {
      const end = hasWorked(manifest, module) ? () => undefined : marks.begin(manifest, module);
      const code = await load().catch((fault: unknown) => {
        end();
        throw fault;
      });
      return {
        ...code,
        shown() {
          shown.set(manifest.name, manifest);
          const timer = setTimeout(() => {
            lastGood.remember(manifest, module);
            end();
          }, trial);
          return () => {
            clearTimeout(timer);
            end();
          };
        },
        failed() {
          end();
          if (hasWorked(manifest, module)) return false;
          resting.rest(manifest, module, 'threw');
          return true;
        },
      };
    },
  };
}
