import { addMonths, monthOf, weekOf, type DateRange, type Weekday } from './dateRange.ts';
import type { LocalDate } from './instant.ts';

/**
 * The days that a report can include (spec §5): from the last day of the month twelve months ago to
 * the last day of the next month.
 */
export function reportBounds(today: LocalDate): DateRange {
  return {
    startDate: monthOf(addMonths(today, -12)).endDate,
    endDate: monthOf(addMonths(monthOf(today).startDate, 1)).endDate,
  };
}

/**
 * The days that the report of schedules can include (spec §5): from the first day of the month
 * twelve months ago to the last day of the month two months ahead. It is then extended to whole
 * weeks.
 */
export function scheduleReportBounds(today: LocalDate): DateRange {
  return {
    startDate: monthOf(addMonths(today, -12)).startDate,
    endDate: monthOf(addMonths(monthOf(today).startDate, 2)).endDate,
  };
}

/** The days of all weeks that overlap the range, by the reader's first day of the week. */
export function wholeWeeks({ startDate, endDate }: DateRange, startOfWeek: Weekday): DateRange {
  return {
    startDate: weekOf(startDate, startOfWeek).startDate,
    endDate: weekOf(endDate, startOfWeek).endDate,
  };
}

/** The days of a page, each moved to the nearest one that a report can include. */
export function nearestInBounds({ startDate, endDate }: DateRange, bounds: DateRange): DateRange {
  const nearest = (date: LocalDate) =>
    date < bounds.startDate ? bounds.startDate : date > bounds.endDate ? bounds.endDate : date;
  return { startDate: nearest(startDate), endDate: nearest(endDate) };
}

/** The first fault of a report's days: an end before the start, or a day outside the bounds. */
export function reportRangeFault(
  { startDate, endDate }: DateRange,
  bounds: DateRange,
): { readonly field: keyof DateRange; readonly fault: 'combination' | 'range' } | null {
  const isOutside = (date: LocalDate) => date < bounds.startDate || date > bounds.endDate;
  if (isOutside(startDate)) return { field: 'startDate', fault: 'range' };
  if (isOutside(endDate)) return { field: 'endDate', fault: 'range' };
  return endDate < startDate ? { field: 'endDate', fault: 'combination' } : null;
}
