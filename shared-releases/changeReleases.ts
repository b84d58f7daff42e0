import { commit, finishLast } from './history/commit.ts';
import { readNewest } from './history/records.ts';
import type { Change, ReleaseState } from './history/releaseState.ts';
import { checkOwner } from './history/storedRegistry.ts';
import type { ReleaseKey } from './releaseKey.ts';
import { withLock } from './withLock.ts';
import type { RemoteStore } from './store/RemoteStore.ts';

/** Where remotes are released, and by whom. */
export interface Installation {
  readonly store: RemoteStore;
  readonly key: ReleaseKey;
  /** `anna@machine`, or `punctual` for the server's own changes. */
  readonly by: string;
  readonly now: () => Date;
  readonly say: (line: string) => void;
}

export interface Changed {
  readonly change: Change;
  /** The registry's sequence. */
  readonly sequence: number;
}

/**
 * Changes the releases under the store's lock. `decide` receives the current state and returns the
 * change, or null if there is nothing to do.
 */
export async function changeReleases(
  { store, key, by, now, say }: Installation,
  what: string,
  decide: (state: ReleaseState) => Promise<Change | null> | Change | null,
): Promise<Changed | null> {
  return await withLock(store, { by, what, say }, async () => {
    if (what !== 'renew') await checkOwner(store, key);
    const newest = await readNewest(store);
    if (await finishLast(store, newest, key)) say('Finished what an earlier command had left');
    const change = await decide(newest.state);
    if (!change) return null;
    return { change, sequence: await commit(store, newest, change, key, { by, now: now() }) };
  });
}
