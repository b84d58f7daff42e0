import { nextStatus, type components, type ErrorCode } from 'shared-contracts';
import type { KeptDecision, TimePairRow } from '../../shifts/rules/timePairRow.ts';

type Wanted = components['schemas']['ApprovalRequest']['statusRequests'][number]['status'];

/** A manager's action on an entry, recorded and stored with it. */
export type DecisionAction = KeptDecision['action'];

/** The result of a manager's decision about an entry, or why it is not possible. */
export type Decision =
  | {
      readonly done: true;
      readonly after: TimePairRow & { readonly decision: KeptDecision };
      readonly action: DecisionAction;
    }
  | { readonly done: false; readonly code: ErrorCode };

/** Who decides, when, and the reason in free text. */
export interface Wish extends Pick<KeptDecision, 'by' | 'at' | 'reason'> {
  readonly status: Wanted;
}

const events = { APPROVED: 'APPROVE', REJECTED: 'REJECT', PENDING: 'REOPEN' } as const;

/**
 * Approves or rejects an entry, or the deletion that its person asked for (spec §4); reopens one
 * that was approved or rejected, unless it was delivered to payroll (ALREADY_DELIVERED).
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
