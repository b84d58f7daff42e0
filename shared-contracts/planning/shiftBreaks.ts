import { minutesInShift, shiftSpan, type ShiftSpan } from './shiftMinutes.ts';

export type BreakFault =
  | 'start-required'
  | 'end-required'
  | 'start-in-shift'
  | 'end-after-start'
  | 'end-in-shift'
  | 'overlap'
  | 'no-work';

/** A break of a shift: clock times, or minutes where the company gives breaks so. */
export interface ShiftBreak {
  readonly startTime: string | null;
  readonly endTime: string | null;
  readonly minutes: number | null;
}

/**
 * What is wrong with the breaks of a shift, by their places in the list (spec §5): each lies inside the
 * shift, ends after it starts and does not overlap an earlier one, and all together leave time for
 * work. While there is no shift, only what is missing is wrong.
 */
export function breakFaults(
  breaks: readonly ShiftBreak[],
  shift: ShiftSpan | null,
): ReadonlyMap<number, BreakFault> {
  const faults = new Map<number, BreakFault>();
  const startOf = ({ startTime }: ShiftBreak) =>
    shift && startTime !== null ? minutesInShift(startTime, shift.start) : (shift?.start ?? 0);
  const inOrder = breaks
    .map((pause, place) => ({ pause, place }))
    .toSorted((one, other) => startOf(one.pause) - startOf(other.pause));
  const sound: ShiftBreak[] = [];
  for (const { pause, place } of inOrder) {
    const others = sound.flatMap((each) => spanOf(each, shift) ?? []);
    let fault = pause.minutes === null ? timesFault(pause, shift, others) : null;
    if (fault === null) {
      sound.push(pause);
      if (shift && workMinutes(sound, shift) <= 0) fault = 'no-work';
    }
    if (fault) faults.set(place, fault);
  }
  return faults;
}

/** Minutes of work that the breaks leave of a shift; a break without both times takes none. */
export function workMinutes(breaks: readonly ShiftBreak[], shift: ShiftSpan): number {
  const rest = breaks.map((pause) => {
    const span = spanOf(pause, shift);
    return pause.minutes ?? (span ? span.end - span.start : 0);
  });
  return shift.end - shift.start - rest.reduce((sum, minutes) => sum + minutes, 0);
}

function timesFault(
  { startTime, endTime }: ShiftBreak,
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

function spanOf(
  { startTime, endTime, minutes }: ShiftBreak,
  shift: ShiftSpan | null,
): ShiftSpan | null {
  if (!shift || minutes !== null || startTime === null || endTime === null) return null;
  return shiftSpan(startTime, endTime, shift.start);
}
