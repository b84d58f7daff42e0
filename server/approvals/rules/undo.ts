import { toMillis, type FeatureInfo } from 'shared-contracts';
import type { KeptDecision } from '../../shifts/rules/timePairRow.ts';

/** Beyond the delay that people see, for a request that is on its way. */
const seconds = 5;

/** How long a decision can be taken back, and does not leave for the HR system; 0: not at all. */
export function undoSeconds({ properties }: Pick<FeatureInfo, 'properties'>): number {
  const { CLOCK_OUT_UNDO_DELAY: delay } = properties;
  return delay === 0 ? 0 : delay + seconds;
}

/** Whether whoever made the decision can still take it back; what was reopened stays so. */
export function canBeUndone(
  decision: KeptDecision | null,
  { by, now, features }: { by: number; now: Date; features: Pick<FeatureInfo, 'properties'> },
): decision is KeptDecision {
  if (decision === null || decision.by !== by || decision.action === 'REOPENED') return false;
  return now.getTime() < toMillis(decision.at) + undoSeconds(features) * 1000;
}
