/** Minutes from the midnight before a shift: beyond 1440 lies the next day. */
export interface ShiftSpan {
  readonly start: number;
  readonly end: number;
}

export const minutesPerDay = 1_440;

/** Minutes from midnight to a clock time such as `08:30`. */
export function minutesOf(clockTime: string): number {
  return Number(clockTime.slice(0, 2)) * 60 + Number(clockTime.slice(3));
}

/** The same of a time in a shift from `start` on: times before it are those of the next day (spec §5). */
export function minutesInShift(clockTime: string, start: number): number {
  const minutes = minutesOf(clockTime);
  return minutes < start ? minutes + minutesPerDay : minutes;
}

/** From when to when; an end before the start is on the next day. */
export function shiftSpan(
  startTime: string,
  endTime: string,
  start = minutesOf(startTime),
): ShiftSpan {
  return { start: minutesInShift(startTime, start), end: minutesInShift(endTime, start) };
}
