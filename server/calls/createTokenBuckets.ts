import { networkOf } from './networkOf.ts';

/** A token bucket per address: it holds `burst` requests and refills at `perSecond`. */
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
 * Judges requests by address: 0 lets one through, otherwise the seconds to wait. With `taken` 0 the
 * request itself is not counted. Forgets addresses whose bucket is full again.
 */
export function createTokenBuckets({ perSecond, burst }: RequestLimit) {
  const buckets = new Map<string, Bucket>();

  return function secondsToWait(address: string, now: number, taken: 0 | 1 = 1): number {
    const key = networkOf(address);
    const bucket = buckets.get(key) ?? { tokens: burst, filledAt: now };
    const tokens = Math.min(
      burst,
      bucket.tokens + (Math.max(0, now - bucket.filledAt) / 1000) * perSecond,
    );
    buckets.delete(key);
    buckets.set(key, { tokens: tokens < 1 ? tokens : tokens - taken, filledAt: now });
    if (buckets.size > mostAddresses) buckets.delete(buckets.keys().next().value ?? key);
    return tokens < 1 ? Math.ceil((1 - tokens) / perSecond) : 0;
  };
}
