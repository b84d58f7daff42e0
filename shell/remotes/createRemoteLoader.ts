import type { RemoteManifest } from 'shared-contracts';
import { createTrials } from './createTrials.ts';
import {
  createVersionLoader,
  type NoteAttempt,
  type VersionSurroundings,
} from './createVersionLoader.ts';
import { firstToCome } from './firstToCome.ts';
import type { KeptCohort } from './keptCohort.ts';
import type { LastGoodVersions } from './lastGoodVersions.ts';
import type { RegistryReader, TrustedRegistry } from './registryReader.ts';
import type { LoadedPage, PageRequest, RemoteLoader } from './RemoteLoader.ts';
import { createRestingVersions } from './restingVersions.ts';
import { createVersionRuns, released } from './createVersionRuns.ts';
import type { TrialMarks } from './trialMarks.ts';
import { manifestDigest } from 'shared-contracts/registry/manifestDigest.ts';

/** What the loader needs of the page around it. */
export interface LoaderSurroundings extends VersionSurroundings {
  readonly registry: RegistryReader;
  readonly lastGood: LastGoodVersions;
  readonly marks: TrialMarks;
  readonly cohort: KeptCohort;
}

/** Milliseconds that opening a page waits for a newer registry. */
const longestDelay = 200;
/** Milliseconds within which an open page learns what was released or retired. */
const longestAnswer = 10_000;
/** Milliseconds after which another version is loaded in parallel. */
const patience = 2_000;

export function createRemoteLoader(
  surroundings: LoaderSurroundings,
  noteAttempt: NoteAttempt,
): RemoteLoader {
  const { registry, lastGood, marks, cohort } = surroundings;
  const loadVersion = createVersionLoader(surroundings, noteAttempt);
  const resting = createRestingVersions(() => performance.now());
  const trials = createTrials(lastGood, resting, marks);
  const runs = createVersionRuns({ registry, loadVersion, resting, trials, marks, noteAttempt });
  let hasLoaded = false;

  async function load(page: PageRequest): Promise<LoadedPage> {
    const known = hasLoaded ? await registry.refresh(longestDelay) : await registry.trusted();
    hasLoaded = true;
    if (page.isRetry) {
      resting.wakeAll();
      marks.forget(page.remote, page.module);
    }
    const stays = page.keepsVersion ? trials.inUse(page.remote) : undefined;
    const wanted = stays ?? released(known, page);
    let failure: unknown;
    const best = async () => {
      try {
        return await runs.newestFrom(wanted, page, known);
      } catch (fault) {
        failure = fault;
        throw fault;
      }
    };
    const others = [
      async () => {
        const kept = lastGood.of(page.remote, page.module);
        return await runs.instead(await vouchedFor(kept, await registry.trusted()), wanted, page);
      },
      // Instead of a canary, the version for everybody.
      async () => await runs.instead(registry.released(page.remote), wanted, page),
    ];
    const isLast = wanted !== undefined && resting.rests(wanted, page.module);
    try {
      const first = await firstToCome(isLast ? [...others, best] : [best, ...others], patience);
      const isPassedOver = wanted && first.manifest.container !== wanted.container;
      if (isPassedOver && !resting.rests(wanted, page.module)) {
        // Late so far; if it still loads, it is no longer avoided.
        resting.rest(wanted, page.module, 'timeout');
      }
      return first;
    } catch (fault) {
      throw failure ?? fault;
    }
  }

  return {
    registry: () => registry.current(),
    trusted: () => registry.trusted(),
    refresh: () => registry.refresh(longestAnswer),
    load,
    async loadNewer(page, shown) {
      const known = await registry.refresh();
      const next = released(known, page);
      if (!next || next.container === shown.container) return undefined;
      if (resting.rests(next, page.module)) return undefined;
      return await runs.run(next, page, known).catch(() => undefined);
    },
    keepCohort: (session) => cohort.keep(session),
  };
}

/**
 * The version stored on this device, if the signed registry still allows it unaltered: the device's
 * storage is not trusted, and a withdrawn version does not run.
 */
async function vouchedFor(
  kept: RemoteManifest | undefined,
  { former = [] }: TrustedRegistry,
): Promise<RemoteManifest | undefined> {
  if (!kept || former.length === 0) return undefined;
  const digest = await manifestDigest(kept).catch(() => '');
  return former.includes(digest) ? kept : undefined;
}
