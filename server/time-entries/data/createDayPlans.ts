import type { PlannedDay } from 'shared-contracts';
import type { ServerContext } from '../../http/serverContext.ts';
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

const keptMilliseconds = 30_000;
const mostDays = 20_000;

/**
 * Works the plan of a day out once in half a minute, since every punch and every page asks for it.
 * They are dropped as soon as a process of the server says that schedules have changed.
 */
export function createDayPlans(
  find: FindPlannedDays,
  { now, push }: Pick<ServerContext, 'now' | 'push'>,
): DayPlans {
  push.subscribe(({ type }) => {
    if (type === 'schedules-changed') kept.clear();
  });
  const kept = new Map<string, { readonly plan: DayPlan; readonly since: number }>();

  async function findMissing(days: readonly AssignmentDay[], time: number): Promise<void> {
    const missing = new Map<string, AssignmentDay>();
    for (const day of days) {
      const plan = kept.get(nameOf(day));
      if (plan === undefined || !isFresh(plan, time)) missing.set(nameOf(day), day);
    }
    if (missing.size === 0) return;
    if (kept.size > mostDays) kept.clear();
    const planned = await find([...missing.values()]);
    [...missing].forEach(([name, { date, timeZone }], index) => {
      const plan = dayPlan(planned[index] ?? { kind: 'none' }, date, timeZone);
      kept.set(name, { plan, since: time });
    });
  }

  return async (days) => {
    await findMissing(days, now().getTime());
    return days.map((day) => {
      const plan = kept.get(nameOf(day))?.plan;
      return plan ?? dayPlan({ kind: 'none' }, day.date, day.timeZone);
    });
  };
}

function nameOf({ assignmentId, date }: AssignmentDay): string {
  return `${assignmentId} ${date}`;
}

/** A clock that was set back keeps nothing alive. */
function isFresh({ since }: { readonly since: number }, time: number): boolean {
  return since <= time && time < since + keptMilliseconds;
}
