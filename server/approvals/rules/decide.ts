import { nextStatus, type components, type ErrorCode } from 'shared-contracts';
import type { KeptDecision, TimePairRow } from '../../shifts/rules/timePairRow.ts';

type Wanted = components['schemas']['ApprovalRequest']['statusRequests'][number]['status'];

/** What a manager does to an entry; recorded and kept with it. */
export type DecisionAction = KeptDecision['action'];

/** What a manager's decision makes of an entry, or why it cannot be decided so. */
export type Decision =
  | {
      readonly done: true;
      readonly after: TimePairRow & { readonly decision: KeptDecision };
      readonly action: DecisionAction;
    }
  | { readonly done: false; readonly code: ErrorCode };

/** Who decides what, when, and why in free words. */
export interface Wish extends Pick<KeptDecision, 'by' | 'at' | 'reason'> {
  readonly status: Wanted;
}

const events = { APPROVED: 'APPROVE', REJECTED: 'REJECT', PENDING: 'REOPEN' } as const;

/**
 * Approves or rejects an entry, or the deletion that its person asked for (spec §4); reopens one that
 * was approved or rejected, unless payroll has it (ALREADY_DELIVERED).
 */
export function decide(pair: TimePairRow, { status: wanted, by, at, reason }: Wish): Decision {
  if (!pair.is_latest) return { done: false, code: 'SHIFT_ALREADY_CORRECTED' };
  const isDeletion = pair.status === 'PENDING_DELETE';
  const decided = nextStatus(pair.status, events[wanted], {
    hasClockOut: pair.clock_out !== null,
    sentLate: pair.sent_late,
    wasPreviouslyApproved: pair.was_previously_approved,
    statusBeforeDeletion: pair.status_before_deletion,
    autoApproval: false,
    hasApproval: true,
    allowManagerDelete: false,
  });
  if (!decided.ok) return { done: false, code: decided.code };
  const isReopened = wanted === 'PENDING';
  if (isReopened && pair.extraction_status === 'EXTRACTED') {
    return { done: false, code: 'ALREADY_DELIVERED' };
  }
  const { status, wasPreviouslyApproved } = decided;
  const action = actionOf(wanted, isDeletion);
  return {
    done: true,
    action,
    after: {
      ...pair,
      status,
      was_previously_approved: wasPreviouslyApproved,
      status_before_deletion: isDeletion ? null : pair.status_before_deletion,
      deleted_at: status === 'DELETED' ? at : pair.deleted_at,
      is_auto_approved: isReopened ? false : pair.is_auto_approved,
      decision: { action, by, at, reason },
    },
  };
}

function actionOf(wanted: Wanted, isDeletion: boolean): DecisionAction {
  if (wanted === 'PENDING') return 'REOPENED';
  return isDeletion ? `DELETION_${wanted}` : wanted;
}
