import type { Instant } from 'shared-contracts';
import { statement, type Runner } from '../../database/statement.ts';
import { countsInSums } from '../../shifts/data/timePairSql.ts';
import type { Shift } from '../../shifts/rules/timePairRow.ts';

/** Values: assignment, shift. The records of an open shift are the last of its assignment. */
const readAnswer = statement<{ readonly at: Instant }>(
  'readLastMealAnswer',
  `select recorded_at as at from time_pair_record
   where assignment_id = $1 and time_pair_id = $2 and action = 'MEAL_BREAK_ANSWERED'
   order by sequence desc limit 1`,
);

/** When the shift's meal break question was last answered; null if never. */
export async function lastMealAnswer(database: Runner, { pair }: Shift): Promise<Instant | null> {
  if (pair.meal_break_waived === null) return null;
  const [row] = await database.run(readAnswer, [pair.assignment_id, pair.id]);
  return row?.at ?? null;
}

/** Values: assignment, day, clock-in. */
const readWorked = statement<{ seconds: number }>(
  'readWorkedBefore',
  `select coalesce(sum(duration), 0) as seconds from time_pair
   where assignment_id = $1 and start_date = $2 and is_latest and deleted_at is null
     and ${countsInSums} and clock_out <= $3`,
);

/** Seconds worked in shifts of the day that ended before this one began. */
export async function workedBefore(database: Runner, { pair }: Shift): Promise<number> {
  const values = [pair.assignment_id, pair.start_date, pair.clock_in];
  const [row] = await database.run(readWorked, values);
  return row?.seconds ?? 0;
}
