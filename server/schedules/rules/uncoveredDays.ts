import { addDays, type DateRange, type LocalDate } from 'shared-contracts';

/** Days from the first to the last, if there is one. */
export interface OpenRange {
  readonly startDate: LocalDate;
  readonly endDate: LocalDate | null;
}

/** The parts of the window that no range covers, in order. */
export function uncoveredDays(window: DateRange, ranges: readonly OpenRange[]): DateRange[] {
  const gaps: DateRange[] = [];
  let next = window.startDate;
  for (const { startDate, endDate } of ranges.toSorted((a, b) =>
    a.startDate.localeCompare(b.startDate),
  )) {
    if (startDate > window.endDate) break;
    if (startDate > next) gaps.push({ startDate: next, endDate: addDays(startDate, -1) });
    if (endDate === null) return gaps;
    if (endDate >= next) next = addDays(endDate, 1);
  }
  return next > window.endDate ? gaps : [...gaps, { startDate: next, endDate: window.endDate }];
}
