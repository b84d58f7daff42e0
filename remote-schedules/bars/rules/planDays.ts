import {
  daysOf,
  plannedMinutes,
  schedulesOver,
  type AssignedRange,
  type components,
  type DateRange,
  type PlannedDay,
} from 'shared-contracts';

export interface DatedPlan {
  readonly date: string;
  readonly planned: PlannedDay;
  /** Elapsed minutes of work, also across a clock change; 0 without work. */
  readonly minutes: number;
}

/** The plan of each day of the range. */
export function planDays(
  ranges: readonly AssignedRange[],
  range: DateRange,
  timeZone: string,
): DatedPlan[] {
  const plannedOn = schedulesOver(ranges);
  return daysOf(range).map((date) => {
    const planned = plannedOn(date);
    return { date, planned, minutes: plannedMinutes(planned, date, timeZone) };
  });
}

/** Minutes of work planned on those days. */
export function totalMinutes(days: readonly DatedPlan[]): number {
  return days.reduce((sum, { minutes }) => sum + minutes, 0);
}

export type AssignmentSummary = components['schemas']['AssignmentSummaries'][number];

/** An assignment with its days in the range shown, or with the days of one block. */
export interface PlannedAssignment {
  readonly summary: AssignmentSummary;
  readonly days: readonly DatedPlan[];
}

export function plannedAssignment(summary: AssignmentSummary, range: DateRange): PlannedAssignment {
  return { summary, days: planDays(summary.ranges, range, summary.timeZone) };
}
