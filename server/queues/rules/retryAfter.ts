import { toMillis, type Instant } from 'shared-contracts';

/** Milliseconds; a receiver that asks for more is tried again after this. */
const longestPause = 60 * 60_000;

/**
 * Milliseconds that `Retry-After` (RFC 9110, 10.2.3) asks for, in seconds or as a date: 0 to an hour;
 * null if there is none, or it cannot be parsed.
 */
export function retryAfter(header: string | null | undefined, now: Instant): number | null {
  const text = header?.trim() ?? '';
  // oxlint-disable-next-line no-restricted-globals -- reads a text, not the clock
  const wait = /^\d{1,9}$/.test(text) ? Number(text) * 1000 : Date.parse(text) - toMillis(now);
  return Number.isFinite(wait) ? Math.min(longestPause, Math.max(0, wait)) : null;
}
