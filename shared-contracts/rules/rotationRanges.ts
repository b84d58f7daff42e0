import { addDays, type DateRange } from './dateRange.ts';

/**
 * The turns of a rotation over the days: each takes its number of days (at least 1), and after the
 * last one the first follows again; the final one is cut to fit. `turn` is its index.
 */
export function rotationRanges(
  { startDate, endDate }: DateRange,
  durations: readonly number[],
): readonly (DateRange & { readonly turn: number })[] {
  const ranges = [];
  let next = startDate;
  for (let index = 0; next <= endDate; index += 1) {
    const turn = index % durations.length;
    const last = addDays(next, (durations[turn] ?? 1) - 1);
    ranges.push({ turn, startDate: next, endDate: last < endDate ? last : endDate });
    next = addDays(last, 1);
  }
  return ranges;
}
