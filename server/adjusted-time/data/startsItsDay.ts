import type { Database } from '../../database/database.ts';
import { statement } from '../../database/statement.ts';
import type { Shift } from '../../time-entries/rules/timePairRow.ts';

/** Value: json of assignment, day, shift and clock-in of entries. Answers those that are not the first. */
const findLater = statement<{ readonly id: number }>(
  'findLaterEntriesOfDay',
  `select asked.id from jsonb_to_recordset($1::jsonb) asked(id bigint, assignment_id bigint,
     original_version_id bigint, start_date date, clock_in timestamptz)
   where exists (select from time_pair other
     where other.assignment_id = asked.assignment_id and other.start_date = asked.start_date
       and other.is_latest and other.deleted_at is null and other.status <> 'REJECTED'
       and other.original_version_id <> asked.original_version_id
       and other.clock_in < asked.clock_in)`,
);

/** Ids of the entries before which another one of their day starts. */
export async function findLaterOfDay(
  database: Pick<Database, 'run'>,
  shifts: readonly Shift[],
): Promise<ReadonlySet<number>> {
  if (shifts.length === 0) return new Set();
  const asked = shifts.map(({ pair }) => ({
    id: pair.id,
    assignment_id: pair.assignment_id,
    original_version_id: pair.original_version_id,
    start_date: pair.start_date,
    clock_in: pair.clock_in,
  }));
  const rows = await database.run(findLater, [JSON.stringify(asked)]);
  return new Set(rows.map(({ id }) => id));
}

/** Whether no other entry of the day starts before the shift. */
export async function startsItsDay(
  database: Pick<Database, 'run'>,
  shift: Shift,
): Promise<boolean> {
  return (await findLaterOfDay(database, [shift])).size === 0;
}
