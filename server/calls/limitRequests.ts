/** A bucket per address: it holds `burst` requests and is refilled with `perSecond` of them. */
export interface RequestLimit {
  readonly perSecond: number;
  readonly burst: number;
}

interface Bucket {
  tokens: number;
  filledAt: number;
}

const mostAddresses = 50_000;

/**
 * Judges requests by address: 0 lets one through, else the seconds to wait. Addresses that have been
 * quiet long enough to be full again are forgotten.
 */
export function createRequestLimiter({ perSecond, burst }: RequestLimit) {
  const buckets = new Map<string, Bucket>();

  return function secondsToWait(address: string, now: number): number {
    const key = network(address);
    const bucket = buckets.get(key) ?? { tokens: burst, filledAt: now };
    const tokens = Math.min(
      burst,
      bucket.tokens + (Math.max(0, now - bucket.filledAt) / 1000) * perSecond,
    );
    buckets.delete(key);
    buckets.set(key, { tokens: tokens < 1 ? tokens : tokens - 1, filledAt: now });
    if (buckets.size > mostAddresses) buckets.delete(buckets.keys().next().value ?? key);
    return tokens < 1 ? Math.ceil((1 - tokens) / perSecond) : 0;
  };
}

/** One household has a whole /64 of IPv6 addresses, so those count as one. */
export function network(address: string): string {
  if (!address.includes(':') || address.startsWith('::ffff:')) return address;
  const [plain = ''] = address.split('%');
  const [before = [], after = []] = plain.split('::').map((part) => part.split(':'));
  // What `::` leaves out are zeros.
  const length = plain.includes('::') ? Math.max(0, 8 - before.length - after.length) : 0;
  const zeros = Array.from({ length }, () => '0');
  return [...before, ...zeros, ...after]
    .slice(0, 4)
    .map((group) => group || '0')
    .join(':');
}
