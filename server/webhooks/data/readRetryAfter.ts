import { toMillis, type Instant } from 'shared-contracts';

/** Milliseconds; a receiver that asks for more is tried then all the same. */
const longestWait = 60 * 60_000;

/**
 * Milliseconds that `Retry-After` (RFC 9110, 10.2.3) asks for, in seconds or as a date, at most an
 * hour; 0 where it says nothing that can be read.
 */
export function readRetryAfter(header: string | undefined, now: Instant): number {
  if (header === undefined) return 0;
  const wait = /^\d{1,9}$/.test(header)
    ? Number(header) * 1000
    : Date.parse(header) - toMillis(now);
  return Number.isFinite(wait) ? Math.min(longestWait, Math.max(0, wait)) : 0;
}
