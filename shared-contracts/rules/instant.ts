import { DateTime } from 'luxon';

/** ISO 8601 in UTC with milliseconds and `Z`, for example `2026-03-29T01:00:00.000Z`. */
export type Instant = string;

/** Calendar day `yyyy-MM-dd`. */
export type LocalDate = string;

export interface TimeSpan {
  readonly start: Instant;
  readonly end: Instant;
}

/** A span whose end may not have come yet. */
export interface OpenTimeSpan {
  readonly start: Instant;
  readonly end: Instant | null;
}

/** Milliseconds since 1970 in UTC. Throws RangeError on anything but an ISO instant. */
export function toMillis(instant: Instant): number {
  const millis = DateTime.fromISO(instant, { zone: 'utc' }).toMillis();
  if (Number.isNaN(millis)) throw new RangeError(`Not an ISO instant: ${instant}`);
  return millis;
}

/** The instant of milliseconds since 1970 in UTC. */
export function toInstant(millis: number): Instant {
  const instant = DateTime.fromMillis(millis, { zone: 'utc' }).toISO();
  if (instant === null) throw new RangeError(`Not an instant: ${millis}`);
  return instant;
}

/**
 * Whole seconds that pass from one instant to the other, rounded down; negative when `to` comes
 * first. Elapsed time: a night over a clock change lasts 7 or 9 hours.
 */
export function elapsedSeconds(from: Instant, to: Instant): number {
  return Math.floor((toMillis(to) - toMillis(from)) / 1000);
}
