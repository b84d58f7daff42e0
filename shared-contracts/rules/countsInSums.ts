import type { ApprovalStatus } from './statusTransitions.ts';

/**
 * Whether the time of an entry counts in a sum: not if it is deleted, rejected or a pending
 * correction, which overlaps the time that it corrects.
 */
export function countsInSums(entry: {
  readonly status: ApprovalStatus;
  readonly isCorrection: boolean;
}): boolean {
  const { status, isCorrection } = entry;
  if (isUncounted(status)) return false;
  return !(isCorrection && status === 'PENDING');
}

/**
 * Whether only statuses are selected that count in no sum: then the sum is that of the listed
 * entries.
 */
export function asksForUncounted(statuses: readonly ApprovalStatus[]): boolean {
  return statuses.length > 0 && statuses.every(isUncounted);
}

function isUncounted(status: ApprovalStatus): boolean {
  return status === 'DELETED' || status === 'REJECTED';
}
