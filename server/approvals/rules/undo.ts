import { toMillis, type FeatureInfo } from 'shared-contracts';
import type { KeptDecision } from '../../shifts/rules/timePairRow.ts';

/** Added to the delay that people see, for a request in flight. */
const seconds = 5;

/**
 * How many seconds a decision can be undone and is not delivered to the HR system; 0 switches undo
 * off.
 */
export function undoSeconds({ properties }: Pick<FeatureInfo, 'properties'>): number {
  const { CLOCK_OUT_UNDO_DELAY: delay } = properties;
  return delay === 0 ? 0 : delay + seconds;
}

/** Whether the person who decided can still undo it; reopening cannot be undone. */
export function canBeUndone(
  decision: KeptDecision | null,
  { by, now, features }: { by: number; now: Date; features: Pick<FeatureInfo, 'properties'> },
): decision is KeptDecision {
  if (decision === null || decision.by !== by || decision.action === 'REOPENED') return false;
  return now.getTime() < toMillis(decision.at) + undoSeconds(features) * 1000;
}
