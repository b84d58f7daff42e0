import fs from 'node:fs';
import type { ErrorCode } from 'shared-contracts/errors';
import type { ServerContext } from '../../calls/serverContext.ts';
import { createShortCache } from '../../calls/createShortCache.ts';

/** Bytes below which the embedded database will soon be unable to write: two files of its log. */
const leastRoom = 32 * 1024 * 1024;

type Health = 'OK' | Extract<ErrorCode, 'UNAVAILABLE' | 'OUT_OF_SPACE'>;

/**
 * Whether the server can work: checked and logged at most once a second, regardless of the number
 * of requests.
 */
export function createHealthCheck({
  database,
  configuration,
  log,
}: Pick<ServerContext, 'database' | 'configuration' | 'log'>): (now: Date) => Promise<Health> {
  async function look(): Promise<Health> {
    try {
      await database.ping();
    } catch {
      return 'UNAVAILABLE';
    }
    const isFull = database.kind === 'embedded' && (await hasNoRoom(configuration.dataDirectory));
    return isFull ? 'OUT_OF_SPACE' : 'OK';
  }

  const seen = createShortCache<'health', Health>({
    milliseconds: 1_000,
    keyOf: (key) => key,
    find: async () => {
      const health = await look();
      if (health !== 'OK') log.warn({ health }, 'The server cannot work');
      return [health];
    },
  });

  return async (now) => {
    const [health] = await seen.read(['health'], now);
    return health ?? 'UNAVAILABLE';
  };
}

/** Whether the directory's disk is too full for the embedded database. */
async function hasNoRoom(directory: string): Promise<boolean> {
  const { bavail, bsize } = await fs.promises.statfs(directory);
  return bavail * bsize < leastRoom;
}
