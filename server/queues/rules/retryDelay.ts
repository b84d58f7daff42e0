/** How a queue waits between attempts, in milliseconds. */
export interface RetryPolicy {
  readonly firstDelay: number;
  /** An hour if absent. */
  readonly longestDelay?: number;
  /** The share of a delay that chance can take off, so that failures spread; none if absent. */
  readonly jitter?: number;
}

/**
 * Milliseconds until the next attempt after so many failed ones: doubles each time, up to the
 * longest delay. `chance` is from 0 up to, not including, 1.
 */
export function retryDelay(
  { firstDelay, longestDelay = 60 * 60_000, jitter = 0 }: RetryPolicy,
  attempts: number,
  chance = 0,
): number {
  const delay = Math.min(longestDelay, firstDelay * 2 ** Math.max(0, attempts - 1));
  return Math.round(delay * (1 - chance * jitter));
}
