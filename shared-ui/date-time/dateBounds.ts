import { type LocalDate, dateRange, type DateRange } from 'shared-contracts';

/** The first and the last selectable day; absent: unbounded. */
export interface DateBounds {
  readonly min?: LocalDate | undefined;
  readonly max?: LocalDate | undefined;
}

export function isWithin(date: LocalDate, { min, max }: DateBounds): boolean {
  return (!min || date >= min) && (!max || date <= max);
}

/** The date clamped to the bounds. */
export function nearestWithin(date: LocalDate, { min, max }: DateBounds): LocalDate {
  if (min && date < min) return min;
  return max && date > max ? max : date;
}

/**
 * Normalizes two dates (spec §5): an empty one takes the other's value, reversed ones are swapped,
 * and both are clamped to the bounds. Null if both are empty.
 */
export function chosenRange(
  from: LocalDate | null,
  to: LocalDate | null,
  bounds: DateBounds,
): DateRange | null {
  const start = from ?? to;
  if (!start) return null;
  const { startDate, endDate } = dateRange(start, to);
  return { startDate: nearestWithin(startDate, bounds), endDate: nearestWithin(endDate, bounds) };
}
