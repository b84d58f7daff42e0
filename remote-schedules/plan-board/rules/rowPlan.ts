import type { DateRange } from 'shared-contracts';
import { joinBars, type ScheduleBar } from '../../bars/rules/joinBars.ts';
import {
  plannedAssignment,
  type AssignmentSummary,
  type DatedPlan,
} from '../../bars/rules/planDays.ts';

/** A row's days and their bars. */
export interface RowPlan {
  readonly summary: AssignmentSummary;
  readonly days: readonly DatedPlan[];
  readonly bars: readonly ScheduleBar[];
}

/** The plan in the range; cached while the server's data is the same. */
export function rowPlan(summary: AssignmentSummary, range: DateRange): RowPlan {
  const kept = known.get(summary);
  if (kept && isSame(kept.range, range)) return kept.plan;
  const { days } = plannedAssignment(summary, range);
  const plan = { summary, days, bars: joinBars(days) };
  known.set(summary, { range, plan });
  return plan;
}

/** The bar of a day, by its index in the range. */
export function barOn({ bars }: RowPlan, day: number): ScheduleBar | undefined {
  return bars.find(({ first, days }) => first <= day && day < first + days.length);
}

const known = new WeakMap<AssignmentSummary, { range: DateRange; plan: RowPlan }>();

function isSame(one: DateRange, other: DateRange): boolean {
  return one.startDate === other.startDate && one.endDate === other.endDate;
}
