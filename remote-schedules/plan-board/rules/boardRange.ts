import { addDays, dayCount, type DateRange, type LocalDate, type Weekday } from 'shared-contracts';
import { longestWindow } from 'shared-contracts/planning/longestWindow.ts';
import { movedRange, shownRange } from '../../bars/rules/shownRange.ts';

/** A week, a month, or chosen days. */
export type BoardRangeKind = 'week' | 'month' | 'days';

export interface BoardRange extends DateRange {
  readonly kind: BoardRangeKind;
}

/** Days on the board, the first included: two long months. The server returns up to 63. */
export const maximumBoardDays = longestWindow;

/** The week or month around a date. */
export function boardRange(
  kind: 'week' | 'month',
  date: LocalDate,
  startOfWeek: Weekday,
): BoardRange {
  return shownRange(kind, date, startOfWeek);
}

/** The range that the board opens with: this week. */
export function openingRange(today: LocalDate, startOfWeek: Weekday): BoardRange {
  return boardRange('week', today, startOfWeek);
}

/** Chosen days, cut to the board's maximum. */
export function chosenDays({ startDate, endDate }: DateRange): BoardRange {
  const last = addDays(startDate, maximumBoardDays - 1);
  return { kind: 'days', startDate, endDate: endDate < last ? endDate : last };
}

/** The range `steps` ranges later, or earlier if negative. */
export function movedBoardRange(
  range: BoardRange,
  steps: number,
  startOfWeek: Weekday,
): BoardRange {
  const { kind, startDate, endDate } = range;
  if (kind !== 'days') return movedRange({ kind, startDate, endDate }, steps, startOfWeek);
  const days = dayCount(range) * steps;
  return { kind, startDate: addDays(startDate, days), endDate: addDays(endDate, days) };
}

/** The range of the same kind that includes today. */
export function rangeAtToday(
  range: BoardRange,
  today: LocalDate,
  startOfWeek: Weekday,
): BoardRange {
  if (range.kind !== 'days') return boardRange(range.kind, today, startOfWeek);
  return { ...range, startDate: today, endDate: addDays(today, dayCount(range) - 1) };
}
