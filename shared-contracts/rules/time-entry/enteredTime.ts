import { toInstant, toMillis, type Instant, type LocalDate } from '../instant.ts';
import { offsetMinutes } from '../timeZone.ts';
import { readClockTime } from './readClockTime.ts';

/** Which of two showings of a time is meant, where the clocks go back over it. */
export type Showing = 'FIRST' | 'SECOND';

/** A date and a time as somebody enters them in a dialog, to the minute. */
export interface EnteredTime {
  /** Null while none is given. */
  readonly date: LocalDate | null;
  /** `HH:mm`; null while none is given. */
  readonly clockTime: string | null;
  /** Of a time that the clocks show twice, the one that is meant; null until the person says it. */
  readonly showing: Showing | null;
}

export interface EnteredInstant {
  /** Null while no time is given, where there is no such time, or two and nobody says which. */
  readonly instant: Instant | null;
  /** The clocks show it before and after they go back: the person says which is meant. */
  readonly isShownTwice: boolean;
  /** The clocks jump over it at that instant: there is no such time. */
  readonly skippedAt: Instant | null;
}

const minute = 60_000;

/**
 * The instant that is meant; null while no time is given. A time that the clocks skip is refused,
 * one that they show twice is none before it was said which is meant. `recorded` is the instant that
 * stands there so far: when it shows the same minute its seconds are kept, so that a time nobody
 * touched does not change.
 */
export function enteredInstant(
  entered: EnteredTime,
  timeZone: string,
  recorded: Instant | null = null,
): EnteredInstant {
  if (entered.date === null || entered.clockTime === null) {
    return { instant: null, isShownTwice: false, skippedAt: null };
  }
  const reading = readClockTime(entered.date, entered.clockTime, timeZone);
  switch (reading.kind) {
    case 'SKIPPED':
      return { instant: null, isShownTwice: false, skippedAt: reading.jump };
    case 'TWICE': {
      const { showing } = entered;
      const meant = showing === 'FIRST' ? reading.first : reading.second;
      const instant = showing === null ? null : kept(meant, recorded);
      return { instant, isShownTwice: true, skippedAt: null };
    }
    case 'ONCE':
      return { instant: kept(reading.instant, recorded), isShownTwice: false, skippedAt: null };
  }
}

/** The entry that shows an instant in the zone; `enteredInstant` of it is the instant again. */
export function enteredTimeOf(instant: Instant, timeZone: string): EnteredTime {
  const local = toInstant(toMillis(instant) + offsetMinutes(instant, timeZone) * minute);
  const [date, clockTime] = [local.slice(0, 10), local.slice(11, 16)];
  const reading = readClockTime(date, clockTime, timeZone);
  if (reading.kind !== 'TWICE') return { date, clockTime, showing: null };
  const showing = sameMinute(reading.second, instant) ? 'SECOND' : 'FIRST';
  return { date, clockTime, showing };
}

/** Whether a person who sees hours and minutes sees the same time. */
export function sameMinute(one: Instant, other: Instant): boolean {
  return Math.floor(toMillis(one) / minute) === Math.floor(toMillis(other) / minute);
}

function kept(entered: Instant, recorded: Instant | null): Instant {
  return recorded !== null && sameMinute(entered, recorded) ? recorded : entered;
}
