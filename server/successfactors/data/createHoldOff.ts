import { toInstant, type Instant } from 'shared-contracts';
import { refusal, type HrOutcome, type HrRefusal } from '../../hr-outbox/rules/hrSystem.ts';
import { isOwnFault } from '../../hr-outbox/rules/isOwnFault.ts';
import type { BatchAnswer } from '../rules/batchAnswers.ts';
import { retryAfter } from '../rules/retryAfter.ts';
import { SystemFailure } from './send.ts';

/** Milliseconds for which nothing is sent after a refused log-in: accounts are locked soon. */
const afterRefusedLogIn = 5 * 60_000;

/**
 * Keeps until when the system wants to be left alone: as it said (429, 503), and after a refused
 * log-in, of which `onLogInRefused` is told. Faults of our own go to `onFault`.
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

  return {
    until: () => until,
    /** Of what is not sent since it goes on; null where it does not. */
    outcome: (): HrRefusal | null =>
      until !== null && until > now().toISOString()
        ? { ...refusal('BUSY'), notBefore: until }
        : null,
    /** Of a part of a batch: one that was put off may say until when. */
    after: (outcome: HrOutcome, answer: BatchAnswer | undefined): HrOutcome => {
      const header = answer?.retryAfter ?? null;
      if (outcome?.reason !== 'BUSY' || header === null) return outcome;
      return { ...outcome, notBefore: lengthen(retryAfter(header, now().toISOString())) };
    },
    /** Of what was sent in vain. */
    outcomeOf: (error: unknown): HrRefusal => {
      if (!(error instanceof SystemFailure)) {
        if (isOwnFault(error)) onFault?.(error);
        return refusal('UNREACHABLE');
      }
      if (error.kind === 'UNREACHABLE') return refusal('UNREACHABLE');
      if (error.kind === 'BUSY') {
        const notBefore = lengthen(retryAfter(error.retryAfter, now().toISOString()));
        return { ...refusal('BUSY'), notBefore };
      }
      onLogInRefused(error.status);
      const notBefore = lengthen(toInstant(now().getTime() + afterRefusedLogIn));
      return { ...refusal('UNREACHABLE'), notBefore };
    },
  };
}
