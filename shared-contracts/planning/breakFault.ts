import { minutesInShift, type ShiftSpan } from './shiftMinutes.ts';

export type BreakFault =
  | 'start-required'
  | 'end-required'
  | 'start-in-shift'
  | 'end-after-start'
  | 'end-in-shift'
  | 'overlap';

export interface BreakTimes {
  readonly startTime: string | null;
  readonly endTime: string | null;
}

/**
 * What is wrong with a break of a shift (spec §5): it lies inside the shift, ends after it starts and
 * does not overlap the others. While there is no shift, only what is missing is wrong.
 */
export function breakFault(
  { startTime, endTime }: BreakTimes,
  shift: ShiftSpan | null,
  others: readonly ShiftSpan[],
): BreakFault | null {
  if (startTime === null) return 'start-required';
  if (shift === null) return endTime === null ? 'end-required' : null;
  const start = minutesInShift(startTime, shift.start);
  if (start >= shift.end) return 'start-in-shift';
  if (endTime === null) return 'end-required';
  const end = minutesInShift(endTime, shift.start);
  if (end <= start) return 'end-after-start';
  if (end > shift.end) return 'end-in-shift';
  return others.some((other) => start < other.end && other.start < end) ? 'overlap' : null;
}
