import type { Instant, LocalDate } from '../instant.ts';
import { instantAt, showingsOf } from '../instantAt.ts';

/** What a time that somebody enters stands for in a zone. */
export type ClockTimeReading =
  | { readonly kind: 'ONCE'; readonly instant: Instant }
  /** The clocks show it before and after they go back: the person says which is meant. */
  | { readonly kind: 'TWICE'; readonly first: Instant; readonly second: Instant }
  /** The clocks jump over it at that instant: there is no such time. */
  | { readonly kind: 'SKIPPED'; readonly jump: Instant };

/** The instants of a time `HH:mm` on a day. Throws RangeError on what is no time, date or zone. */
export function readClockTime(
  date: LocalDate,
  clockTime: string,
  timeZone: string,
): ClockTimeReading {
  const [first, second] = showingsOf(date, clockTime, timeZone);
  if (first === undefined) return { kind: 'SKIPPED', jump: instantAt(date, clockTime, timeZone) };
  return second === undefined ? { kind: 'ONCE', instant: first } : { kind: 'TWICE', first, second };
}
