import { toInstant, type Instant } from 'shared-contracts';
import { refusal, type HrOutcome, type HrRefusal } from '../../hr-outbox/rules/hrSystem.ts';
import { isOwnFault } from '../../hr-outbox/rules/isOwnFault.ts';
import type { BatchAnswer } from '../rules/batchAnswers.ts';
import { pauseAfterRefusedLogIn, pauseOfBusy } from '../rules/pauses.ts';
import { SystemFailure } from './send.ts';

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

  function pause(milliseconds: number): Instant {
    const wanted = toInstant(now().getTime() + milliseconds);
    until = until !== null && until > wanted ? until : wanted;
    return until;
  }

  const pauseAsAsked = (header: string | null) => pause(pauseOfBusy(header, now().toISOString()));

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
      return { ...outcome, notBefore: pauseAsAsked(header) };
    },
    /** The result of a failed request. */
    outcomeOf: (error: unknown): HrRefusal => {
      if (!(error instanceof SystemFailure)) {
        if (isOwnFault(error)) onFault?.(error);
        return refusal('UNREACHABLE');
      }
      if (error.kind === 'UNREACHABLE') return refusal('UNREACHABLE');
      if (error.kind === 'BUSY') {
        return { ...refusal('BUSY'), notBefore: pauseAsAsked(error.retryAfter) };
      }
      onLogInRefused(error.status);
      return { ...refusal('UNREACHABLE'), notBefore: pause(pauseAfterRefusedLogIn) };
    },
  };
}
