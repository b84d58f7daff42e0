import type { DateRange } from 'shared-contracts';
import { planDays, type DatedPlan } from '../rules/planDays.ts';
import type { AssignmentSummary } from './scheduleQuery.ts';

/** One assignment with its days in the shown range, or with the days of one block. */
export interface PlannedAssignment {
  readonly summary: AssignmentSummary;
  readonly days: readonly DatedPlan[];
}

export function plannedAssignment(summary: AssignmentSummary, range: DateRange): PlannedAssignment {
  return { summary, days: planDays(summary.ranges, range, summary.timeZone) };
}
