import { createShortCache } from '../../calls/createShortCache.ts';
import type { ServerContext } from '../../calls/serverContext.ts';
import { readSchedules, type ScheduleRow } from './plans.ts';

/** Work schedules by id; omits unknown ids. */
export interface WorkSchedules {
  read(ids: readonly number[]): Promise<ReadonlyMap<number, ScheduleRow>>;
}

/**
 * Caches work schedules for half a minute: a company has few, and every punch needs one. Any
 * process of the server that changes schedules clears the cache.
 */
export function createWorkSchedules({
  database,
  now,
  push,
}: Pick<ServerContext, 'database' | 'now' | 'push'>): WorkSchedules {
  const cache = createShortCache<number, ScheduleRow>({
    milliseconds: 30_000,
    keyOf: (id) => id,
    find: async (ids) => {
      const rows = new Map(
        (await database.run(readSchedules, { ids })).map((row) => [row.id, row]),
      );
      return ids.map((id) => rows.get(id) ?? null);
    },
  });
  push.subscribe(({ type }) => {
    if (type === 'schedules-changed') cache.clear();
  });
  return {
    read: async (ids) => {
      if (ids.length === 0) return new Map();
      const schedules = await cache.read(ids, now());
      return new Map(schedules.flatMap((row) => (row === null ? [] : [[row.id, row]])));
    },
  };
}
