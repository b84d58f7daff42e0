import {
  elapsedBetween,
  isCertain,
  serverTimeAt,
  type PressReading,
  type Reading,
  type ServerReading,
} from './reading.ts';

/** The most that a request may say: a year. */
const longestDelay = 31_536_000_000;

/** Of the punch that was answered last, in the same page. */
export interface LastAnswer {
  /** What was sent as its delay, in milliseconds. */
  readonly delay: number;
  readonly at: Reading;
}

/**
 * Milliseconds between a punch and now, sent as `delayInMilliseconds`. The device's clock is never
 * believed, only the time that passes on it. Where that is in doubt (a restart, sleep, a clock that
 * was set), the server's time then and now decides, if both are known.
 *
 * A punch that was made while the one before it was on its way is never said to lie before that one:
 * the server would have to take it for a correction.
 */
export function delayOf(
  pressed: PressReading,
  now: Reading,
  server: ServerReading | null,
  last: LastAnswer | null,
): number {
  const elapsed = elapsedOf(pressed, now, server);
  const latest = last === null ? longestDelay : last.delay + elapsedBetween(last.at, now);
  return Math.round(Math.min(elapsed, latest, longestDelay));
}

/** Whether the server should be asked for its time before the punch is sent. */
export function needsServerTime(pressed: PressReading, now: Reading): boolean {
  return pressed.server !== null && !isCertain(pressed, now);
}

function elapsedOf(pressed: PressReading, now: Reading, server: ServerReading | null): number {
  const byPage = pressed.page === now.page ? Math.max(0, now.monotonic - pressed.monotonic) : 0;
  if (isCertain(pressed, now)) return byPage;
  if (pressed.server === null || server === null) return elapsedBetween(pressed, now);
  return Math.max(byPage, serverTimeAt(server, now) - pressed.server, 0);
}
