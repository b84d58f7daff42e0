import { toInstant, type Instant } from 'shared-contracts';

const longestDelay = 60 * 60_000;

/**
 * When a lease ends: so many milliseconds from now. Until then nobody else takes it; afterwards its
 * process counts as dead.
 */
export function leaseEnd(now: Date, milliseconds: number): Instant {
  return toInstant(now.getTime() + milliseconds);
}

/** Milliseconds until the next attempt: doubles each time, at most an hour. */
export function backOff(attempts: number, firstDelay: number): number {
  return Math.min(longestDelay, firstDelay * 2 ** Math.max(0, attempts - 1));
}
