import type { Instant } from 'shared-contracts';
import type { DayPlan } from '../rules/dayPlan.ts';
import { daysAround, planAt } from '../rules/planAt.ts';
import type { Shift } from '../rules/timePairRow.ts';
import type { AssignmentDay, DayPlans } from './createDayPlans.ts';

/** The moment of an actual or possible punch. */
export interface PunchMoment extends Pick<AssignmentDay, 'assignmentId' | 'timeZone'> {
  readonly at: Instant;
}

/** The plan for a punch at the moment (`planAt`). */
export async function planFor(
  dayPlans: DayPlans,
  { assignmentId, at, timeZone }: PunchMoment,
): Promise<DayPlan> {
  const days = daysAround(at, timeZone).map((date) => ({ assignmentId, date, timeZone }));
  return planAt(await dayPlans(days), at, timeZone);
}

/** The plans for punches at the moments (`planAt`), in order. */
export async function plansAt(
  dayPlans: DayPlans,
  moments: readonly PunchMoment[],
): Promise<DayPlan[]> {
  const around = await plansAround(dayPlans, moments);
  return moments.map(({ at, timeZone }, index) => planAt(around[index] ?? [], at, timeZone));
}

/** For each moment the plans of the days that decide (`daysAround`), in order. */
export async function plansAround(
  dayPlans: DayPlans,
  moments: readonly PunchMoment[],
): Promise<DayPlan[][]> {
  const days = moments.map(({ assignmentId, at, timeZone }) =>
    daysAround(at, timeZone).map((date) => ({ assignmentId, date, timeZone })),
  );
  const plans = await dayPlans(days.flat());
  let next = 0;
  return days.map(({ length }) => plans.slice(next, (next += length)));
}

/** A shift begins when its person clocks in. */
export function beginningOf({
  pair: { assignment_id: assignmentId, clock_in: at, time_zone: timeZone },
}: {
  readonly pair: Pick<Shift['pair'], 'assignment_id' | 'clock_in' | 'time_zone'>;
}): PunchMoment {
  return { assignmentId, at, timeZone };
}
