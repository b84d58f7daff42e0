import type { components, FeatureInfo } from 'shared-contracts';

type TimePair = components['schemas']['TimePair'];

/** Whether the entry is open: a shift without a clock-out that is not a correction. */
export function isRunning({ clockOut, isCorrection, deletedDate }: TimePair): boolean {
  return clockOut === null && !isCorrection && deletedDate === null;
}

/**
 * The badge of a row: the running state, else the approval status (spec §4). Without approvals,
 * null unless something is missing or deleted.
 */
export function rowStatus(pair: TimePair, { features }: FeatureInfo) {
  if (isRunning(pair)) return pair.isSegmentPairActive ? 'ON_BREAK' : 'RUNNING';
  const isDecision = decisions.has(pair.status);
  return isDecision && !features.APPROVE_TIME_PAIRS ? null : pair.status;
}

const decisions: ReadonlySet<string> = new Set<TimePair['status']>([
  'PENDING',
  'APPROVED',
  'REJECTED',
]);
