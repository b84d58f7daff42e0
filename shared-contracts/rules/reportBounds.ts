import { addMonths, monthOf, type DateRange } from './dateRange.ts';
import type { LocalDate } from './instant.ts';

/**
 * The days that a report may cover (spec §5): from the last day of the month twelve months back to
 * the last day of the next month.
 */
export function reportBounds(today: LocalDate): DateRange {
  return {
    startDate: monthOf(addMonths(today, -12)).endDate,
    endDate: monthOf(addMonths(monthOf(today).startDate, 1)).endDate,
  };
}

/** The first fault of a report's days: an end before the start, or a day outside the bounds. */
export function reportRangeFault(
  { startDate, endDate }: DateRange,
  today: LocalDate,
): { readonly field: keyof DateRange; readonly fault: 'combination' | 'range' } | null {
  const bounds = reportBounds(today);
  const isOutside = (date: LocalDate) => date < bounds.startDate || date > bounds.endDate;
  if (isOutside(startDate)) return { field: 'startDate', fault: 'range' };
  if (isOutside(endDate)) return { field: 'endDate', fault: 'range' };
  return endDate < startDate ? { field: 'endDate', fault: 'combination' } : null;
}
