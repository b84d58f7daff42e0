import { toInstant, toMillis, type FeatureInfo, type Instant } from 'shared-contracts';
import { defaultFeatures } from 'shared-contracts/features';
import { isScheduled, type DayPlan } from './dayPlan.ts';
import type { SegmentRow } from './timePairRow.ts';

/**
 * When an open break counts as not ended: the end of the first scheduled break that is not over
 * when it begins, plus the minutes of `MISSED_CLOCK_OUT_THRESHOLD` (spec §9: -1 means the default,
 * 0 no check). Null if it has ended, or nothing is scheduled or checked.
 */
export function clockOutThreshold(
  { pair_type: type, clock_in: start, clock_out: end }: SegmentRow,
  { planned, segments }: DayPlan,
  { features, properties }: FeatureInfo,
): Instant | null {
  if (type !== 'BREAK' || end !== null || features.BREAK_OUT_NOTIFICATION_DISABLE) return null;
  const { MISSED_CLOCK_OUT_THRESHOLD: set } = properties;
  const minutes = set < 0 ? defaultFeatures.properties.MISSED_CLOCK_OUT_THRESHOLD : set;
  const due = segments.find(
    ({ category, endTime }) => category === 'SCHEDULED_UNPAID_BREAK' && endTime > start,
  );
  if (minutes === 0 || due === undefined || !isScheduled(planned)) return null;
  return toInstant(toMillis(due.endTime) + minutes * 60_000);
}
