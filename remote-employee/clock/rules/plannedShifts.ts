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

/** A shift of the schedule as it falls on one day. */
export interface PlannedShift extends PlannedSpan {
  /** The schedule's name. */
  readonly name: string;
  /** Seconds of its unpaid breaks. */
  readonly breakSeconds: number;
}

/** What is planned for an assignment on the days of the range, in their order; days off are left out. */
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

/** What is planned for whoever is not clocked in: the shift that a clock-in would begin, else today's. */
export function plannedNow(
  planned: readonly PlannedShift[],
  now: Instant,
  timeZone: string,
): PlannedShift | null {
  const today = localDay(now, timeZone);
  const ofToday = planned.find(({ date, start }) => date === today && start > now);
  return plannedShiftAt(planned, now, timeZone) ?? ofToday ?? null;
}

/** What is planned for a day, also when its time has passed. */
export function plannedOn(planned: readonly PlannedShift[], day: LocalDate): PlannedShift | null {
  return planned.find(({ date }) => date === day) ?? null;
}

/** The first planned shift that is still to begin. */
export function nextPlannedShift(
  planned: readonly PlannedShift[],
  now: Instant,
): PlannedShift | null {
  return planned.find(({ start }) => start > now) ?? null;
}
