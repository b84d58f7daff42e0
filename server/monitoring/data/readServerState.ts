import type { Database } from '../../database/database.ts';
import { statement } from '../../database/statement.ts';

interface StateRow {
  readonly bytes: number;
  readonly waiting: number;
  readonly late: number;
  readonly retried: number;
}

/** Recurring jobs wait between their runs too. */
const readState = statement<StateRow, { minuteAgo: Date; now: Date }>(
  'readServerState',
  `select pg_database_size(current_database()) as bytes, count(*) as waiting,
     count(*) filter (where due_at < $minuteAgo and (leased_until is null or leased_until < $now)) as late,
     count(*) filter (where attempts > 1) as retried
   from job`,
);

/** The state of database and jobs, with the database's response time in milliseconds. */
export async function readServerState(database: Database, now: Date) {
  const before = performance.now();
  await database.ping();
  const answerMilliseconds = performance.now() - before;
  const minuteAgo = new Date(now.getTime() - 60_000);
  const [row] = await database.run(readState, { minuteAgo, now });
  const { bytes = 0, waiting = 0, late = 0, retried = 0 } = row ?? {};
  return {
    database: { kind: database.kind, answerMilliseconds, bytes },
    jobs: { waiting, late, retried },
  };
}
