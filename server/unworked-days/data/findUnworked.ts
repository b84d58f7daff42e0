import { localDay, type TimeSpan } from 'shared-contracts';
import type { Runner } from '../../database/statement.ts';
import { covers } from '../../people/rules/isActiveAt.ts';
import type { FindPlannedDays } from '../../shifts/data/createDayPlans.ts';
import { dayPlan } from '../../shifts/rules/dayPlan.ts';
import { spanValues, type DaySpan } from '../../shifts/rules/daySpans.ts';
import { pastPlan, type PastPlan } from '../rules/unworkedDay.ts';
import { readFreeDays, withoutTime, type ExpectedAssignment } from './unworkedDays.ts';

/** A past planned shift without time. */
export interface UnworkedShift extends PastPlan {
  readonly assignmentId: number;
  readonly assignment: ExpectedAssignment;
  /** The local day of the assignment. */
  readonly date: string;
  readonly span: TimeSpan;
}

/** Approximate number of person-days whose plans are calculated together. */
export const daysAtOnce = 4000;

/** The planned shifts of these days that nobody worked, by assignment and day. */
export async function findUnworked(
  database: Runner,
  plannedDays: FindPlannedDays,
  expected: readonly ExpectedAssignment[],
  spans: readonly DaySpan[],
  now: Date,
): Promise<UnworkedShift[]> {
  const instant = now.toISOString();
  const today = new Map(
    [...new Set(expected.map(({ timeZone }) => timeZone))].map((zone) => [
      zone,
      localDay(instant, zone),
    ]),
  );
  const assignments = new Map(expected.map((assignment) => [assignment.id, assignment]));
  const theirs = spans.filter(({ assignmentId }) => assignments.has(assignmentId));
  const free = await database.run(readFreeDays, spanValues(theirs));
  const days = free.flatMap(({ assignment_id: assignmentId, date }) => {
    const assignment = assignments.get(assignmentId);
    return assignment && date <= (today.get(assignment.timeZone) ?? '') && covers(assignment, date)
      ? [{ assignmentId, date, assignment }]
      : [];
  });
  const unworked: UnworkedShift[] = [];
  for (let from = 0; from < days.length; from += daysAtOnce) {
    const some = days.slice(from, from + daysAtOnce);
    // One part after the other, to save memory.
    const plans = await plannedDays(some);
    const past = some.flatMap((day, index) => {
      const planned = plans[index];
      if (planned?.kind !== 'work') return [];
      const plan = pastPlan(dayPlan(planned, day.date, day.assignment.timeZone), instant);
      return plan === null ? [] : [{ ...day, ...plan }];
    });
    unworked.push(...(await withoutTime(database, past)));
  }
  return unworked;
}
