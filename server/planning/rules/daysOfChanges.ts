import { dayCount, type DateRange } from 'shared-contracts';

/** First and last day of what was changed, and how many days those are; there is at least one range. */
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
