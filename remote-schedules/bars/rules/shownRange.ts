import {
  addDays,
  addMonths,
  monthOf,
  weekOf,
  type DateRange,
  type Weekday,
} from 'shared-contracts';

export type RangeKind = 'week' | 'month';

export interface ShownRange extends DateRange {
  readonly kind: RangeKind;
}

/** The week or month around a date; the week starts on the person's day (spec §2). */
export function shownRange(kind: RangeKind, date: string, startOfWeek: Weekday): ShownRange {
  return { kind, ...(kind === 'week' ? weekOf(date, startOfWeek) : monthOf(date)) };
}

/** The range `steps` weeks or months later, or earlier if negative (spec §4). */
export function movedRange(range: ShownRange, steps: number, startOfWeek: Weekday): ShownRange {
  const { kind, startDate } = range;
  const date = kind === 'week' ? addDays(startDate, 7 * steps) : addMonths(startDate, steps);
  return shownRange(kind, date, startOfWeek);
}
