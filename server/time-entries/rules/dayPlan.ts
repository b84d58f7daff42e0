import {
  plannedMinutes,
  scheduledSegments,
  type LocalDate,
  type PlannedDay,
  type ScheduledSegment,
} from 'shared-contracts';

/** What is planned for an assignment on one day, its segments as instants in their order. */
export interface DayPlan {
  /** The local day to which the plan belongs; a night shift ends on the next one. */
  readonly date: LocalDate;
  readonly planned: PlannedDay;
  /** Minutes of work as they pass; none without work. */
  readonly minutes: number;
  /** None without a schedule. */
  readonly segments: readonly ScheduledSegment[];
}

/** Works the plan of a day out in the assignment's zone; costly beside presenting a shift with it. */
export function dayPlan(planned: PlannedDay, date: LocalDate, timeZone: string): DayPlan {
  const segments = isScheduled(planned) ? scheduledSegments(planned.day, date, timeZone) : [];
  return {
    date,
    planned,
    minutes: plannedMinutes(planned, date, timeZone),
    segments: segments.filter(({ category }) => category !== 'PLACEHOLDER'),
  };
}

/** Whether a schedule gives the day, with work or without. */
export function isScheduled(
  planned: PlannedDay,
): planned is Extract<PlannedDay, { readonly schedule: unknown }> {
  return planned.kind === 'work' || planned.kind === 'off';
}

/** Whether the day's time is recorded as a duration, whose clock times say nothing. */
export function isDuration({ planned }: Pick<DayPlan, 'planned'>): boolean {
  return isScheduled(planned) && planned.schedule.timeRecordingVariant === 'DURATION';
}
