import type { FastifyBaseLogger } from 'fastify';
import type { components } from 'shared-contracts';
import { readNewest } from 'shared-releases/history/records.ts';
import type { RemoteStore } from 'shared-releases/store/RemoteStore.ts';

type RemoteRelease = components['schemas']['RemoteRelease'];

const longestAnswer = 3_000;

/**
 * The released version of each remote, and the result of its last canary; null if the store does
 * not answer within three seconds, which says nothing about the server itself.
 */
export async function readReleases(
  openStore: () => Promise<RemoteStore>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<RemoteRelease[] | null> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('No answer within three seconds.')), longestAnswer);
  });
  try {
    return await Promise.race([openStore().then(listReleases), tooLate]);
  } catch (fault) {
    log.warn({ err: fault }, 'The remote store does not answer.');
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
