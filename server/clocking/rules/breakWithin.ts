import { elapsedSeconds, limits, toMillis } from 'shared-contracts';
import { newSegment } from '../../shifts/rules/newSegment.ts';
import {
  clockInColumns,
  clockOutColumns,
  noClockOut,
  type SegmentRow,
  type Shift,
} from '../../shifts/rules/timePairRow.ts';
import { workedSeconds } from '../../shifts/rules/inEffect.ts';
import type { Punch } from './punch.ts';
import { serverFacts } from './punchFacts.ts';

/** Whether the shift has ended, and the instant lies within it. */
export function isWithin(
  { pair: { clock_in: start, clock_out: end } }: Shift,
  at: string,
): boolean {
  return end !== null && start <= at && at < end;
}

/** The shift without its clock-out, and with the segments open that the server ended. */
export function reopened({ pair, segments }: Shift): Shift {
  return {
    pair: { ...pair, ...noClockOut, duration: null },
    segments: segments.map((segment) =>
      isEndedByServer(segment) ? { ...segment, ...noClockOut } : segment,
    ),
  };
}

/**
 * The ended shift with a break that begins within it. The server ends the break where the next
 * break begins or the shift ends, until the real end arrives. Null if another break runs at that
 * time.
 */
export function withBreakFrom(
  shift: Shift,
  { at, facts }: Punch,
  segmentId: number,
  timeTypeId: number | null,
): Shift | null {
  const { pair, segments } = shift;
  const isTaken = segments.some(({ clock_in: start, clock_out: end }) =>
    start <= at ? end === null || at < end : false,
  );
  const [next = pair.clock_out ?? at] = segments
    .map(({ clock_in: start }) => start)
    .filter((start) => start > at)
    .toSorted((a, b) => toMillis(a) - toMillis(b));
  if (isTaken) return null;
  const begun = newSegment({
    id: segmentId,
    assignment_id: pair.assignment_id,
    shift_id: pair.original_version_id,
    time_type_id: timeTypeId,
    ...clockInColumns(at, facts),
    ...clockOutColumns(next, serverFacts(next, pair.time_zone)),
  });
  return counted(shift, [...segments, begun]);
}

/**
 * The ended shift, with the real end of a break that the server had ended; null if there is none.
 */
export function withBreakUntil(shift: Shift, { at, facts }: Punch): Shift | null {
  const running = shift.segments.findLast(
    (segment) => isEndedByServer(segment) && segment.clock_in <= at,
  );
  if (running === undefined) return null;
  const isShort = elapsedSeconds(running.clock_in, at) < limits.shortBreakSeconds;
  const ended = {
    ...running,
    ...clockOutColumns(at, facts),
    deleted_at: isShort && running.pair_type === 'BREAK' ? at : null,
  };
  return counted(
    shift,
    shift.segments.map((segment) => (segment === running ? ended : segment)),
  );
}

function counted({ pair }: Shift, segments: readonly SegmentRow[]): Shift {
  return {
    pair: { ...pair, duration: workedSeconds(pair.clock_in, pair.clock_out, segments) },
    segments,
  };
}

function isEndedByServer({ clock_out_origin: origin }: SegmentRow): boolean {
  return origin === 'AUTOMATIC';
}
