import { limits, toInstant, toMillis } from 'shared-contracts';
import type { NearbyEntry, NearbyTime } from '../../shifts/data/nearbyTime.ts';
import { type DayPlan, scheduledSpan } from '../../shifts/rules/dayPlan.ts';
import { planAt } from '../../shifts/rules/planAt.ts';
import type { Shift } from '../../shifts/rules/timePairRow.ts';

/** An entry with the plans of the days around its clock-in (`daysAround`). */
export interface PlannedEntry {
  readonly shift: Shift;
  readonly plans: readonly DayPlan[];
}

/** Ids of the entries that are not the first of their planned shift. */
export async function findLaterOfDay(
  nearby: Pick<NearbyTime, 'entries'>,
  entries: readonly PlannedEntry[],
): Promise<ReadonlySet<number>> {
  const others = await nearby.entries(
    entries.map(({ shift: { pair } }) => ({
      assignmentId: pair.assignment_id,
      date: pair.start_date,
    })),
  );
  const byAssignment = Map.groupBy(others, ({ assignment_id: id }) => id);
  const later = entries.filter((entry) => {
    const beside = byAssignment.get(entry.shift.pair.assignment_id) ?? [];
    return beside.some((other) => beginsBefore(other, entry));
  });
  return new Set(later.map(({ shift }) => shift.pair.id));
}

/** Whether no other entry of its planned shift begins before this one. */
export async function startsItsDay(
  nearby: Pick<NearbyTime, 'entries'>,
  entry: PlannedEntry,
): Promise<boolean> {
  return (await findLaterOfDay(nearby, [entry])).size === 0;
}

function beginsBefore(other: NearbyEntry, { shift: { pair }, plans }: PlannedEntry): boolean {
  const { clock_in: start, time_zone: timeZone } = pair;
  const plan = planAt(plans, start, timeZone);
  const span = scheduledSpan(plan);
  if (span === null || other.status === 'REJECTED') return false;
  if (other.original_version_id === pair.original_version_id) return false;
  const since = toInstant(toMillis(span.start) - limits.reachOfDayMilliseconds);
  if (other.clock_in < since || other.clock_in >= start) return false;
  return planAt(plans, other.clock_in, timeZone).date === plan.date;
}
