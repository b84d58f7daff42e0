import type { LocalDate, PlannedDay } from 'shared-contracts';
import { createShortCache } from '../../database/createShortCache.ts';
import type { ServerContext } from '../../calls/serverContext.ts';
import { dayPlan, type DayPlan } from '../rules/dayPlan.ts';

/** A local day of an assignment. */
export interface AssignmentDay {
  readonly assignmentId: number;
  /** `yyyy-MM-dd` */
  readonly date: string;
  readonly timeZone: string;
}

/** What is planned on each of the days, in their order, however many: a few statements at most. */
export type FindPlannedDays = (
  days: readonly Pick<AssignmentDay, 'assignmentId' | 'date'>[],
) => Promise<readonly PlannedDay[]>;

/** The plans of the days, in their order. */
export type DayPlans = (days: readonly AssignmentDay[]) => Promise<readonly DayPlan[]>;

/**
 * Works the plan of a day out once in half a minute, since every punch and every page asks for it.
 * They are dropped as soon as a process of the server says that schedules have changed.
 */
export function createDayPlans(
  find: FindPlannedDays,
  { now, push }: Pick<ServerContext, 'now' | 'push'>,
): DayPlans {
  const cache = createShortCache<AssignmentDay, DayPlan>({
    milliseconds: 30_000,
    keyOf,
    find: asDayPlans(find),
  });
  push.subscribe(({ type }) => {
    if (type === 'schedules-changed') cache.clear();
  });

  return async (days) => {
    const plans = await cache.read(days, now());
    return days.map(
      ({ date, timeZone }, index) => plans[index] ?? dayPlan(nothing, date, timeZone),
    );
  };
}

/** Works plans out of what is planned, each day once, and keeps none. */
export function asDayPlans(find: FindPlannedDays): DayPlans {
  return async (days) => {
    const distinct = [...new Map(days.map((day) => [keyOf(day), day])).values()];
    const planned = await find(distinct);
    const plans = new Map(
      distinct.map((day, index) => [
        keyOf(day),
        dayPlan(planned[index] ?? nothing, day.date, day.timeZone),
      ]),
    );
    return days.map((day) => plans.get(keyOf(day)) ?? dayPlan(nothing, day.date, day.timeZone));
  };
}

/** The plans of one assignment's days, each worked out once, by what is known to be planned. */
export function keptDayPlans(plannedOn: (date: LocalDate) => PlannedDay): DayPlans {
  const plans = new Map<LocalDate, DayPlan>();
  return async (days) =>
    days.map(({ date, timeZone }) => {
      const plan = plans.get(date) ?? dayPlan(plannedOn(date), date, timeZone);
      plans.set(date, plan);
      return plan;
    });
}

function keyOf({ assignmentId, date }: AssignmentDay): string {
  return `${assignmentId} ${date}`;
}

const nothing: PlannedDay = { kind: 'none' };
