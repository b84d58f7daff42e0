import type { LocalDate } from 'shared-contracts';

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
