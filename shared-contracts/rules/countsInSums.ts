import type { ApprovalStatus } from './statusTransitions.ts';

/**
 * Whether the time of an entry counts in a sum: not when it is deleted or rejected, nor while it is
 * a correction that waits, since that stands beside the time that it corrects.
 */
export function countsInSums(entry: {
  readonly status: ApprovalStatus;
  readonly isCorrection: boolean;
}): boolean {
  const { status, isCorrection } = entry;
  if (isUncounted(status)) return false;
  return !(isCorrection && status === 'PENDING');
}

/** Whether only such time is asked for as counts nowhere: then its sum is that of what is shown. */
export function asksForUncounted(statuses: readonly ApprovalStatus[]): boolean {
  return statuses.length > 0 && statuses.every(isUncounted);
}

function isUncounted(status: ApprovalStatus): boolean {
  return status === 'DELETED' || status === 'REJECTED';
}
