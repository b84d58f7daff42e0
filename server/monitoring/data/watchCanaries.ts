import type { components } from 'shared-contracts';
import { stopCanary } from 'shared-releases/history/canaryChanges.ts';
import { canarySince, readNewest } from 'shared-releases/history/records.ts';
import type { StoppedCanary } from 'shared-releases/history/releaseState.ts';
import { changeReleases } from 'shared-releases/changeReleases.ts';
import { findReleaseKey } from 'shared-releases/releaseKey.ts';
import type { RemoteStore } from 'shared-releases/store/RemoteStore.ts';
import type { ServerContext } from '../../calls/serverContext.ts';
import type { Worker } from '../../jobs/rules/job.ts';
import { isFailing } from '../rules/isFailing.ts';
import { slotMilliseconds } from '../rules/remoteFigures.ts';
import { readRemoteFigures } from './readRemoteFigures.ts';
import type { RemoteHealthStore } from './remoteHealth.ts';

/** The store of the remotes, and their metrics. */
export interface WatchedRemotes {
  readonly health: RemoteHealthStore;
  readonly openStore: () => Promise<RemoteStore>;
}

type Attempts = StoppedCanary['canary'];
type Figures = readonly components['schemas']['RemoteHealth'][];

/**
 * Checks every ten seconds whether a canary fails more often than the released version, and stops
 * it: the only automatic change of a release. Compares both versions since the canary began.
 */
export function watchCanaries(
  { configuration, log }: Pick<ServerContext, 'configuration' | 'log'>,
  { health, openStore }: WatchedRemotes,
): Worker {
  async function stop(
    store: RemoteStore,
    remote: string,
    version: string,
    attempts: Pick<StoppedCanary, 'canary' | 'released'>,
    now: Date,
  ): Promise<void> {
    const about = { remote, version, ...attempts };
    const key = await findReleaseKey(configuration.dataDirectory);
    if (key === undefined) {
      log.error(about, 'A canary is failing, but keys/release.key is missing to stop it.');
      return;
    }
    const installation = {
      store,
      key,
      by: 'punctual',
      now: () => now,
      say: (line: string) => log.info(line),
    };
    const stopped = await changeReleases(installation, `stop of ${remote} ${version}`, (state) =>
      stopCanary(state, remote, { version, at: now.toISOString(), ...attempts }),
    );
    if (stopped)
      log.warn(about, 'A canary was stopped: it failed more often than the released version.');
  }

  return {
    kind: 'WATCH_CANARIES',
    every: 10_000,
    work: async (_payload, now) => {
      const store = await openStore();
      const { remotes } = (await readNewest(store)).state;
      for (const [remote, { version: releasedVersion, canary }] of Object.entries(remotes)) {
        const since = canary && (await canarySince(store, remote, canary.version));
        if (!since) continue;
        const begin = new Date(since.getTime() - (since.getTime() % slotMilliseconds));
        const figures = await readRemoteFigures(health, begin, now);
        const attempts = {
          canary: attemptsOf(figures, remote, canary.version),
          released: attemptsOf(figures, remote, releasedVersion),
        };
        if (!isFailing(attempts.canary, attempts.released)) continue;
        await stop(store, remote, canary.version, attempts, now);
      }
    },
  };
}

/** An unreachable host says nothing about a version. */
function attemptsOf(figures: Figures, remote: string, version: string): Attempts {
  const own = figures.find((each) => each.remote === remote && each.version === version);
  const codes = own?.codes.filter(({ outcome }) => outcome !== 'unreachable') ?? [];
  const failures = codes.reduce((sum, { count }) => sum + count, 0);
  return { count: (own?.loads ?? 0) + failures, failures };
}
