import type { RetryPolicy } from '../../queues/rules/retryDelay.ts';

/** Milliseconds for which a process leases a job; afterwards another one can take it over. */
export const jobLease = 5 * 60_000;

/** Milliseconds after which a job is aborted and retried: before its lease ends. */
export const longestWork = jobLease - 60_000;

export const jobRetry: RetryPolicy = { firstDelay: 10_000 };
