import { localDay, nextStatus, type ApprovalStatus } from 'shared-contracts';
import { newTimePair } from '../../time-entries/rules/newTimePair.ts';
import {
  clockInColumns,
  clockOutColumns,
  noClockOut,
  type SegmentRow,
  type Shift,
  type TimePairRow,
} from '../../time-entries/rules/timePairRow.ts';
import { clockInOf } from '../../time-entries/rules/presentPunch.ts';
import { freshPair, type Outcome, type Punch, type PunchKind } from './punch.ts';

/** What a correction is made of. */
export interface CorrectionSources {
  /** The shift's correction that is still open, from an earlier punch. */
  readonly correction: Shift | null;
  /** For the time pair and the segments of a new correction. */
  readonly newIds: { readonly pair: number; readonly segments: readonly number[] };
}

/**
 * The correction of a shift that a delayed punch goes to: the one that is open, or a new PENDING copy
 * of the shift with its segments as they were at the punch, so that no break is counted as work.
 */
export function correctionFor(
  shift: Shift,
  kind: PunchKind,
  at: string,
  { correction, newIds }: CorrectionSources,
): { readonly shift: Shift; readonly before: Shift | null } {
  if (correction !== null) return { shift: correction, before: correction };
  const segments = segmentsAt(shift.segments, kind, at);
  return {
    shift: {
      pair: correctionPair(newIds.pair, shift.pair, shift.pair.clock_in, clockInOf(shift.pair)),
      segments: segments.map((segment, index) => ({
        ...segment,
        ...firstOfItsKind,
        id: newIds.segments[index] ?? 0,
        shift_id: newIds.pair,
      })),
    },
    before: null,
  };
}

/** A copy has no versions before it, whatever was done to the segment that it is made of. */
const firstOfItsKind = {
  previous_version_id: null,
  replaced_by: null,
  added_in_version: null,
  gone_after_version: null,
} as const;

/** What had begun by then; what still ran is open, unless the punch begins another one. */
function segmentsAt(segments: readonly SegmentRow[], kind: PunchKind, at: string): SegmentRow[] {
  const begun = segments.filter((segment) => segment.clock_in <= at);
  const isOver = ({ clock_out: end }: SegmentRow) => end !== null && end <= at;
  if (kind === 'SEGMENT_CLOCK_IN') return begun.filter(isOver);
  return begun.map((segment) => (isOver(segment) ? segment : { ...segment, ...noClockOut }));
}

/** A punch that fits nowhere stands alone, with no length, for the manager to see. */
export function lonePunch(
  kind: PunchKind,
  shift: TimePairRow,
  { at, facts, sentLate }: Punch,
  { newIds }: CorrectionSources,
): Outcome {
  const pair = {
    ...correctionPair(newIds.pair, shift, at, facts),
    ...clockOutColumns(at, { ...facts, comment: null }),
    duration: 0,
    sent_late: sentLate,
  };
  return {
    done: true,
    shift: { pair, segments: [] },
    before: null,
    action: kind,
    violations: ['RECORDED_AS_CORRECTION'],
  };
}

function correctionPair(
  id: number,
  shift: TimePairRow,
  at: string,
  facts: Punch['facts'],
): TimePairRow {
  return newTimePair({
    id,
    assignment_id: shift.assignment_id,
    start_date: localDay(at, shift.time_zone),
    time_zone: shift.time_zone,
    ...clockInColumns(at, facts),
    status: correctionStatus(),
    type: 'CORRECTION',
    is_correction: true,
    is_call_back: shift.is_call_back,
    time_type_id: shift.time_type_id,
    cost_center_id: shift.cost_center_id,
    custom_field_values: shift.custom_field_values,
  });
}

function correctionStatus(): ApprovalStatus {
  const recorded = nextStatus(null, 'CORRECTION_RECORDED', freshPair);
  if (!recorded.ok) throw new Error('A punch can always be recorded as a correction.');
  return recorded.status;
}
