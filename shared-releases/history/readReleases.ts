import type { RemoteStore } from '../store/RemoteStore.ts';
import { readHistory } from './records.ts';
import type { ReleaseRecord, ReleaseState } from './releaseState.ts';

/** The live releases, and the last changes, newest last. */
export interface Releases {
  readonly state: ReleaseState;
  readonly changes: readonly Omit<ReleaseRecord, 'state'>[];
}

const shownChanges = 10;

/** @param of a single remote; all by default */
export async function readReleases(store: RemoteStore, of?: string): Promise<Releases> {
  const records = await readHistory(store);
  const { remotes = {}, retired = [] } = records.at(-1)?.state ?? {};
  const isMeant = (name: string) => of === undefined || name === of;
  const changes = records
    .filter(({ remote }) => isMeant(remote))
    .slice(-shownChanges)
    .map(({ state: _state, ...change }) => change);
  return {
    state: {
      remotes: Object.fromEntries(Object.entries(remotes).filter(([name]) => isMeant(name))),
      retired: retired.filter(isMeant),
    },
    changes,
  };
}
