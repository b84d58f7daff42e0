import { isBefore, type OpenTimeSpan } from '../instant.ts';
import type { EntryTimes } from './checkTimes.ts';
import type { TimeEntryFault } from './timeEntryFault.ts';

/**
 * A break starts after its shift and ends before it, and overlaps no other segment (spec §5);
 * touching is not an overlap. `others` are the shift's segments without the break itself and
 * without deleted ones. An end of null is still open.
 */
export function checkBreak(
  { clockIn, clockOut }: EntryTimes,
  shift: OpenTimeSpan,
  others: readonly OpenTimeSpan[],
): TimeEntryFault[] {
  if (clockIn === null || (clockOut !== null && !isBefore(clockIn, clockOut))) return [];
  const faults: TimeEntryFault[] = [];
  if (!isBefore(shift.start, clockIn)) {
    const values = { shiftStart: shift.start };
    faults.push({ rule: 'TIME_BEFORE_SHIFT', field: 'clockInDateTime', values });
  }
  if (shift.end !== null && !isBefore(clockIn, shift.end)) {
    const values = { shiftEnd: shift.end };
    faults.push({ rule: 'TIME_AFTER_SHIFT', field: 'clockInDateTime', values });
  } else if (shift.end !== null && (clockOut === null || !isBefore(clockOut, shift.end))) {
    const values = { shiftEnd: shift.end };
    faults.push({ rule: 'TIME_AFTER_SHIFT', field: 'clockOutDateTime', values });
  }
  const overlapped = others.find((other) => overlap({ start: clockIn, end: clockOut }, other));
  if (overlapped) {
    const { start, end } = overlapped;
    faults.push({ rule: 'BREAK_OVERLAPS', field: 'clockInDateTime', values: { start, end } });
  }
  return faults;
}

function overlap(one: OpenTimeSpan, other: OpenTimeSpan): boolean {
  return startsBeforeEnd(one, other) && startsBeforeEnd(other, one);
}

function startsBeforeEnd({ start }: OpenTimeSpan, { end }: OpenTimeSpan): boolean {
  return end === null || isBefore(start, end);
}
