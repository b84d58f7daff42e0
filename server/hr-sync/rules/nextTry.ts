import { toInstant, toMillis, type Instant } from 'shared-contracts';
import type { HrFailure } from '../../hr-outbox/rules/outbox.ts';
import type { HrOutcome } from '../../hr-outbox/rules/hrSystem.ts';
import { backOff } from '../../jobs/rules/lease.ts';

/** Some seven hours, by `retryDelay`. */
const mostAttempts = 16;

/** Whether waiting may help; else a person must do something first. */
const passes: Readonly<Record<HrFailure, boolean>> = {
  UNREACHABLE: true,
  BUSY: true,
  UNKNOWN_PERSON: false,
  UNKNOWN_SCHEDULE: false,
  OTHER_DAY: false,
  REFUSED: false,
};

/** When an attempt is made; `chance` is from 0 up to 1. */
export interface AttemptMoment {
  readonly now: Instant;
  readonly chance: number;
}

interface NextTry {
  readonly attempts: number;
  readonly due_at: Instant;
  /** What becomes of a record with this outcome. */
  readonly stateOf: (outcome: HrOutcome) => 'WAITING' | 'DONE' | 'FAILED';
}

/**
 * What follows from the outcomes of an attempt at a row of an outbox: later each time, and at last
 * nothing more. Where the system asked to be left alone until an instant, that is when, and the
 * attempt does not count.
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
  const delayed = counts ? [toMillis(now) + retryDelay(made, chance)] : [];
  return {
    attempts: made,
    due_at: toInstant(Math.max(...delayed, ...wanted)),
    stateOf: (outcome) => {
      if (outcome === null) return 'DONE';
      const isTriedAgain = outcome.notBefore !== null || (passes[outcome.reason] && !isLast);
      return isTriedAgain ? 'WAITING' : 'FAILED';
    },
  };
}

/**
 * Milliseconds until the next attempt, the first after five seconds. The chance, from 0 up to 1, takes
 * up to a quarter off, so that what failed together does not come back together.
 */
export function retryDelay(attempts: number, chance: number): number {
  return Math.round(backOff(attempts, 5_000) * (1 - chance / 4));
}
