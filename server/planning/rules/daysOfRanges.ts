import { addDays, dayCount, localDay, type DateRange } from 'shared-contracts';

/** First and last day of the ranges, and their number of days; there is at least one range. */
export function daysOfRanges(ranges: readonly DateRange[]): DateRange & { readonly days: number } {
  const starts = ranges.map(({ startDate }) => startDate).toSorted();
  const ends = ranges.map(({ endDate }) => endDate).toSorted();
  const days = ranges.reduce((sum, range) => sum + dayCount(range), 0);
  return { startDate: starts[0] ?? '', endDate: ends.at(-1) ?? '', days };
}

/** Whether one of the ranges contains today or tomorrow in the time zone. */
export function areSoon(ranges: readonly DateRange[], timeZone: string, now: Date): boolean {
  const today = localDay(now.toISOString(), timeZone);
  const tomorrow = addDays(today, 1);
  return ranges.some(({ startDate, endDate }) => startDate <= tomorrow && endDate >= today);
}
