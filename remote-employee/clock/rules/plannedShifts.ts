import {
  daysOf,
  elapsedSeconds,
  localDay,
  plannedShiftAt,
  scheduledSegments,
  scheduledSpan,
  scheduleOn,
  type AssignedRange,
  type DateRange,
  type Instant,
  type LocalDate,
  type PlannedSpan,
} from 'shared-contracts';

/** A scheduled shift on a given day. */
export interface PlannedShift extends PlannedSpan {
  /** The schedule's name. */
  readonly name: string;
  /** Seconds of its unpaid breaks. */
  readonly breakSeconds: number;
}

/** The plan of an assignment for the days of the range, in order; days off are left out. */
export function plannedShifts(
  ranges: readonly AssignedRange[],
  days: DateRange,
  timeZone: string,
): PlannedShift[] {
  return daysOf(days).flatMap((date) => {
    const planned = scheduleOn(ranges, date);
    if (planned.kind !== 'work') return [];
    const segments = scheduledSegments(planned.day, date, timeZone).filter(
      ({ category }) => category !== 'PLACEHOLDER',
    );
    const span = scheduledSpan(segments);
    if (span === null) return [];
    const breakSeconds = segments
      .filter(({ category }) => category === 'SCHEDULED_UNPAID_BREAK')
      .reduce((sum, { startTime, endTime }) => sum + elapsedSeconds(startTime, endTime), 0);
    return [{ date, name: planned.schedule.externalName, ...span, breakSeconds }];
  });
}

/**
 * The plan for a person who is not clocked in: the shift that a clock-in would start, else today's.
 */
export function plannedNow(
  planned: readonly PlannedShift[],
  now: Instant,
  timeZone: string,
): PlannedShift | null {
  const today = localDay(now, timeZone);
  const ofToday = planned.find(({ date, start }) => date === today && start > now);
  return plannedShiftAt(planned, now, timeZone) ?? ofToday ?? null;
}

/** The plan for a day, even if its time has passed. */
export function plannedOn(planned: readonly PlannedShift[], day: LocalDate): PlannedShift | null {
  return planned.find(({ date }) => date === day) ?? null;
}

/** The first planned shift that has not started. */
export function nextPlannedShift(
  planned: readonly PlannedShift[],
  now: Instant,
): PlannedShift | null {
  return planned.find(({ start }) => start > now) ?? null;
}
