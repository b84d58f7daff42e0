import type { LocalDate, PlannedDay } from 'shared-contracts';
import { createShortCache } from '../../calls/createShortCache.ts';
import type { ServerContext } from '../../calls/serverContext.ts';
import { plannedOn } from '../../schedules/data/plannedDays.ts';
import type { AssignmentPlan } from '../../schedules/rules/assignedRanges.ts';
import { dayPlan, type DayPlan } from '../rules/dayPlan.ts';

/** A local day of an assignment. */
export interface AssignmentDay {
  readonly assignmentId: number;
  /** `yyyy-MM-dd` */
  readonly date: string;
  readonly timeZone: string;
}

/** The plans of the days, in order, with a few statements in total. */
export type FindPlannedDays = (
  days: readonly Pick<AssignmentDay, 'assignmentId' | 'date'>[],
) => Promise<readonly PlannedDay[]>;

/** The plans of the days, in order. */
export type DayPlans = (days: readonly AssignmentDay[]) => Promise<readonly DayPlan[]>;

/**
 * Caches the plan of a day for half a minute, since every punch and every page needs it. Any
 * process of the server that changes schedules clears the cache.
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

/** Calculates plans, each day once, without a cache. */
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

/** The plans of one assignment's days from its known schedules, each calculated once. */
export function dayPlansOf(known: AssignmentPlan | null): DayPlans {
  const plans = new Map<LocalDate, DayPlan>();
  return async (days) =>
    days.map(({ date, timeZone }) => {
      const planned = known === null ? nothing : plannedOn(known, date);
      const plan = plans.get(date) ?? dayPlan(planned, date, timeZone);
      plans.set(date, plan);
      return plan;
    });
}

function keyOf({ assignmentId, date }: AssignmentDay): string {
  return `${assignmentId} ${date}`;
}

const nothing: PlannedDay = { kind: 'none' };
