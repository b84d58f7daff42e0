import { addDays, daysBetween, type DateRange } from 'shared-contracts';
import type { OpenRange } from '../../schedules/rules/uncoveredDays.ts';

/** The part of a planned schedule that matters when another one is laid over it. */
export interface LaidRange extends OpenRange {
  /** Day number of the schedule on `startDate`. */
  readonly firstDayNumber: number;
  readonly schedule: { readonly duration: number };
}

/** A range that is covered in part or in full, with the pieces that remain, in order. */
export interface CutRange<Range> {
  readonly range: Range;
  readonly pieces: readonly Range[];
}

/**
 * Lays new ranges over existing ones. The remaining pieces keep the schedule's days in place.
 * Ranges without overlap are returned as `kept`.
 */
export function layRanges<Range extends LaidRange>(
  ranges: readonly Range[],
  over: readonly DateRange[],
): { readonly kept: readonly Range[]; readonly cut: readonly CutRange<Range>[] } {
  const left = ranges.map((range) => ({ range, pieces: outside(range, over) }));
  return {
    kept: left.filter(({ range, pieces }) => isWhole(range, pieces)).map(({ range }) => range),
    cut: left.filter(({ range, pieces }) => !isWhole(range, pieces)),
  };
}

function isWhole<Range extends LaidRange>(range: Range, [first]: readonly Range[]): boolean {
  return first?.startDate === range.startDate && first.endDate === range.endDate;
}

function outside<Range extends LaidRange>(range: Range, over: readonly DateRange[]): Range[] {
  const pieces: Range[] = [];
  let next = range.startDate;
  for (const { startDate, endDate } of over.toSorted((a, b) =>
    a.startDate.localeCompare(b.startDate),
  )) {
    if (range.endDate !== null && startDate > range.endDate) break;
    if (startDate > next) pieces.push(piece(range, next, addDays(startDate, -1)));
    if (endDate >= next) next = addDays(endDate, 1);
  }
  if (range.endDate === null || next <= range.endDate) {
    pieces.push(piece(range, next, range.endDate));
  }
  return pieces;
}

function piece<Range extends LaidRange>(
  range: Range,
  startDate: Range['startDate'],
  endDate: Range['endDate'],
): Range {
  const daysBefore = daysBetween(range.startDate, startDate);
  const firstDayNumber = ((range.firstDayNumber - 1 + daysBefore) % range.schedule.duration) + 1;
  return { ...range, startDate, endDate, firstDayNumber };
}
