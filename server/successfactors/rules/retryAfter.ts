import { toInstant, toMillis, type Instant } from 'shared-contracts';

/** Milliseconds; an hour at most, whatever a system asks for. */
const longest = 60 * 60_000;

/**
 * Until when a system wants to be left alone that says so by `Retry-After` (seconds or an HTTP date);
 * five minutes where it does not say for how long.
 */
export function retryAfter(header: string | null, now: Instant): Instant {
  return toInstant(toMillis(now) + Math.min(longest, Math.max(1_000, delayOf(header, now))));
}

function delayOf(header: string | null, now: Instant): number {
  const text = header?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
  // oxlint-disable-next-line no-restricted-globals -- reads a text, not the clock
  const at = Date.parse(text);
  return Number.isNaN(at) ? 5 * 60_000 : at - toMillis(now);
}
