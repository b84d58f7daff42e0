import {
  addDays,
  daysOf,
  elapsedSeconds,
  localDay,
  scheduledSegments,
  scheduledSpan,
  scheduleOn,
  type AssignedRange,
  type DateRange,
  type Instant,
  type LocalDate,
} from 'shared-contracts';

/** A shift of the schedule as it falls on one day. */
export interface PlannedShift {
  readonly date: LocalDate;
  /** The schedule's name. */
  readonly name: string;
  readonly start: Instant;
  readonly end: Instant;
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

/** The planned shift to which an instant belongs: one that still runs from the day before, or the day's own. */
export function plannedShiftAt(
  planned: readonly PlannedShift[],
  at: Instant,
  timeZone: string,
): PlannedShift | null {
  const today = localDay(at, timeZone);
  const yesterday = addDays(today, -1);
  const running = planned.find(({ date, end }) => date === yesterday && end > at);
  return running ?? planned.find(({ date, end }) => date === today && end > at) ?? null;
}

/** The first planned shift that is still to begin. */
export function nextPlannedShift(
  planned: readonly PlannedShift[],
  now: Instant,
): PlannedShift | null {
  return planned.find(({ start }) => start > now) ?? null;
}
