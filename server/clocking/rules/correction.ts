import { localDay, nextStatus, type ApprovalStatus } from 'shared-contracts';
import { newSegment } from '../../shifts/rules/newSegment.ts';
import { newTimePair } from '../../shifts/rules/newTimePair.ts';
import {
  clockInColumns,
  clockOutColumns,
  noClockOut,
  type SegmentRow,
  type Shift,
  type TimePairRow,
} from '../../shifts/rules/timePairRow.ts';
import { isWithin } from './breakWithin.ts';
import { clockInOf, clockOutOf } from '../../shifts/rules/presentEnd.ts';
import { freshPair, type Outcome, type Punch, type PunchKind } from './punch.ts';

/** The parts from which a correction is made. */
export interface CorrectionParts {
  /** The shift's pending correction, from an earlier punch. */
  readonly correction: Shift | null;
  /** Ids for the time pair and the segments of a new correction. */
  readonly newIds: { readonly pair: number; readonly segments: readonly number[] };
}

/** Whether a punch leaves the shift as it is and goes to its correction. */
export function goesToCorrection({ pair }: Shift, punch: Pick<Punch, 'isCorrection'>): boolean {
  return !pair.is_correction && (punch.isCorrection || pair.clock_out_origin === 'AUTOMATIC');
}

/**
 * The correction of a shift that a delayed punch goes to: the pending one, or a new PENDING copy of
 * the shift with its segments as they were at the punch, so that no break counts as work. A break
 * punch within an ended shift keeps the end and all segments in the copy.
 */
export function correctionFor(
  shift: Shift,
  kind: PunchKind,
  at: string,
  { correction, newIds }: CorrectionParts,
): { readonly shift: Shift; readonly before: Shift | null } {
  if (correction !== null) return { shift: correction, before: correction };
  const keepsEnd = kind !== 'CLOCK_OUT' && isWithin(shift, at);
  const segments = keepsEnd ? shift.segments : segmentsAt(shift.segments, kind, at);
  const begun = correctionPair(newIds.pair, shift.pair, shift.pair.clock_in, clockInOf(shift.pair));
  return {
    shift: {
      pair: keepsEnd ? { ...begun, ...endOf(shift.pair) } : begun,
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

/** A copied segment has no earlier versions, whatever happened to the original. */
const firstOfItsKind = {
  previous_version_id: null,
  replaced_by: null,
  added_in_version: null,
  gone_after_version: null,
} as const;

function endOf({ duration, ...pair }: TimePairRow): Partial<TimePairRow> {
  const end = clockOutOf(pair);
  return end === null ? {} : { ...clockOutColumns(end.at, end), duration };
}

/**
 * The segments that had begun by then; those still running are open, and left out if the punch
 * begins another one. A break that only the server has ended counts as running.
 */
function segmentsAt(segments: readonly SegmentRow[], kind: PunchKind, at: string): SegmentRow[] {
  const begun = segments.filter((segment) => segment.clock_in <= at);
  const isOver = ({ clock_out: end, clock_out_origin: origin }: SegmentRow) =>
    end !== null && end <= at && (origin !== 'AUTOMATIC' || kind === 'SEGMENT_CLOCK_IN');
  if (kind === 'SEGMENT_CLOCK_IN') return begun.filter(isOver);
  return begun.map((segment) => (isOver(segment) ? segment : { ...segment, ...noClockOut }));
}

/**
 * A punch that fits nowhere becomes an entry of zero length for the manager to see. A break punch
 * keeps a break of zero length in it, so that its kind is visible.
 */
export function lonePunch(
  kind: PunchKind,
  shift: TimePairRow,
  { at, facts, sentLate }: Punch,
  { newIds, segmentId }: CorrectionParts & { readonly segmentId: number },
): Outcome {
  const pair = {
    ...correctionPair(newIds.pair, shift, at, facts),
    ...clockOutColumns(at, { ...facts, comment: null }),
    duration: 0,
    sent_late: sentLate,
  };
  const loneBreak = () =>
    newSegment({
      id: segmentId,
      assignment_id: shift.assignment_id,
      shift_id: newIds.pair,
      ...clockInColumns(at, { ...facts, comment: null }),
      ...clockOutColumns(at, { ...facts, comment: null }),
    });
  return {
    done: true,
    shift: { pair, segments: kind === 'CLOCK_OUT' ? [] : [loneBreak()] },
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
