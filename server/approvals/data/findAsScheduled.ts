import type { Database } from '../../database/database.ts';
import { statement } from '../../database/statement.ts';
import type { DayPlans } from '../../time-entries/data/createDayPlans.ts';
import { isAsScheduled, type DayEntry } from '../rules/asScheduled.ts';

type DayRow = DayEntry & {
  readonly status: string;
  readonly assignment_id: number;
  readonly start_date: string;
  readonly time_zone: string;
};

/** Value: ids of entries. Everything that stands on their days beside them counts with them. */
const readDays = statement<DayRow>(
  'readDaysOfEntries',
  `select other.id, other.status, other.assignment_id, other.start_date, other.time_zone, other.clock_in,
     other.clock_out, other.duration, other.is_correction, other.info_indicators
   from (select distinct assignment_id, start_date from time_pair where id = any($1::bigint[])) asked
   join time_pair other on other.assignment_id = asked.assignment_id
     and other.start_date = asked.start_date and other.is_latest and other.deleted_at is null
     and other.status <> 'REJECTED'
   order by other.assignment_id, other.start_date`,
);

/** Those of the entries that wait for approval and whose days match their schedules. */
export async function findAsScheduled(
  database: Pick<Database, 'run'>,
  dayPlans: DayPlans,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await database.run(readDays, [ids]);
  const days = [
    ...Map.groupBy(rows, (row) => `${row.assignment_id} ${row.start_date}`).values(),
  ].flatMap((entries) => {
    const [first] = entries;
    if (first === undefined) return [];
    const { assignment_id: assignmentId, start_date: date, time_zone: timeZone } = first;
    return [{ assignmentId, date, timeZone, entries }];
  });
  const plans = await dayPlans(days);
  const matching = days.filter(({ entries }, index) => {
    const plan = plans[index];
    return plan !== undefined && isAsScheduled(entries, plan);
  });
  const pending = matching.flatMap(({ entries }) =>
    entries.filter(({ status }) => status === 'PENDING'),
  );
  return new Set(pending.map(({ id }) => id));
}
