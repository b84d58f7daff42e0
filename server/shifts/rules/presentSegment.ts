import { elapsedSeconds, type components } from 'shared-contracts';
import { clockOutThreshold } from './clockOutThreshold.ts';
import type { DayPlan } from './dayPlan.ts';
import { costCenterOf, customFieldValuesOf, timeTypeOf } from './details.ts';
import { clockInOf, clockOutOf, presentEnd } from './presentEnd.ts';
import type { PresentationContext } from './timePairContext.ts';
import type { SegmentRow } from './timePairRow.ts';

/** A segment as in the API; zone and plan are those of its shift. */
export function presentSegment(
  segment: SegmentRow,
  { timeZone, plan }: { readonly timeZone: string; readonly plan: DayPlan },
  { catalogue, features }: PresentationContext,
): components['schemas']['SegmentTimePair'] {
  const { clock_in: start, clock_out: end } = segment;
  const clockOut = clockOutOf(segment);
  return {
    segmentTimePairId: segment.id,
    shiftTimePairId: segment.shift_id,
    previousVersionId: segment.previous_version_id,
    pairType: segment.pair_type,
    timeType: timeTypeOf(segment.time_type_id, start, catalogue),
    costCenter: costCenterOf(segment.cost_center_id, start, catalogue),
    timePairCustomFieldValues: customFieldValuesOf(segment, catalogue),
    clockIn: presentEnd(clockInOf(segment), timeZone, catalogue),
    clockOut: clockOut === null ? null : presentEnd(clockOut, timeZone, catalogue),
    clockOutThreshold: clockOutThreshold(segment, plan, features),
    duration: end === null ? null : elapsedSeconds(start, end),
    deletedDate: segment.deleted_at,
    commentSummary: {
      clockInComment: segment.clock_in_comment,
      clockOutComment: segment.clock_out_comment,
    },
  };
}
