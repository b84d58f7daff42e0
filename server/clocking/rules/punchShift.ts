import { elapsedSeconds, limits, netDuration, nextStatus } from 'shared-contracts';
import {
  clockInColumns,
  clockOutColumns,
  noClockOut,
  type SegmentRow,
  type Shift,
} from '../../time-entries/rules/timePairRow.ts';
import { correctionFor, lonePunch, type CorrectionSources } from './correction.ts';
import {
  latestPunch,
  type Outcome,
  type Punch,
  type PunchKind,
  type ViolationCode,
} from './punch.ts';

interface Target {
  readonly shift: Shift;
  readonly before: Shift | null;
}

interface Choices extends CorrectionSources {
  /** For a segment that begins. */
  readonly segmentId: number;
  readonly timeTypeId: number | null;
  /** The switch `AUTO_APPROVAL`. */
  readonly autoApproval: boolean;
}

/**
 * Ends a shift, or begins or ends a segment of it (spec §4). A punch that is a correction leaves
 * the shift as it is and goes to a copy of it that waits for the manager.
 */
export function punchShift(
  kind: Exclude<PunchKind, 'CLOCK_IN'>,
  shift: Shift | null,
  punch: Punch,
  choices: Choices,
): Outcome {
  if (shift === null) return { done: false, code: 'NOT_FOUND' };
  if (shift.pair.clock_out !== null) return { done: false, code: 'CLOCK_OUT_ALREADY_RECORDED' };
  const target =
    punch.isCorrection && !shift.pair.is_correction
      ? correctionFor(shift, kind, choices)
      : { shift, before: shift };
  if (target.shift.pair.is_correction && punch.at < latestPunch(target.shift)) {
    return lonePunch(kind, shift.pair, punch, choices);
  }
  switch (kind) {
    case 'CLOCK_OUT':
      return clockOut(target, punch, choices.autoApproval);
    case 'SEGMENT_CLOCK_IN':
      return startSegment(target, punch, choices);
    case 'SEGMENT_CLOCK_OUT':
      return endSegment(target, punch);
  }
}

function clockOut({ shift, before }: Target, punch: Punch, autoApproval: boolean): Outcome {
  const { pair } = shift;
  const sentLate = pair.sent_late || punch.sentLate;
  const ended = nextStatus(pair.status, pair.is_correction ? 'CORRECTION_RECORDED' : 'CLOCK_OUT', {
    hasClockOut: false,
    sentLate,
    wasPreviouslyApproved: pair.was_previously_approved,
    statusBeforeDeletion: pair.status_before_deletion,
    autoApproval,
    allowManagerDelete: false,
  });
  if (!ended.ok) return { done: false, code: ended.code };
  const segments = shift.segments.map((segment) =>
    segment.clock_out === null ? closed(segment, punch) : segment,
  );
  const breaks = segments
    .filter(({ pair_type: type, deleted_at: deleted }) => type === 'BREAK' && deleted === null)
    .map(({ clock_in: start, clock_out: end }) => ({ start, end }));
  return {
    done: true,
    shift: {
      pair: {
        ...pair,
        ...clockOutColumns(punch.at, punch.facts),
        duration: netDuration({ start: pair.clock_in, end: punch.at }, breaks),
        status: ended.status,
        is_auto_approved: ended.status === 'APPROVED',
        sent_late: sentLate,
      },
      segments,
    },
    before,
    action: 'CLOCK_OUT',
    violations: violationsOf(shift, segments),
  };
}

function startSegment({ shift, before }: Target, punch: Punch, choices: Choices): Outcome {
  const open = shift.segments.find((segment) => segment.clock_out === null);
  if (open !== undefined)
    return { done: false, code: 'SEGMENT_ALREADY_OPEN', since: open.clock_in };
  const segment: SegmentRow = {
    id: choices.segmentId,
    assignment_id: shift.pair.assignment_id,
    shift_id: shift.pair.original_version_id,
    pair_type: 'BREAK',
    time_type_id: choices.timeTypeId,
    ...clockInColumns(punch.at, punch.facts),
    ...noClockOut,
    deleted_at: null,
  };
  return {
    done: true,
    shift: withSegments(shift, [...shift.segments, segment], punch),
    before,
    action: 'SEGMENT_CLOCK_IN',
    violations: violationsOf(shift, []),
  };
}

function endSegment({ shift, before }: Target, punch: Punch): Outcome {
  const open = shift.segments.find((segment) => segment.clock_out === null);
  if (open === undefined) return { done: false, code: 'NO_OPEN_SEGMENT' };
  const ended = closed(open, punch);
  const segments = shift.segments.map((segment) => (segment === open ? ended : segment));
  return {
    done: true,
    shift: withSegments(shift, segments, punch),
    before,
    action: ended.deleted_at === null ? 'SEGMENT_CLOCK_OUT' : 'SEGMENT_DISCARDED',
    violations: violationsOf(shift, segments),
  };
}

/** A break shorter than a minute is discarded: it stays in the record alone. */
function closed(segment: SegmentRow, { at, facts }: Punch): SegmentRow {
  const isShort = elapsedSeconds(segment.clock_in, at) < limits.shortBreakSeconds;
  const discarded = segment.pair_type === 'BREAK' && isShort;
  return { ...segment, ...clockOutColumns(at, facts), deleted_at: discarded ? at : null };
}

function withSegments(shift: Shift, segments: readonly SegmentRow[], punch: Punch): Shift {
  const sentLate = shift.pair.sent_late || punch.sentLate;
  return { pair: { ...shift.pair, sent_late: sentLate }, segments };
}

function violationsOf({ pair }: Shift, segments: readonly SegmentRow[]): ViolationCode[] {
  return [
    ...(segments.some(({ deleted_at: deleted }) => deleted !== null)
      ? (['SHORT_BREAK_DISCARDED'] as const)
      : []),
    ...(pair.is_correction ? (['RECORDED_AS_CORRECTION'] as const) : []),
  ];
}
