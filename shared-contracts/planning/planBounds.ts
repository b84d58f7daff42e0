import { addMonths, monthOf, type DateRange } from '../rules/dateRange.ts';
import type { LocalDate } from '../rules/instant.ts';

/**
 * The days that can be planned (spec §5): from the first of the previous month to the last of the
 * month twelve months ahead.
 */
export function planBounds(today: LocalDate): DateRange {
  const firstOfMonth = monthOf(today).startDate;
  return {
    startDate: addMonths(firstOfMonth, -1),
    endDate: monthOf(addMonths(firstOfMonth, 12)).endDate,
  };
}
