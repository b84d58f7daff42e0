import { toInstant, type Instant } from 'shared-contracts';

const longestDelay = 60 * 60_000;

/**
 * When a lease ends: so many milliseconds from now. Until then nobody else takes what was leased;
 * after it, its process is taken for ended.
 */
export function leaseEnd(now: Date, milliseconds: number): Instant {
  return toInstant(now.getTime() + milliseconds);
}

/** Milliseconds until the next attempt: twice as long each time, at most an hour. */
export function backOff(attempts: number, firstDelay: number): number {
  return Math.min(longestDelay, firstDelay * 2 ** Math.max(0, attempts - 1));
}
