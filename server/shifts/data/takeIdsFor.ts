import type { Database } from '../../database/database.ts';

/**
 * Returns a function that returns an id for a time pair or segment on each call, up to that many;
 * fetches them at once, so that their records can be signed before the one statement that inserts
 * them.
 */
export async function takeIdsFor(database: Database, count: number): Promise<() => number> {
  const ids = await database.takeIds('time_pair_id', count);
  return () => {
    const id = ids.shift();
    if (id === undefined) throw new Error(`More than ${count} ids were taken.`);
    return id;
  };
}
