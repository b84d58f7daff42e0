import { toInstant, toMillis, type Instant } from 'shared-contracts';
import type { HrOutcome } from '../../hr-outbox/rules/hrSystem.ts';
import { retryDelay } from '../../queues/rules/retryDelay.ts';
import { hrRetry, mostAttempts } from './hrPolicy.ts';
import { isRetriable } from './isRetriable.ts';

/** The moment of an attempt; `chance` is from 0 up to, not including, 1. */
export interface AttemptMoment {
  readonly now: Instant;
  readonly chance: number;
}

interface NextTry {
  readonly attempts: number;
  readonly due_at: Instant;
  /** The state of a record with this result. */
  readonly stateOf: (outcome: HrOutcome) => 'WAITING' | 'DONE' | 'FAILED';
}

/**
 * The next attempt at an outbox row, given the results of the last one: with backoff, and finally
 * none. If the system asked for a pause, it is the end of the pause, and the attempt does not
 * count.
 */
export function nextTry(
  attempts: number,
  outcomes: readonly HrOutcome[],
  { now, chance }: AttemptMoment,
): NextTry {
  const waits = outcomes.flatMap((outcome) => (outcome === null ? [] : [outcome.notBefore]));
  const counts = waits.length === 0 || waits.includes(null);
  const made = counts ? attempts + 1 : attempts;
  const isLast = counts && made >= mostAttempts;
  const wanted = waits.flatMap((instant) => (instant === null ? [] : [toMillis(instant)]));
  const delayed = counts ? [toMillis(now) + retryDelay(hrRetry, made, chance)] : [];
  return {
    attempts: made,
    due_at: toInstant(Math.max(...delayed, ...wanted)),
    stateOf: (outcome) => {
      if (outcome === null) return 'DONE';
      const isTriedAgain = outcome.notBefore !== null || (isRetriable[outcome.reason] && !isLast);
      return isTriedAgain ? 'WAITING' : 'FAILED';
    },
  };
}
