import { isBefore, toMillis, type Instant, type OpenTimeSpan } from '../instant.ts';
import { limits } from '../limits.ts';

export interface EntrySegment extends OpenTimeSpan {
  readonly id: number;
}

/** How a segment changes when its shift becomes shorter. */
export type SegmentUpdate =
  | {
      readonly id: number;
      readonly kind: 'CUT';
      readonly start: Instant;
      readonly end: Instant | null;
    }
  | { readonly id: number; readonly kind: 'REMOVED' };

/**
 * The segments that change with their shift's new times (spec §5 "automatic segment update"):
 * segments across the shift's start or end are cut there; segments outside are removed, and so is
 * the rest of a break that has become too short. An open segment ends together with its shift.
 * Omits unchanged and deleted segments.
 */
export function segmentUpdates(
  shift: OpenTimeSpan,
  segments: readonly EntrySegment[],
): SegmentUpdate[] {
  return segments.flatMap((segment) => updateOf(shift, segment) ?? []);
}

function updateOf(shift: OpenTimeSpan, segment: EntrySegment): SegmentUpdate | null {
  const { id } = segment;
  const start = later(segment.start, shift.start);
  const end = earlier(segment.end, shift.end);
  if (start === segment.start && end === segment.end) return null;
  const shortest = limits.shortBreakSeconds * 1000;
  return end !== null && toMillis(end) - toMillis(start) < shortest
    ? { id, kind: 'REMOVED' }
    : { id, kind: 'CUT', start, end };
}

function later(one: Instant, other: Instant): Instant {
  return isBefore(one, other) ? other : one;
}

/** Null is later than every instant. */
function earlier(one: Instant | null, other: Instant | null): Instant | null {
  if (one === null || other === null) return one ?? other;
  return isBefore(other, one) ? other : one;
}
