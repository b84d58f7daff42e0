import type { TimePair } from '../../rules/TimeDialogRequest.ts';

/** What deleting a shift means. */
export interface DeletionKind {
  /**
   * It was approved: the employee can only request the deletion, and the manager decides (spec §4).
   */
  readonly asksManager: boolean;
  /** Other systems have a copy; asks whether to delete it here only or everywhere. */
  readonly asksWhere: boolean;
}

/**
 * A break is part of its shift: it is deleted at once, and other systems receive it with the shift.
 */
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
