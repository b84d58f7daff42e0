import { toInstant, toMillis, type Instant, type LocalDate } from '../instant.ts';
import { offsetMinutes } from '../timeZone.ts';
import { readClockTime } from './readClockTime.ts';

/** Which instant of a local time is meant if the clock goes back over it. */
export type Showing = 'FIRST' | 'SECOND';

/** A date and a time as entered in a dialog, to the minute. */
export interface EnteredTime {
  /** Null if not entered. */
  readonly date: LocalDate | null;
  /** `HH:mm`; null if not entered. */
  readonly clockTime: string | null;
  /** Which instant of a repeated local time is meant; null until the person chooses. */
  readonly showing: Showing | null;
}

export interface EnteredInstant {
  /** Null without a time, for a skipped time, and for a repeated time until the person chooses. */
  readonly instant: Instant | null;
  /**
   * The time occurs before and after the clock goes back: the person chooses which one is meant.
   */
  readonly isShownTwice: boolean;
  /** The clock change at that instant skips the time. */
  readonly skippedAt: Instant | null;
}

const minute = 60_000;

/**
 * The entered instant; null without a time. A skipped time is refused, a repeated one has no
 * instant until the person chooses. `recorded` is the present instant: if it is in the same minute,
 * its seconds are kept, so that an untouched time does not change.
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

/** The fields for an instant in the zone; `enteredInstant` converts them back to the instant. */
export function enteredTimeOf(instant: Instant, timeZone: string): EnteredTime {
  const local = toInstant(toMillis(instant) + offsetMinutes(instant, timeZone) * minute);
  const [date, clockTime] = [local.slice(0, 10), local.slice(11, 16)];
  const reading = readClockTime(date, clockTime, timeZone);
  if (reading.kind !== 'TWICE') return { date, clockTime, showing: null };
  const showing = sameMinute(reading.second, instant) ? 'SECOND' : 'FIRST';
  return { date, clockTime, showing };
}

/** Whether the two are the same when displayed in hours and minutes. */
export function sameMinute(one: Instant, other: Instant): boolean {
  return Math.floor(toMillis(one) / minute) === Math.floor(toMillis(other) / minute);
}

function kept(entered: Instant, recorded: Instant | null): Instant {
  return recorded !== null && sameMinute(entered, recorded) ? recorded : entered;
}
