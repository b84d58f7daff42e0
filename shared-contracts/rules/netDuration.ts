import { toInstant, toMillis, type Instant, type OpenTimeSpan, type TimeSpan } from './instant.ts';

/**
 * Whole seconds of the shift without its breaks (spec §4). For an open shift pass `now` as its end.
 * An open break lasts until the shift's end; time outside the shift is not deducted, and
 * overlapping breaks only once. Never negative.
 */
export function netDuration(shift: TimeSpan, breaks: readonly OpenTimeSpan[]): number {
  const start = toMillis(shift.start);
  const end = Math.max(start, toMillis(shift.end));
  const parts = breaks
    .map((part) => ({
      start: Math.max(start, toMillis(part.start)),
      end: part.end === null ? end : Math.min(end, toMillis(part.end)),
    }))
    .toSorted((a, b) => a.start - b.start);

  let worked = end - start;
  let counted = start;
  for (const part of parts) {
    const from = Math.max(counted, part.start);
    worked -= Math.max(0, part.end - from);
    counted = Math.max(counted, part.end);
  }
  return Math.floor(worked / 1000);
}

/**
 * The same between displayed minutes, in seconds: times are truncated to the minute, so that
 * 14:30:50 to 14:33:10 is 14:30 to 14:33, three minutes. So displayed times and durations agree.
 */
export function shownNet(shift: TimeSpan, breaks: readonly OpenTimeSpan[] = []): number {
  const parts = breaks.map(({ start, end }) => ({
    start: minuteOf(start),
    end: end === null ? null : minuteOf(end),
  }));
  return netDuration({ start: minuteOf(shift.start), end: minuteOf(shift.end) }, parts);
}

function minuteOf(instant: Instant): Instant {
  return toInstant(Math.floor(toMillis(instant) / 60_000) * 60_000);
}

/**
 * Seconds, rounded to the nearest whole minute, halves away from zero: the displayed form of a
 * duration without times of its own. Sums add these values, so that they agree with the display.
 */
export function wholeMinutes(seconds: number): number {
  return Math.sign(seconds) * Math.floor(Math.abs(seconds) / 60 + 0.5) * 60;
}

/** Seconds rounded to the nearest 10, halves up (spec §9). */
export function roundedDuration(seconds: number): number {
  return Math.floor(seconds / 10 + 0.5) * 10;
}
