import { type LocalDate, dateRange, type DateRange } from 'shared-contracts';

/** The first and the last day that can be chosen; absent where there is no bound. */
export interface DateBounds {
  readonly min?: LocalDate | undefined;
  readonly max?: LocalDate | undefined;
}

export function isWithin(date: LocalDate, { min, max }: DateBounds): boolean {
  return (!min || date >= min) && (!max || date <= max);
}

/** The date, or the bound that is nearest to it. */
export function nearestWithin(date: LocalDate, { min, max }: DateBounds): LocalDate {
  if (min && date < min) return min;
  return max && date > max ? max : date;
}

/**
 * Two dates as they were meant (spec §5): an empty one is the other, the wrong way round they are
 * swapped, and what lies past a bound ends at it. Null when both are empty.
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
