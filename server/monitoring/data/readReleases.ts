import { setTimeout } from 'node:timers/promises';
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
  const isOver = new AbortController();
  try {
    return await Promise.race([
      openStore().then(listReleases),
      setTimeout(longestAnswer, null, isOver).then(() => {
        throw new Error('Three seconds have passed.');
      }),
    ]);
  } catch (fault) {
    log.warn({ err: fault }, 'The store of the remotes does not answer.');
    return null;
  } finally {
    isOver.abort();
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
