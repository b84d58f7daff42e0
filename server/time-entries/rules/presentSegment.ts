import { elapsedSeconds, type components } from 'shared-contracts';
import { timeTypeOf } from './details.ts';
import { clockInOf, clockOutOf, presentPunch } from './presentPunch.ts';
import type { Catalogue } from './timePairContext.ts';
import type { SegmentRow } from './timePairRow.ts';

/** A segment as the API answers it; `timeZone` is its assignment's. */
export function presentSegment(
  segment: SegmentRow,
  timeZone: string,
  catalogue: Catalogue,
): components['schemas']['SegmentTimePair'] {
  const { clock_in: start, clock_out: end } = segment;
  const clockOut = clockOutOf(segment);
  return {
    segmentTimePairId: segment.id,
    shiftTimePairId: segment.shift_id,
    pairType: segment.pair_type,
    timeType: timeTypeOf(segment.time_type_id, catalogue),
    clockIn: presentPunch(clockInOf(segment), timeZone, catalogue),
    clockOut: clockOut === null ? null : presentPunch(clockOut, timeZone, catalogue),
    duration: end === null ? null : elapsedSeconds(start, end),
    deletedDate: segment.deleted_at,
  };
}
