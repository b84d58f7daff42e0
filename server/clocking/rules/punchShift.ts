import { elapsedSeconds, limits, nextStatus, type StatusContext } from 'shared-contracts';
import {
  clockInColumns,
  clockOutColumns,
  type SegmentRow,
  type Shift,
  type TimePairRow,
} from '../../shifts/rules/timePairRow.ts';
import { newSegment } from '../../shifts/rules/newSegment.ts';
import { workedSeconds } from '../../shifts/rules/inEffect.ts';
import { isWithin, reopened, withBreakFrom, withBreakUntil } from './breakWithin.ts';
import { bookingColumns, type Booking } from './clockIn.ts';
import { correctionFor, goesToCorrection, lonePunch, type CorrectionParts } from './correction.ts';
import {
  latestPunch,
  type Outcome,
  type Punch,
  type PunchedBy,
  type PunchKind,
  type ViolationCode,
} from './punch.ts';

interface Target {
  readonly shift: Shift;
  readonly before: Shift | null;
}

interface Choices extends CorrectionParts {
  readonly by: PunchedBy;
  /** For a segment that begins. */
  readonly segmentId: number;
  /** The new booking of the shift; null leaves it as it is. */
  readonly booking: Booking | null;
  readonly approval: ApprovalSwitches;
}

/** Two switches: `AUTO_APPROVAL`, and whether there is approval at all (`APPROVE_TIME_PAIRS`). */
export type ApprovalSwitches = Pick<StatusContext, 'autoApproval' | 'hasApproval'>;

/**
 * Ends a shift, or begins or ends a segment of it (spec §4). A punch that is a correction leaves
 * the shift as it is and goes to a pending copy, even if the shift has ended in the meantime; so
 * does every punch for a shift that the server clocked out. A late break punch that does not fit
 * the shift becomes an entry of its own, as nobody is there to see a refusal.
 */
export function punchShift(
  kind: Exclude<PunchKind, 'CLOCK_IN'>,
  shift: Shift | null,
  punch: Punch,
  choices: Choices,
): Outcome {
  if (shift === null) return { done: false, code: 'NOT_FOUND' };
  const { pair } = shift;
  const wasEndedByServer = pair.clock_out_origin === 'AUTOMATIC';
  // A clock-out that can be undone also arrives delayed, by seconds; it is not belated.
  const isBelated = punch.isCorrection && punch.sentLate;
  const goesToCopy = isBelated || wasEndedByServer;
  if (pair.clock_out !== null && (pair.is_correction || !goesToCopy)) {
    return { done: false, code: 'CLOCK_OUT_ALREADY_RECORDED' };
  }
  const recorded = goesToCorrection(shift, punch)
    ? correctionFor(shift, kind, punch.at, choices)
    : { shift, before: shift };
  const source = bookedPair(pair, choices.booking);
  const open = {
    ...recorded,
    shift: { ...recorded.shift, pair: bookedPair(recorded.shift.pair, choices.booking) },
  };
  if (kind !== 'CLOCK_OUT' && isWithin(open.shift, punch.at)) {
    return punchBreakWithin(kind, open, punch, choices) ?? lonePunch(kind, source, punch, choices);
  }
  if (kind !== 'CLOCK_OUT' && pair.clock_out !== null && !wasEndedByServer) {
    return lonePunch(kind, source, punch, choices);
  }
  const hasEnded = open.shift.pair.clock_out !== null;
  const target = hasEnded ? { ...open, shift: reopened(open.shift) } : open;
  if (target.shift.pair.is_correction && fitsNowhere(kind, target.shift, punch)) {
    return lonePunch(kind, source, punch, choices);
  }
  if (punch.sentLate && isOutOfTurn(kind, target.shift)) {
    return lonePunch(kind, source, punch, choices);
  }
  switch (kind) {
    case 'CLOCK_OUT':
      return endShift(
        target,
        punch,
        choices.by === 'MANAGER' ? 'CLOCK_OUT_BY_MANAGER' : 'CLOCK_OUT',
        choices.approval,
      );
    case 'SEGMENT_CLOCK_IN':
      return startSegment(target, punch, choices);
    case 'SEGMENT_CLOCK_OUT':
      return endSegment(target, punch);
  }
}

/** A break that begins or ends within the copy of an ended shift; null if it does not fit. */
function punchBreakWithin(
  kind: 'SEGMENT_CLOCK_IN' | 'SEGMENT_CLOCK_OUT',
  { shift, before }: Target,
  punch: Punch,
  { segmentId }: Choices,
): Outcome | null {
  const changed =
    kind === 'SEGMENT_CLOCK_IN'
      ? withBreakFrom(shift, punch, segmentId, shift.pair.time_type_id)
      : withBreakUntil(shift, punch);
  if (changed === null) return null;
  return {
    done: true,
    shift: withSegments(changed, changed.segments, punch),
    before,
    action: kind,
    violations: violationsOf(shift, changed.segments),
  };
}

/** The shift with the new booking; null leaves it as it is. */
export function bookedPair(pair: TimePairRow, booking: Booking | null): TimePairRow {
  return booking === null ? pair : { ...pair, ...bookingColumns(booking) };
}

/**
 * Earlier than the last punch of the correction, or the late end of a break that the correction
 * does not have.
 */
function fitsNowhere(
  kind: PunchKind,
  correction: Shift,
  { at, isCorrection }: Pick<Punch, 'at' | 'isCorrection'>,
): boolean {
  const isAway = correction.segments.some((segment) => segment.clock_out === null);
  return at < latestPunch(correction) || (isCorrection && kind === 'SEGMENT_CLOCK_OUT' && !isAway);
}

/** Whether a break begins while one runs, or ends while none does. */
function isOutOfTurn(kind: PunchKind, { segments }: Shift): boolean {
  if (kind === 'CLOCK_OUT') return false;
  const isAway = segments.some(({ clock_out: end }) => end === null);
  return isAway === (kind === 'SEGMENT_CLOCK_IN');
}

/** Ends a shift and its open segment. */
export function endShift(
  { shift, before }: Target,
  punch: Punch,
  event: 'CLOCK_OUT' | 'CLOCK_OUT_BY_MANAGER' | 'AUTO_CLOCK_OUT',
  { autoApproval, hasApproval }: ApprovalSwitches,
): Outcome {
  const { pair } = shift;
  const sentLate = pair.sent_late || punch.sentLate;
  const ended = nextStatus(pair.status, pair.is_correction ? 'CORRECTION_RECORDED' : event, {
    hasClockOut: false,
    sentLate,
    wasPreviouslyApproved: pair.was_previously_approved,
    statusBeforeDeletion: pair.status_before_deletion,
    autoApproval,
    hasApproval,
    allowManagerDelete: false,
  });
  if (!ended.ok) return { done: false, code: ended.code };
  const segments = shift.segments.map((segment) =>
    segment.clock_out === null ? closed(segment, punch) : segment,
  );
  return {
    done: true,
    shift: {
      pair: {
        ...pair,
        ...clockOutColumns(punch.at, punch.facts),
        duration: workedSeconds(pair.clock_in, punch.at, segments),
        status: ended.status,
        is_auto_approved: event === 'CLOCK_OUT' && ended.status === 'APPROVED',
        sent_late: sentLate,
      },
      segments,
    },
    before,
    action: event === 'AUTO_CLOCK_OUT' ? event : 'CLOCK_OUT',
    violations: violationsOf(shift, segments),
  };
}

function startSegment({ shift, before }: Target, punch: Punch, choices: Choices): Outcome {
  const open = shift.segments.find((segment) => segment.clock_out === null);
  if (open !== undefined)
    return { done: false, code: 'SEGMENT_ALREADY_OPEN', since: open.clock_in };
  const segment = newSegment({
    id: choices.segmentId,
    assignment_id: shift.pair.assignment_id,
    shift_id: shift.pair.original_version_id,
    time_type_id: shift.pair.time_type_id,
    added_in_version: shift.pair.version === 1 ? null : shift.pair.version,
    ...clockInColumns(punch.at, punch.facts),
  });
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

/** A break shorter than a minute is discarded: only the record keeps it. */
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
