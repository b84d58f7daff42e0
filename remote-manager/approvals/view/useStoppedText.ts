import type { ErrorCode } from 'shared-contracts';
import { useText } from '../../messages/useText.ts';
import type { Outcome } from '../rules/outcomes.ts';

/** What stopped a decision, as text; empty if nothing did. */
export function useStoppedText(): (outcome: Outcome | undefined) => string {
  const text = useText();
  return (outcome) => {
    if (outcome?.kind !== 'stopped') return '';
    const reason = knownReasons.find((known) => known === outcome.code) ?? 'other';
    const name = outcome.changedBy;
    return name !== null &&
      (reason === 'STATUS_NOT_ALLOWED' || reason === 'SHIFT_ALREADY_CORRECTED')
      ? text(`approvals.stopped.${reason}.by`, { name })
      : text(`approvals.stopped.${reason}`);
  };
}

const knownReasons = [
  'STATUS_NOT_ALLOWED',
  'SHIFT_ALREADY_CORRECTED',
  'SHIFT_ALREADY_DELETED',
  'NOT_AS_SCHEDULED',
  'NOT_FOUND',
  'ACCESS_DENIED',
  'TIME_COLLISION',
  'ALREADY_DELIVERED',
] as const satisfies readonly ErrorCode[];
