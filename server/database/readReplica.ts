import { setTimeout } from 'node:timers/promises';
import type { ReadReplica } from './connect.ts';
import type { ReadSource } from './database.ts';
import { openPool } from './postgres.ts';
import { runnerOf } from './runnerOf.ts';
import { statement, type Runner } from './statement.ts';

/** Milliseconds in which a replica can catch up with what was committed when it was asked. */
const longestLag = 2_000;
const lookEvery = 50;
/** Milliseconds before an unreachable replica is tried again. */
const rest = 10_000;

const readPosition = statement<{ readonly position: string }>(
  'readFlushedPosition',
  'select pg_current_wal_flush_lsn()::text as position',
);
/** Also false if the database is not in recovery: then its lag is unknown. */
const readIsReplayed = statement<{ readonly isReplayed: boolean }, { position: string }>(
  'readIsReplayed',
  'select pg_is_in_recovery() and coalesce(pg_last_wal_replay_lsn() >= $position::text::pg_lsn, false) as "isReplayed"',
);

/** Connects on first use. */
export function openReadReplica(url: string): ReadReplica {
  const { pool, take, stop } = openPool(url, longestLag);
  const replica = runnerOf(take);
  let restsUntil = 0;

  /** Whether it replays up to the position in time. */
  async function catchesUp(position: string): Promise<boolean> {
    const end = performance.now() + longestLag;
    for (;;) {
      const [row] = await replica.run(readIsReplayed, { position });
      if (row?.isReplayed === true) return true;
      if (performance.now() > end) return false;
      await setTimeout(lookEvery);
    }
  }

  async function sourceNow(primary: Runner): Promise<ReadSource> {
    if (performance.now() < restsUntil) return 'unreachable';
    const [row] = await primary.run(readPosition);
    try {
      return (await catchesUp(row?.position ?? '')) ? 'replica' : 'behind';
    } catch {
      restsUntil = performance.now() + rest;
      return 'unreachable';
    }
  }

  return {
    reader: async (primary, note) => {
      const source = await sourceNow(primary);
      note(source);
      if (source !== 'replica') return primary;
      let isInterrupted = false;
      return {
        run: async (asked, ...values) => {
          if (isInterrupted) return primary.run(asked, ...values);
          try {
            return await replica.run(asked, ...values);
          } catch {
            // Reads can be repeated; the primary is never behind.
            if (!isInterrupted) note('interrupted');
            isInterrupted = true;
            return primary.run(asked, ...values);
          }
        },
      };
    },
    close: async () => {
      stop();
      await pool.end();
    },
  };
}
