import type { Database } from '../../database/database.ts';
import { statement } from '../../database/statement.ts';
import type { AssignmentDay } from '../../time-entries/data/createDayPlans.ts';

/** Values: assignments, days and scheduled starts. Those without a shift that reaches past the start. */
const readMissing = statement<{ assignment_id: number; date: string }>(
  'readMissingClockIns',
  `select expected.assignment_id, expected.date
   from unnest($1::bigint[], $2::date[], $3::timestamptz[]) expected(assignment_id, date, start)
   where not exists (select from time_pair pair
     where pair.assignment_id = expected.assignment_id and pair.is_latest
       and pair.deleted_at is null
       and pair.start_date between expected.date - 1 and expected.date + 1
       and (pair.clock_out is null or pair.clock_out > expected.start))`,
);

/** Those of the planned shifts for which nobody has clocked in. */
export async function withoutClockIn<Expected extends AssignmentDay & { readonly start: string }>(
  database: Pick<Database, 'run'>,
  expected: readonly Expected[],
): Promise<Expected[]> {
  if (expected.length === 0) return [];
  const rows = await database.run(readMissing, [
    expected.map(({ assignmentId }) => assignmentId),
    expected.map(({ date }) => date),
    expected.map(({ start }) => start),
  ]);
  const missing = new Set(rows.map((row) => `${row.assignment_id} ${row.date}`));
  return expected.filter(({ assignmentId, date }) => missing.has(`${assignmentId} ${date}`));
}
