import { isBreak, netDuration, shownNet, type Instant } from 'shared-contracts';
import type { Shift, SegmentRow } from './timePairRow.ts';

/** The shift with its effective segments, by start time. */
export function inEffect<Kept extends Pick<Shift, 'segments'>>(shift: Kept): Kept {
  const segments = shift.segments
    .filter(({ deleted_at: deleted }) => deleted === null)
    .toSorted((a, b) => a.clock_in.localeCompare(b.clock_in));
  return { ...shift, segments };
}

/** Seconds worked without breaks; null while open. */
export function workedSeconds(
  start: Instant,
  end: Instant | null,
  segments: readonly SegmentRow[],
): number | null {
  return end === null ? null : netDuration({ start, end }, breakSpans(segments));
}

/** The same for an ended shift, between displayed minutes. */
export function shownWorked(start: Instant, end: Instant, segments: readonly SegmentRow[]): number {
  return shownNet({ start, end }, breakSpans(segments));
}

function breakSpans(segments: readonly SegmentRow[]) {
  return inEffect({ segments })
    .segments.filter(({ pair_type: type }) => isBreak(type))
    .map((segment) => ({ start: segment.clock_in, end: segment.clock_out }));
}
