import type { TimePair } from '../../rules/TimeDialogRequest.ts';

/** What deleting a shift means. */
export interface DeletionKind {
  /** It was approved: its person can only ask for it, and the manager decides (spec §4). */
  readonly asksManager: boolean;
  /** Other systems have it, too, and this deletes it: here alone, or everywhere. */
  readonly asksWhere: boolean;
}

/** A break is part of its shift: it goes at once, and other systems learn of it with the shift. */
export function deletionKind(
  shift: TimePair,
  actsAs: 'EMPLOYEE' | 'MANAGER',
  isBreak: boolean,
): DeletionKind {
  if (isBreak) return { asksManager: false, asksWhere: false };
  const wasApproved = shift.status === 'APPROVED' || shift.wasPreviouslyApproved;
  const asksManager = actsAs === 'EMPLOYEE' && wasApproved;
  const isElsewhere =
    shift.synchronisationStatus !== null && shift.synchronisationStatus !== 'DELETED';
  return { asksManager, asksWhere: isElsewhere && !asksManager };
}
