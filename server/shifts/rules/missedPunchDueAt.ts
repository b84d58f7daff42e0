import { toInstant, toMillis, type FeatureInfo, type Instant } from 'shared-contracts';
import { defaultFeatures } from 'shared-contracts/features';

type Threshold = 'MISSED_CLOCK_IN_THRESHOLD' | 'MISSED_CLOCK_OUT_THRESHOLD';

/**
 * When a planned punch counts as missed: after the company's number of minutes (spec §9: -1 means
 * the default). Null without a check.
 */
export function missedPunchDueAt(
  planned: Instant,
  threshold: Threshold,
  { properties }: FeatureInfo,
): Instant | null {
  const set = properties[threshold];
  const minutes = set < 0 ? defaultFeatures.properties[threshold] : set;
  return minutes === 0 ? null : toInstant(toMillis(planned) + minutes * 60_000);
}
