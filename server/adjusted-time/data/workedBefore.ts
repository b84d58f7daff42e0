import { statement, type Runner } from '../../database/statement.ts';
import { countsInSums } from '../../shifts/data/timePairSql.ts';
import type { Shift } from '../../shifts/rules/timePairRow.ts';

/** Values: assignment, day, clock-in. */
const readWorked = statement<{ seconds: number }>(
  'readWorkedBefore',
  `select coalesce(sum(duration), 0) as seconds from time_pair
   where assignment_id = $1 and start_date = $2 and is_latest and deleted_at is null
     and ${countsInSums} and clock_out <= $3`,
);

/** Seconds worked in the shifts of the day that ended before this one began. */
export async function workedBefore(database: Runner, { pair }: Shift): Promise<number> {
  const values = [pair.assignment_id, pair.start_date, pair.clock_in];
  const [row] = await database.run(readWorked, values);
  return row?.seconds ?? 0;
}
