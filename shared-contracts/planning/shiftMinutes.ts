/** Minutes from midnight before a shift: more than 1440 is on the next day. */
export interface ShiftSpan {
  readonly start: number;
  readonly end: number;
}

export const minutesPerDay = 1_440;

/** Minutes from midnight to a clock time such as `08:30`. */
export function minutesOf(clockTime: string): number {
  return Number(clockTime.slice(0, 2)) * 60 + Number(clockTime.slice(3));
}

/**
 * The same for a time in a shift that begins at `start`: earlier times are on the next day (spec
 * §5).
 */
export function minutesInShift(clockTime: string, start: number): number {
  const minutes = minutesOf(clockTime);
  return minutes < start ? minutes + minutesPerDay : minutes;
}

/** The span between two times; an end before the start is on the next day. */
export function shiftSpan(
  startTime: string,
  endTime: string,
  start = minutesOf(startTime),
): ShiftSpan {
  return { start: minutesInShift(startTime, start), end: minutesInShift(endTime, start) };
}
