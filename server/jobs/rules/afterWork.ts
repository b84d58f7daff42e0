import { toInstant, type Instant } from 'shared-contracts';
import { retryDelay } from '../../queues/rules/retryDelay.ts';
import type { LeasedJob, Rest, Worker } from './job.ts';
import { jobRetry } from './jobPolicy.ts';

/** A job that is due again after its work. */
export interface NextJob extends LeasedJob {
  readonly due_at: Instant;
}

/**
 * A job after its work: continues at once with the rest, or recurs with an empty payload; null if
 * it is finished.
 */
export function afterWork(
  job: LeasedJob,
  { every }: Pick<Worker, 'every'>,
  left: Rest | void,
  now: Date,
): NextJob | null {
  if (left !== undefined) return { ...job, payload: left.rest, attempts: 0, due_at: later(now) };
  if (every === undefined) return null;
  return { ...job, payload: null, attempts: 0, due_at: later(now, every) };
}

/** A job after it failed. */
export function afterFailure(job: LeasedJob, now: Date): NextJob {
  const attempts = job.attempts + 1;
  return { ...job, attempts, due_at: later(now, retryDelay(jobRetry, attempts)) };
}

function later(now: Date, milliseconds = 0): Instant {
  return toInstant(now.getTime() + milliseconds);
}
