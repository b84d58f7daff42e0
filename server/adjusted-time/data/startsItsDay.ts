import { limits, toInstant, toMillis } from 'shared-contracts';
import type { Database } from '../../database/database.ts';
import { statement } from '../../database/statement.ts';
import type { DayPlan } from '../../time-entries/rules/dayPlan.ts';
import { planAt } from '../../time-entries/rules/planAt.ts';
import { scheduledSpan } from '../../time-entries/rules/scheduledSpan.ts';
import type { Shift } from '../../time-entries/rules/timePairRow.ts';

/** An entry, and the plans of the days around its clock-in (`daysAround`). */
export interface PlannedEntry {
  readonly shift: Shift;
  readonly plans: readonly DayPlan[];
}

/** Value: json of entries, each with the first instant that matters. Answers what begins before them. */
const findEarlier = statement<{ readonly id: number; readonly clock_in: string }>(
  'findEarlierEntries',
  `select asked.id, other.clock_in from jsonb_to_recordset($1::jsonb) asked(id bigint,
     assignment_id bigint, original_version_id bigint, start_date date, since timestamptz,
     clock_in timestamptz)
   join time_pair other on other.assignment_id = asked.assignment_id
     and other.start_date between asked.start_date - 1 and asked.start_date
     and other.is_latest and other.deleted_at is null and other.status <> 'REJECTED'
     and other.original_version_id <> asked.original_version_id
     and other.clock_in >= asked.since and other.clock_in < asked.clock_in`,
);

/** Ids of the entries before which another one of their planned shift begins. */
export async function findLaterOfDay(
  database: Pick<Database, 'run'>,
  entries: readonly PlannedEntry[],
): Promise<ReadonlySet<number>> {
  const asked = entries.flatMap(({ shift: { pair }, plans }) => {
    const span = scheduledSpan(planAt(plans, pair.clock_in, pair.time_zone));
    if (span === null) return [];
    const since = toInstant(toMillis(span.start) - limits.reachOfDayMilliseconds);
    const { id, assignment_id, original_version_id, start_date, clock_in } = pair;
    return [{ id, assignment_id, original_version_id, start_date, since, clock_in }];
  });
  if (asked.length === 0) return new Set();
  const rows = await database.run(findEarlier, [JSON.stringify(asked)]);
  const byId = new Map(entries.map((entry) => [entry.shift.pair.id, entry]));
  return new Set(rows.flatMap(({ id, clock_in: at }) => (isOfShift(byId.get(id), at) ? [id] : [])));
}

/** Whether no other entry of its planned shift begins before this one. */
export async function startsItsDay(
  database: Pick<Database, 'run'>,
  entry: PlannedEntry,
): Promise<boolean> {
  return (await findLaterOfDay(database, [entry])).size === 0;
}

function isOfShift(entry: PlannedEntry | undefined, at: string): boolean {
  if (entry === undefined) return false;
  const { clock_in: clockIn, time_zone: timeZone } = entry.shift.pair;
  const dateAt = (instant: string) => planAt(entry.plans, instant, timeZone).date;
  return dateAt(at) === dateAt(clockIn);
}
