import { nextStatus, type ErrorCode, type StatusContext, type StatusEvent } from 'shared-contracts';
import type { ManualEntry } from './manualPunch.ts';
import type { TimePairRow } from '../../shifts/rules/timePairRow.ts';

export type VersionOutcome =
  | { readonly done: true; readonly pair: TimePairRow }
  | { readonly done: false; readonly code: ErrorCode };

/**
 * The next version of a shift after an edit, with the resulting status (decisions: approval
 * status).
 */
export function nextVersion(
  pair: TimePairRow,
  id: number,
  clockOut: string | null,
  {
    editor,
    now,
    reason,
    hasApproval,
  }: Pick<ManualEntry, 'editor' | 'now' | 'reason' | 'hasApproval'>,
): VersionOutcome {
  const isExtracted = pair.extraction_status === 'EXTRACTED';
  const next = nextStatus(pair.status, editEvent(pair, clockOut, editor.actsAs), {
    ...statusOf(pair),
    hasApproval: hasApproval || pair.is_correction,
  });
  if (!next.ok) return { done: false, code: next.code };
  return {
    done: true,
    pair: {
      ...pair,
      id,
      previous_version_id: pair.id,
      version: pair.version + 1,
      is_latest: true,
      status: next.status,
      was_previously_approved: next.wasPreviouslyApproved,
      status_before_deletion: null,
      is_auto_approved: false,
      changed_after_approval: pair.changed_after_approval || isExtracted,
      type: pair.type === 'MANUAL' ? 'MANUAL' : 'CORRECTION',
      modified_by: editor.id,
      reason_id: reason?.id ?? null,
      reason_text: reason?.text ?? null,
      corrected_at: now,
      shift_key: null,
      decision: null,
    },
  };
}

/**
 * The context of the status besides the event; edits and deletions approve nothing by themselves.
 */
export function statusOf(pair: TimePairRow): StatusContext {
  return {
    hasClockOut: pair.clock_out !== null,
    sentLate: pair.sent_late,
    wasPreviouslyApproved: pair.was_previously_approved,
    statusBeforeDeletion: pair.status_before_deletion,
    autoApproval: false,
    hasApproval: true,
    allowManagerDelete: false,
  };
}

function editEvent(
  { status }: TimePairRow,
  clockOut: string | null,
  actsAs: ManualEntry['editor']['actsAs'],
): StatusEvent {
  const byManager = actsAs === 'MANAGER';
  if (status !== 'INCOMPLETE') return byManager ? 'EDIT_BY_MANAGER' : 'EDIT_BY_EMPLOYEE';
  if (clockOut === null) return 'EDIT_LEAVING_OPEN';
  return byManager ? 'CLOCK_OUT_BY_MANAGER' : 'CLOCK_OUT_SUPPLIED_BY_EMPLOYEE';
}
