import {
  elapsedSeconds,
  type Instant,
  plannedMinutes,
  scheduledSegments,
  type LocalDate,
  type PlannedDay,
  type ScheduledSegment,
  scheduledSpan as spanOf,
  timedSegments,
  type TimeSpan,
} from 'shared-contracts';

/** Seconds beside the schedule that nobody remarks on, and within which an entry matches it. */
export const scheduleGraceSeconds = 600;

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
    segments: timedSegments(segments),
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

/** From the first to the last scheduled instant of a working day; null without work at set times. */
export function scheduledSpan({ planned, segments }: DayPlan): TimeSpan | null {
  return planned.kind === 'work' ? spanOf(segments) : null;
}

/** Seconds from which time beside the planned shift may be that shift, worked at another time. */
const secondsOfShiftBeside = 3600;

/**
 * Whether time of a day may be the shift planned on it: it touches it, still runs, or lasts for an
 * hour (decisions: planned-shifts). Always without work at set times.
 */
export function mayBeShift(
  { clockIn, clockOut }: { readonly clockIn: Instant; readonly clockOut: Instant | null },
  plan: DayPlan,
): boolean {
  const span = scheduledSpan(plan);
  if (span === null || clockOut === null) return true;
  if (clockIn < span.end && clockOut > span.start) return true;
  return elapsedSeconds(clockIn, clockOut) >= secondsOfShiftBeside;
}
