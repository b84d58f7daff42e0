import type { Database } from '../../database/database.ts';
import { statement } from '../../database/statement.ts';
import type { DayPlans } from '../../time-entries/data/createDayPlans.ts';
import { beginningOf, plansAt } from '../../time-entries/data/plansAt.ts';
import { isAsScheduled, type DayEntry } from '../rules/asScheduled.ts';

type DayRow = DayEntry & {
  readonly status: string;
  readonly assignment_id: number;
  readonly start_date: string;
  readonly time_zone: string;
};

/** Value: ids of entries. Answers everything that stands on their days and on those beside them. */
const readDays = statement<DayRow>(
  'readDaysOfEntries',
  `select other.id, other.status, other.assignment_id, other.start_date, other.time_zone, other.clock_in,
     other.clock_out, other.duration, other.is_correction, other.info_indicators
   from (select distinct pair.assignment_id, pair.start_date + beside as date
     from time_pair pair cross join generate_series(-1, 1) beside
     where pair.id = any($1::bigint[])) asked
   join time_pair other on other.assignment_id = asked.assignment_id
     and other.start_date = asked.date and other.is_latest and other.deleted_at is null
     and other.status <> 'REJECTED'`,
);

/**
 * Those of the entries that wait for approval and whose days match their schedules, with everything
 * that belongs to the same planned shift.
 */
export async function findAsScheduled(
  database: Pick<Database, 'run'>,
  dayPlans: DayPlans,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await database.run(readDays, [ids]);
  const moments = rows.map((row) => beginningOf({ pair: row }));
  const judgedBy = await plansAt(dayPlans, moments);
  const asked = new Set(ids);
  const dated = rows.map((row, index) => ({ row, date: judgedBy[index]?.date ?? row.start_date }));
  const days = [
    ...Map.groupBy(dated, ({ row, date }) => `${row.assignment_id} ${date}`).values(),
  ].flatMap((ofDay) => {
    const [first] = ofDay;
    if (first === undefined || !ofDay.some(({ row }) => asked.has(row.id))) return [];
    const { assignment_id: assignmentId, time_zone: timeZone } = first.row;
    return [{ assignmentId, date: first.date, timeZone, entries: ofDay.map(({ row }) => row) }];
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
