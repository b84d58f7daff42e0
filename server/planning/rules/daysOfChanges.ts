import { addDays, dayCount, localDay, type DateRange } from 'shared-contracts';

/** First and last day of the changes, and their number of days; there is at least one range. */
export function daysOfChanges(
  changes: readonly { readonly start_date: string; readonly end_date: string }[],
): DateRange & { readonly days: number } {
  const starts = changes.map((change) => change.start_date).toSorted();
  const ends = changes.map((change) => change.end_date).toSorted();
  const days = changes.reduce(
    (sum, { start_date: startDate, end_date: endDate }) => sum + dayCount({ startDate, endDate }),
    0,
  );
  return { startDate: starts[0] ?? '', endDate: ends.at(-1) ?? '', days };
}

/** Whether one of the ranges contains today or tomorrow in the time zone. */
export function areSoon(ranges: readonly DateRange[], timeZone: string, now: Date): boolean {
  const today = localDay(now.toISOString(), timeZone);
  const tomorrow = addDays(today, 1);
  return ranges.some(({ startDate, endDate }) => startDate <= tomorrow && endDate >= today);
}
