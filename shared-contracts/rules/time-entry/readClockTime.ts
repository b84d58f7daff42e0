import type { Instant, LocalDate } from '../instant.ts';
import { instantAt, showingsOf } from '../instantAt.ts';

/** The meaning of an entered time in a zone. */
export type ClockTimeReading =
  | { readonly kind: 'ONCE'; readonly instant: Instant }
  /**
   * The time occurs before and after the clock goes back: the person chooses which one is meant.
   */
  | { readonly kind: 'TWICE'; readonly first: Instant; readonly second: Instant }
  /** The clock change at that instant skips the time. */
  | { readonly kind: 'SKIPPED'; readonly jump: Instant };

/** The instants of a time `HH:mm` on a day. Throws RangeError for an invalid time, date or zone. */
export function readClockTime(
  date: LocalDate,
  clockTime: string,
  timeZone: string,
): ClockTimeReading {
  const [first, second] = showingsOf(date, clockTime, timeZone);
  if (first === undefined) return { kind: 'SKIPPED', jump: instantAt(date, clockTime, timeZone) };
  return second === undefined ? { kind: 'ONCE', instant: first } : { kind: 'TWICE', first, second };
}
