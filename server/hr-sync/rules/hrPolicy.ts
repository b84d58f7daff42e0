import type { RetryPolicy } from '../../queues/rules/retryDelay.ts';

/** Milliseconds; longer than any attempt, so that a lease only expires if its process has ended. */
export const hrLease = 60_000;

/** Milliseconds after which an attempt is aborted: well within its lease. */
export const longestAttempt = 50_000;

/** Attempts after which a delivery has failed; the pauses between them are 6.4 hours at most. */
export const mostAttempts = 16;

/** Rows that failed together are not retried together. */
export const hrRetry: RetryPolicy = { firstDelay: 5_000, jitter: 1 / 4 };
