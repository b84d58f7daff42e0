import { statement, type Runner } from '../../database/statement.ts';
import type { DayPlans } from '../../shifts/data/createDayPlans.ts';
import { beginningOf, plansAt } from '../../shifts/data/plansAt.ts';
import type { DayPlan } from '../../shifts/rules/dayPlan.ts';
import {
  deviationsOf,
  isAsScheduled,
  isUnusual,
  type DayEntry,
  type Deviation,
} from '../rules/asScheduled.ts';

type DayRow = DayEntry & {
  readonly status: string;
  readonly assignment_id: number;
  readonly start_date: string;
  readonly time_zone: string;
};

/** Returns all entries on their days and on the neighbouring days. */
const readDays = statement<DayRow, { ids: readonly number[] }>(
  'readDaysOfEntries',
  `select other.id, other.status, other.assignment_id, other.start_date, other.time_zone, other.clock_in,
     other.clock_out, other.duration, other.is_correction, other.info_indicators
   from (select distinct pair.assignment_id, pair.start_date + beside as date
     from time_pair pair cross join generate_series(-1, 1) beside
     where pair.id = any($ids::bigint[])) asked
   join time_pair other on other.assignment_id = asked.assignment_id
     and other.start_date = asked.date and other.is_latest and other.deleted_at is null
     and other.status <> 'REJECTED'`,
);

interface Day {
  readonly entries: readonly DayRow[];
  readonly plan: DayPlan;
}

/**
 * Those of the entries that wait for approval and whose days match their schedules, with the other
 * entries of the same planned shift.
 */
export async function findAsScheduled(
  database: Runner,
  dayPlans: DayPlans,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const days = await readDaysWithPlans(database, dayPlans, ids);
  const matching = days.filter(({ entries, plan }) => isAsScheduled(entries, plan));
  return new Set(matching.flatMap(({ entries }) => entries.filter(isPending)).map(({ id }) => id));
}

/**
 * By id, why pending entries without anything unusual do not match their schedules: these neither
 * need a manager's look nor does the rule approve them.
 */
export async function findDeviations(
  database: Runner,
  dayPlans: DayPlans,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly Deviation[]>> {
  if (ids.length === 0) return new Map();
  const days = await readDaysWithPlans(database, dayPlans, ids);
  return new Map(
    days.flatMap(({ entries, plan }) => {
      if (isAsScheduled(entries, plan)) return [];
      const ofDay = deviationsOf(entries, plan);
      const beside = { kind: 'BESIDE_UNUSUAL', minutes: null } as const;
      return entries
        .filter((entry) => isPending(entry) && !isUnusual(entry))
        .map(({ id }) => [id, ofDay.length > 0 ? ofDay : [beside]] as const);
    }),
  );
}

async function readDaysWithPlans(
  database: Runner,
  dayPlans: DayPlans,
  ids: readonly number[],
): Promise<Day[]> {
  const rows = await database.run(readDays, { ids });
  const moments = rows.map((row) => beginningOf({ pair: row }));
  const judgedBy = await plansAt(dayPlans, moments);
  const wanted = new Set(ids);
  const dated = rows.map((row, index) => ({ row, date: judgedBy[index]?.date ?? row.start_date }));
  const days = [
    ...Map.groupBy(dated, ({ row, date }) => `${row.assignment_id} ${date}`).values(),
  ].flatMap((ofDay) => {
    const [first] = ofDay;
    if (first === undefined || !ofDay.some(({ row }) => wanted.has(row.id))) return [];
    const { assignment_id: assignmentId, time_zone: timeZone } = first.row;
    return [{ assignmentId, date: first.date, timeZone, entries: ofDay.map(({ row }) => row) }];
  });
  const plans = await dayPlans(days);
  return days.flatMap(({ entries }, index) => {
    const plan = plans[index];
    return plan === undefined ? [] : [{ entries, plan }];
  });
}

function isPending({ status }: DayRow): boolean {
  return status === 'PENDING';
}
