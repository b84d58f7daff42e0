import { nextStatus, type components, type ApprovalStatus, type ErrorCode } from 'shared-contracts';
import type { RecordAction } from '../../records/rules/record.ts';
import type { TimePairRow } from '../../time-entries/rules/timePairRow.ts';

type Wanted = components['schemas']['ApprovalRequest']['statusRequests'][number]['status'];

/** What is recorded of a decision. */
export type DecisionAction = Extract<
  RecordAction,
  'APPROVED' | 'REJECTED' | 'DELETION_APPROVED' | 'DELETION_REJECTED'
>;

/** What a manager's decision makes of an entry, or why it cannot be decided so. */
export type Decision =
  | {
      readonly done: true;
      readonly after: TimePairRow;
      readonly action: DecisionAction;
    }
  | { readonly done: false; readonly code: ErrorCode };

/** Approves or rejects an entry, or the deletion that its person asked for (spec §4). */
export function decide(pair: TimePairRow, wanted: Wanted, now: string): Decision {
  if (!pair.is_latest) return { done: false, code: 'SHIFT_ALREADY_CORRECTED' };
  const isDeletion = pair.status === 'PENDING_DELETE';
  const decided = nextStatus(pair.status, wanted === 'APPROVED' ? 'APPROVE' : 'REJECT', {
    hasClockOut: pair.clock_out !== null,
    sentLate: pair.sent_late,
    wasPreviouslyApproved: pair.was_previously_approved,
    statusBeforeDeletion: pair.status_before_deletion,
    autoApproval: false,
    allowManagerDelete: false,
  });
  if (!decided.ok) return { done: false, code: decided.code };
  const { status, wasPreviouslyApproved } = decided;
  return {
    done: true,
    action: isDeletion ? `DELETION_${wanted}` : wanted,
    after: {
      ...pair,
      status,
      was_previously_approved: wasPreviouslyApproved,
      status_before_deletion: isDeletion ? null : pair.status_before_deletion,
      deleted_at: status === 'DELETED' ? now : pair.deleted_at,
    },
  };
}

/** Whether the entry counts as time worked; that its person asks to delete it changes nothing yet. */
export function countsAsApproved(status: ApprovalStatus): boolean {
  return status === 'APPROVED' || status === 'PENDING_DELETE';
}
