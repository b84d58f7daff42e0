import type { Instant } from 'shared-contracts';
import { statement, type Runner } from '../../database/statement.ts';
import { countsInSums } from '../../shifts/data/timePairSql.ts';
import type { Shift } from '../../shifts/rules/timePairRow.ts';

/** The records of an open shift are the last of its assignment. */
const readAnswer = statement<{ readonly at: Instant }, { assignmentId: number; pairId: number }>(
  'readLastMealAnswer',
  `select recorded_at as at from time_pair_record
   where assignment_id = $assignmentId and time_pair_id = $pairId and action = 'MEAL_BREAK_ANSWERED'
   order by sequence desc limit 1`,
);

/** When the shift's meal break question was last answered; null if never. */
export async function lastMealAnswer(database: Runner, { pair }: Shift): Promise<Instant | null> {
  if (pair.meal_break_waived === null) return null;
  const [row] = await database.run(readAnswer, {
    assignmentId: pair.assignment_id,
    pairId: pair.id,
  });
  return row?.at ?? null;
}

const readWorked = statement<
  { seconds: number },
  { assignmentId: number; day: string; clockIn: string }
>(
  'readWorkedBefore',
  `select coalesce(sum(duration), 0) as seconds from time_pair
   where assignment_id = $assignmentId and start_date = $day and is_latest and deleted_at is null
     and ${countsInSums} and clock_out <= $clockIn`,
);

/** Seconds worked in shifts of the day that ended before this one began. */
export async function workedBefore(database: Runner, { pair }: Shift): Promise<number> {
  const [row] = await database.run(readWorked, {
    assignmentId: pair.assignment_id,
    day: pair.start_date,
    clockIn: pair.clock_in,
  });
  return row?.seconds ?? 0;
}
