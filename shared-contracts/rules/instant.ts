/** ISO 8601 in UTC with milliseconds and `Z`, for example `2026-03-29T01:00:00.000Z`. */
export type Instant = string;

/** Calendar day `yyyy-MM-dd`. */
export type LocalDate = string;

export interface TimeSpan {
  readonly start: Instant;
  readonly end: Instant;
}

/** A span whose end can still be open. */
export interface OpenTimeSpan {
  readonly start: Instant;
  readonly end: Instant | null;
}

const iso =
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?(?:Z|[+-]\d\d:[0-5]\d)$/;

/** Milliseconds since 1970 in UTC. Throws RangeError for anything but an ISO instant. */
export function toMillis(instant: Instant): number {
  if (!iso.test(instant) || !isOnCalendar(instant.slice(0, 10)))
    throw new RangeError(`Not an ISO instant: ${instant}`);
  // oxlint-disable-next-line no-restricted-globals -- reads a text, not the clock
  return Date.parse(instant);
}

/** `Date.parse` reads the 30th of February as the 2nd of March. */
function isOnCalendar(date: LocalDate): boolean {
  // oxlint-disable-next-line no-restricted-globals -- reads a text, not the clock
  return date.slice(8) < '29' || toInstant(Date.parse(date)).startsWith(date);
}

/** The instant of milliseconds since 1970 in UTC. Throws RangeError if out of range. */
export function toInstant(millis: number): Instant {
  // oxlint-disable-next-line no-restricted-globals -- of a given moment, not of the clock
  return new Date(millis).toISOString();
}

/**
 * Whole elapsed seconds from one instant to the other, rounded down; negative if `to` is earlier. A
 * night with a clock change lasts 7 or 9 hours.
 */
export function elapsedSeconds(from: Instant, to: Instant): number {
  return Math.floor((toMillis(to) - toMillis(from)) / 1000);
}

/** Whether one instant is earlier than the other, in any notation. */
export function isBefore(one: Instant, other: Instant): boolean {
  return toMillis(one) < toMillis(other);
}
