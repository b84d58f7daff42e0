import { addDays, type DateRange } from './dateRange.ts';
import type { LocalDate } from './instant.ts';

/** Individual days as ranges of consecutive ones, in order and without duplicates. */
export function joinDays(dates: readonly LocalDate[]): readonly DateRange[] {
  const ranges: { startDate: LocalDate; endDate: LocalDate }[] = [];
  for (const date of [...new Set(dates)].toSorted()) {
    const last = ranges.at(-1);
    if (last !== undefined && addDays(last.endDate, 1) === date) last.endDate = date;
    else ranges.push({ startDate: date, endDate: date });
  }
  return ranges;
}
