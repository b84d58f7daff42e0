import type { RetryPolicy } from '../../queues/rules/retryDelay.ts';

/** Milliseconds for one attempt. */
export const longestAttempt = 10_000;

/** Milliseconds; longer than any attempt, so that a lease only expires if its process has ended. */
export const webhookLease = 60_000;

/** Milliseconds after a message was queued, by its event or by hand, at which it is given up. */
export const givenUpAfter = 72 * 60 * 60_000;

/** Attempts of one message. */
export const messageRetry: RetryPolicy = { firstDelay: 5_000 };

/** Pauses of a whole webhook, by failed rounds. */
export const webhookPause: RetryPolicy = { firstDelay: 5_000, longestDelay: 10 * 60_000 };
