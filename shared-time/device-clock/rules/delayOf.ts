import { longestPunchDelayMilliseconds } from 'shared-contracts';
import {
  elapsedBetween,
  isCertain,
  serverTimeAt,
  type PressReading,
  type Reading,
  type ServerReading,
} from './reading.ts';

/** The last answered punch of this page. */
export interface LastAnswer {
  /** The delay sent for it, in milliseconds. */
  readonly delay: number;
  readonly at: Reading;
}

/**
 * Milliseconds between a punch and now, sent as `delayInMilliseconds`. Never trusts the device's
 * time, only its elapsed time. If that is doubtful (a restart, sleep, a changed clock), uses the
 * server's time then and now, if both are known.
 *
 * A punch made while the previous one was in flight is never dated before that one: the server
 * would treat it as a correction.
 */
export function delayOf(
  pressed: PressReading,
  now: Reading,
  server: ServerReading | null,
  last: LastAnswer | null,
): number {
  const elapsed = elapsedOf(pressed, now, server);
  const latest =
    last === null ? longestPunchDelayMilliseconds : last.delay + elapsedBetween(last.at, now);
  return Math.round(Math.min(elapsed, latest, longestPunchDelayMilliseconds));
}

/** Whether to ask for the server's time before the punch is sent. */
export function needsServerTime(pressed: PressReading, now: Reading): boolean {
  return pressed.server !== null && !isCertain(pressed, now);
}

function elapsedOf(pressed: PressReading, now: Reading, server: ServerReading | null): number {
  const byPage = pressed.page === now.page ? Math.max(0, now.monotonic - pressed.monotonic) : 0;
  if (isCertain(pressed, now)) return byPage;
  if (pressed.server === null || server === null) return elapsedBetween(pressed, now);
  return Math.max(byPage, serverTimeAt(server, now) - pressed.server, 0);
}
