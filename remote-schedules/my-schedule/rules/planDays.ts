import {
  daysOf,
  plannedMinutes,
  scheduleOn,
  type AssignedRange,
  type DateRange,
  type PlannedDay,
} from 'shared-contracts';

export interface DatedPlan {
  readonly date: string;
  readonly planned: PlannedDay;
}

/** What is planned on each day of the range. */
export function planDays(ranges: readonly AssignedRange[], range: DateRange): DatedPlan[] {
  return daysOf(range).map((date) => ({ date, planned: scheduleOn(ranges, date) }));
}

/** Minutes of work planned on those days. */
export function totalMinutes(days: readonly DatedPlan[]): number {
  return days.reduce((sum, { planned }) => sum + plannedMinutes(planned), 0);
}
