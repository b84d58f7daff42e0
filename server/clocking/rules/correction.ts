import { localDay, nextStatus, type ApprovalStatus } from 'shared-contracts';
import { newTimePair } from '../../time-entries/rules/newTimePair.ts';
import {
  clockInColumns,
  clockOutColumns,
  type Shift,
  type TimePairRow,
} from '../../time-entries/rules/timePairRow.ts';
import { clockInOf } from '../../time-entries/rules/presentPunch.ts';
import { freshPair, type Outcome, type Punch, type PunchKind } from './punch.ts';

/** What a correction is made of. */
export interface CorrectionSources {
  /** The shift's correction that is still open, from an earlier punch. */
  readonly correction: Shift | null;
  /** For the time pair and the segment that a new correction may need. */
  readonly newIds: readonly [number, number];
}

/**
 * The correction of a shift that a delayed punch goes to: the one that is open, or a new PENDING copy
 * of the shift, with its open segment where the punch ends one.
 */
export function correctionFor(
  shift: Shift,
  kind: PunchKind,
  { correction, newIds: [pairId, segmentId] }: CorrectionSources,
): { readonly shift: Shift; readonly before: Shift | null } {
  if (correction !== null) return { shift: correction, before: correction };
  const open = shift.segments.filter((segment) => segment.clock_out === null);
  const segments = kind === 'SEGMENT_CLOCK_OUT' ? open : [];
  return {
    shift: {
      pair: correctionPair(pairId, shift.pair, shift.pair.clock_in, clockInOf(shift.pair)),
      segments: segments.map((segment) => ({ ...segment, id: segmentId, shift_id: pairId })),
    },
    before: null,
  };
}

/** A punch that fits nowhere stands alone, with no length, for the manager to see. */
export function lonePunch(
  kind: PunchKind,
  shift: TimePairRow,
  { at, facts, sentLate }: Punch,
  { newIds: [pairId] }: CorrectionSources,
): Outcome {
  const pair = {
    ...correctionPair(pairId, shift, at, facts),
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
