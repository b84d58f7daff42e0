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

/** An assignment's plan for one day, with its segments as sorted instants. */
export interface DayPlan {
  /** The local day of the plan; a night shift ends on the next one. */
  readonly date: LocalDate;
  readonly planned: PlannedDay;
  /** Elapsed minutes of work; 0 without work. */
  readonly minutes: number;
  /** Empty without a schedule. */
  readonly segments: readonly ScheduledSegment[];
}

/**
 * Calculates the plan of a day in the assignment's zone; expensive compared with presenting a
 * shift.
 */
export function dayPlan(planned: PlannedDay, date: LocalDate, timeZone: string): DayPlan {
  const segments = isScheduled(planned) ? scheduledSegments(planned.day, date, timeZone) : [];
  return {
    date,
    planned,
    minutes: plannedMinutes(planned, date, timeZone),
    segments: timedSegments(segments),
  };
}

/** Whether a schedule covers the day, with work or without. */
export function isScheduled(
  planned: PlannedDay,
): planned is Extract<PlannedDay, { readonly schedule: unknown }> {
  return planned.kind === 'work' || planned.kind === 'off';
}

/** Whether the day's time is recorded as a duration, whose clock times mean nothing. */
export function isDuration({ planned }: Pick<DayPlan, 'planned'>): boolean {
  return isScheduled(planned) && planned.schedule.timeRecordingVariant === 'DURATION';
}

/**
 * From the first to the last scheduled instant of a working day; null without work at set times.
 */
export function scheduledSpan({ planned, segments }: DayPlan): TimeSpan | null {
  return planned.kind === 'work' ? spanOf(segments) : null;
}

/** Seconds after which time outside the planned shift can be that shift, worked at another time. */
const secondsOfShiftBeside = 3600;

/**
 * Whether time of a day can be its planned shift: it overlaps it, is still open, or lasts for an
 * hour (decisions: planned-shifts). Always true without work at set times.
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
