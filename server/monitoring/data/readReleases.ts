import type { FastifyBaseLogger } from 'fastify';
import type { components } from 'shared-contracts';
import { readNewest } from 'shared-releases/history/records.ts';
import type { RemoteStore } from 'shared-releases/store/RemoteStore.ts';

type RemoteRelease = components['schemas']['RemoteRelease'];

const longestAnswer = 3_000;

/**
 * Which version of each remote people get, and what became of its last canary; null when the store
 * does not answer within three seconds, which says nothing of the server itself.
 */
export async function readReleases(
  openStore: () => Promise<RemoteStore>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<RemoteRelease[] | null> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Three seconds have passed.')), longestAnswer);
  });
  try {
    return await Promise.race([openStore().then(listReleases), tooLate]);
  } catch (fault) {
    log.warn({ err: fault }, 'The store of the remotes does not answer.');
    return null;
  } finally {
    clearTimeout(timer);
  }
}

async function listReleases(store: RemoteStore): Promise<RemoteRelease[]> {
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
