import { addDays, daysBetween } from './dateRange.ts';
import { toInstant, toMillis, type Instant, type LocalDate } from './instant.ts';
import { instantAt } from './instantAt.ts';
import { offsetMinutesAt } from './timeZone.ts';

/** The calendar day in the zone at that instant: a shift belongs to the day of its start. */
export function localDay(instant: Instant, timeZone: string): LocalDate {
  return localDayAt(toMillis(instant), timeZone);
}

/** The first instant of the day in the zone; midnight, if it exists on that day. */
export function startOfLocalDay(date: LocalDate, timeZone: string): Instant {
  return instantAt(date, '00:00', timeZone);
}

/**
 * The first instant after the day: the day is [start, end). It can have 23, 24, 25 or other numbers
 * of hours.
 */
export function endOfLocalDay(date: LocalDate, timeZone: string): Instant {
  return startOfLocalDay(addDays(date, 1), timeZone);
}

/**
 * Calendar days that the span touches after its first one; an end at midnight does not touch the
 * next day.
 */
export function spanningDays(start: Instant, end: Instant, timeZone: string): number {
  const first = toMillis(start);
  const last = Math.max(first, toMillis(end) - 1);
  return daysBetween(localDayAt(first, timeZone), localDayAt(last, timeZone));
}

function localDayAt(millis: number, timeZone: string): LocalDate {
  return toInstant(millis + offsetMinutesAt(millis, timeZone) * 60_000).slice(0, 10);
}
