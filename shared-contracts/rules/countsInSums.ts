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
  if (status === 'DELETED' || status === 'REJECTED') return false;
  return !(isCorrection && status === 'PENDING');
}
