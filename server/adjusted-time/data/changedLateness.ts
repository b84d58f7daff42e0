import { addDays, infoIndicators as inOrder } from 'shared-contracts';
import type { AssignmentDay, DayPlans } from '../../shifts/data/createDayPlans.ts';
import type { NearbyEntry, NearbyTime } from '../../shifts/data/nearbyTime.ts';
import { plansAt } from '../../shifts/data/plansAt.ts';
import type { DayPlan } from '../../shifts/rules/dayPlan.ts';
import { planAt } from '../../shifts/rules/planAt.ts';
import type { ShiftChange } from '../../shifts/rules/shiftChange.ts';
import type { TimePairRow } from '../../shifts/rules/timePairRow.ts';
import { startsLate } from '../../shifts/rules/unusual.ts';
import { reorderedMoments } from '../rules/reorderedMoments.ts';

/** An entry whose lateness has changed. */
type Relabelled = Pick<TimePairRow, 'assignment_id' | 'id' | 'info_indicators'>;

/**
 * Only the first entry of a planned shift can be late, so a change that adds, moves, rejects or
 * deletes one can change the lateness of the others. Call it after the shifts and their chain heads
 * were read: anything recorded later makes the changes fail.
 */
export async function changedLateness(
  { dayPlans, entries }: NearbyTime,
  changes: readonly Pick<ShiftChange, 'before' | 'after'>[],
): Promise<readonly Relabelled[]> {
  const moments = changes.flatMap(reorderedMoments);
  if (moments.length === 0) return [];
  const judgedBy = await plansAt(dayPlans, moments);
  const affected = new Map(
    moments.flatMap(({ assignmentId, timeZone }, index) => {
      const date = judgedBy[index]?.date;
      return date === undefined
        ? []
        : [[keyOf({ assignmentId, date }), { assignmentId, date, timeZone }] as const];
    }),
  );
  const days = [...affected.values()];
  const [plans, rows] = await Promise.all([plansNearby(dayPlans, days), entries(days)]);
  const byShift = Map.groupBy(afterChanges(rows, changes), (entry) => {
    const { assignment_id: assignmentId, clock_in: at, time_zone: timeZone } = entry;
    return keyOf({ assignmentId, date: planAt(plans(assignmentId), at, timeZone).date });
  });
  return [...byShift].flatMap(([key, ofShift]) => {
    const day = affected.get(key);
    const plan = plans(day?.assignmentId).find(({ date }) => date === day?.date);
    return plan === undefined ? [] : relabelled(ofShift, plan);
  });
}

/** The entries after the changes. */
function afterChanges(
  rows: readonly NearbyEntry[],
  changes: readonly Pick<ShiftChange, 'before' | 'after'>[],
): NearbyEntry[] {
  const entries = new Map(rows.map((row) => [row.id, row]));
  for (const { before, after } of changes) {
    if (before !== null) entries.delete(before.pair.id);
    if (after.pair.deleted_at === null) entries.set(after.pair.id, after.pair);
  }
  return [...entries.values()];
}

/** By assignment, the plans that assign the entries on and next to the days to planned shifts. */
async function plansNearby(dayPlans: DayPlans, days: readonly AssignmentDay[]) {
  const nearby = days.flatMap((day) =>
    [-2, -1, 0, 1, 2].map((beside) => ({ ...day, date: addDays(day.date, beside) })),
  );
  const distinct = [...new Map(nearby.map((day) => [keyOf(day), day])).values()];
  const plans = await dayPlans(distinct);
  const byAssignment = Map.groupBy(plans, (_plan, index) => distinct[index]?.assignmentId);
  return (assignmentId: number | undefined) => byAssignment.get(assignmentId) ?? [];
}

function keyOf({ assignmentId, date }: Pick<AssignmentDay, 'assignmentId' | 'date'>): string {
  return `${assignmentId} ${date}`;
}

/** The entries of a planned shift whose indicators have changed. */
function relabelled(entries: readonly NearbyEntry[], plan: DayPlan): Relabelled[] {
  const standing = entries.filter(({ status }) => status !== 'REJECTED');
  return entries.flatMap((entry) => {
    const { assignment_id, id, clock_in: start, info_indicators: before } = entry;
    const isLate =
      startsLate({ pair: entry }, plan) && !standing.some(({ clock_in }) => clock_in < start);
    if (isLate === before.includes('LATE_CLOCK_IN')) return [];
    const info_indicators = inOrder.filter((indicator) =>
      indicator === 'LATE_CLOCK_IN' ? isLate : before.includes(indicator),
    );
    return [{ assignment_id, id, info_indicators }];
  });
}
