import type { components } from 'shared-contracts';
import { readNewest } from 'shared-releases/history/records.ts';
import type { RemoteStore } from 'shared-releases/store/RemoteStore.ts';

/** Which version of each remote people get, and what became of its last canary. */
export async function readReleases(
  store: RemoteStore,
): Promise<components['schemas']['RemoteRelease'][]> {
  const { remotes } = (await readNewest(store)).state;
  return Object.entries(remotes)
    .map(([remote, { version, canary, stopped }]) => ({
      remote,
      version,
      canary: canary?.version ?? null,
      stopped: stopped ?? null,
    }))
    .toSorted((a, b) => a.remote.localeCompare(b.remote));
}
