import { toInstant, type Instant } from 'shared-contracts';
import { retryAfter } from '../../queues/rules/retryAfter.ts';
import { refusal, type HrOutcome, type HrRefusal } from '../../hr-outbox/rules/hrSystem.ts';
import { isOwnFault } from '../../hr-outbox/rules/isOwnFault.ts';
import type { BatchAnswer } from '../rules/batchAnswers.ts';
import { SystemFailure } from './send.ts';

/** Milliseconds of a pause after a rejected log-in: accounts are locked soon. */
const afterRefusedLogIn = 5 * 60_000;

/** Milliseconds of a pause without a given length, and of the shortest one. */
const usualPause = 5 * 60_000;
const shortestPause = 1_000;

/**
 * Remembers until when the system asked for a pause: by 429 or 503, and after a rejected log-in,
 * which is reported to `onLogInRefused`. Faults of our own go to `onFault`.
 */
export function createHoldOff(
  now: () => Date,
  {
    onLogInRefused,
    onFault,
  }: {
    readonly onLogInRefused: (status: number) => void;
    readonly onFault: ((error: unknown) => void) | undefined;
  },
) {
  let until: Instant | null = null;

  function lengthen(wanted: Instant): Instant {
    until = until !== null && until > wanted ? until : wanted;
    return until;
  }

  function pause(header: string | null): Instant {
    const asked = retryAfter(header, now().toISOString()) ?? usualPause;
    return lengthen(toInstant(now().getTime() + Math.max(shortestPause, asked)));
  }

  return {
    until: () => until,
    /** The result of records that are not sent during a pause; null if there is no pause. */
    outcome: (): HrRefusal | null =>
      until !== null && until > now().toISOString()
        ? { ...refusal('BUSY'), notBefore: until }
        : null,
    /** The result of a part of a batch; a deferred one can name the end of the pause. */
    after: (outcome: HrOutcome, answer: BatchAnswer | undefined): HrOutcome => {
      const header = answer?.retryAfter ?? null;
      if (outcome?.reason !== 'BUSY' || header === null) return outcome;
      return { ...outcome, notBefore: pause(header) };
    },
    /** The result of a failed request. */
    outcomeOf: (error: unknown): HrRefusal => {
      if (!(error instanceof SystemFailure)) {
        if (isOwnFault(error)) onFault?.(error);
        return refusal('UNREACHABLE');
      }
      if (error.kind === 'UNREACHABLE') return refusal('UNREACHABLE');
      if (error.kind === 'BUSY') return { ...refusal('BUSY'), notBefore: pause(error.retryAfter) };
      onLogInRefused(error.status);
      const notBefore = lengthen(toInstant(now().getTime() + afterRefusedLogIn));
      return { ...refusal('UNREACHABLE'), notBefore };
    },
  };
}
