import type { TimeSpan } from 'shared-contracts';
import { statement, type Runner } from '../../database/statement.ts';
import type { AssignmentDay } from '../../shifts/data/createDayPlans.ts';
import { mayBeTheShift } from '../../shifts/data/timePairSql.ts';

/**
 * Those without a shift that ends after the start; a few minutes after the end do not count as
 * the planned shift.
 */
const readMissing = statement<
  { assignment_id: number; date: string },
  {
    assignmentIds: readonly number[];
    dates: readonly string[];
    starts: readonly string[];
    ends: readonly string[];
  }
>(
  'readMissingClockIns',
  `select expected.assignment_id, expected.date
   from unnest($assignmentIds::bigint[], $dates::date[], $starts::timestamptz[], $ends::timestamptz[])
     expected(assignment_id, date, starts, ends)
   where not exists (select from time_pair pair
     where pair.assignment_id = expected.assignment_id and pair.is_latest
       and pair.deleted_at is null
       and pair.start_date between expected.date - 1 and expected.date + 1
       and (pair.clock_out is null or pair.clock_out > expected.starts)
       and (pair.clock_in < expected.ends or ${mayBeTheShift}))`,
);

/** Those of the planned shifts without a clock-in. */
export async function withoutClockIn<Expected extends AssignmentDay & { readonly span: TimeSpan }>(
  database: Runner,
  expected: readonly Expected[],
): Promise<Expected[]> {
  if (expected.length === 0) return [];
  const rows = await database.run(readMissing, {
    assignmentIds: expected.map(({ assignmentId }) => assignmentId),
    dates: expected.map(({ date }) => date),
    starts: expected.map(({ span }) => span.start),
    ends: expected.map(({ span }) => span.end),
  });
  const missing = new Set(rows.map((row) => `${row.assignment_id} ${row.date}`));
  return expected.filter(({ assignmentId, date }) => missing.has(`${assignmentId} ${date}`));
}
