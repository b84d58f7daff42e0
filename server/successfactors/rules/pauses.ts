import type { Instant } from 'shared-contracts';
import { retryAfter } from '../../queues/rules/retryAfter.ts';

/** Milliseconds of the pause after a rejected log-in: accounts are locked soon. */
export const pauseAfterRefusedLogIn = 5 * 60_000;

/** Milliseconds of a pause without a given length, and of the shortest one. */
const usualPause = 5 * 60_000;
const shortestPause = 1_000;

/** Milliseconds of the pause that a busy system asks for with `Retry-After`. */
export function pauseOfBusy(header: string | null, now: Instant): number {
  return Math.max(shortestPause, retryAfter(header, now) ?? usualPause);
}
