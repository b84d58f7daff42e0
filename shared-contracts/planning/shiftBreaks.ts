import { minutesInShift, shiftSpan, type ShiftSpan } from './shiftMinutes.ts';

export type BreakFault =
  | 'start-required'
  | 'end-required'
  | 'start-in-shift'
  | 'end-after-start'
  | 'end-in-shift'
  | 'overlap'
  | 'no-work';

/** A break of a shift: clock times, or minutes if the company records breaks as durations. */
export interface ShiftBreak {
  readonly startTime: string | null;
  readonly endTime: string | null;
  readonly minutes: number | null;
}

/**
 * The faults of a shift's breaks, by their positions in the list (spec §5): each must lie inside
 * the shift, end after it starts and not overlap an earlier one, and together they must leave time
 * for work. Without a shift, only missing values are faults.
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

/** Minutes of work left between the breaks of a shift; a break without both times counts as 0. */
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
