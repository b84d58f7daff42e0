import {
  segmentsOf,
  isBreak,
  toInstant,
  toMillis,
  type components,
  type Instant,
} from 'shared-contracts';
import { shiftParts, shownPart, type ShiftPart } from './shiftParts.ts';
import { isRunning } from './rowStatus.ts';

type Schemas = components['schemas'];
type TimePair = Schemas['TimePair'];
type SegmentTimePair = TimePair['segmentTimePairs'][number];

/** A line of an expanded row: plain work, or part of a segment. */
export interface SegmentLine {
  /** SHIFT is plain work. */
  readonly pairType: Schemas['PairType'];
  /** The time type of plain work or of the segment; null if there is none. */
  readonly timeType: TimePair['timeType'];
  readonly start: Instant;
  /** Null while it is open, or if the end is missing. */
  readonly end: Instant | null;
  /** The segment, in its first line; null for plain work. */
  readonly segment: SegmentTimePair | null;
  /** Seconds, or whole minutes until `now` while it is open; null if the end is missing. */
  readonly seconds: number | null;
}

/** Work, breaks and other segments in order, as they make up the shift. */
export function segmentLines(pair: TimePair, now: Instant): SegmentLine[] {
  if (pair.clockOut === null && !isRunning(pair)) {
    const { clockIn, timeType } = pair;
    const start = clockIn.date;
    return [{ pairType: 'SHIFT', timeType, start, end: null, segment: null, seconds: null }];
  }
  return segmentParts(pair, now).map(({ segment, ...part }) => ({
    pairType: segment?.pairType ?? 'SHIFT',
    timeType: (segment ?? pair).timeType,
    start: toInstant(part.from),
    end: part.isOpen ? null : toInstant(part.to),
    segment: segment && toMillis(segment.clockIn.date) === part.from ? segment : null,
    seconds: shownPart(part),
  }));
}

/** A part of a shift with its segment; null: plain work. */
interface SegmentPart extends Omit<ShiftPart, 'kind'> {
  readonly segment: SegmentTimePair | null;
}

/**
 * The parts of a shift, with work split where a segment other than a break starts or ends. Of two
 * overlapping segments, the earlier one wins.
 */
export function segmentParts(pair: TimePair, now: Instant): SegmentPart[] {
  const segments = segmentsOf(pair);
  return shiftParts(pair, now).flatMap(({ kind, ...part }): SegmentPart[] => {
    if (kind === 'break') {
      const segment = segments.find(
        ({ pairType, clockIn }) => isBreak(pairType) && toMillis(clockIn.date) === part.from,
      );
      return [{ ...part, segment: segment ?? null }];
    }
    return cut(
      part,
      segments.filter(({ pairType }) => !isBreak(pairType)),
    );
  });
}

function cut(
  { from, to, isOpen }: Omit<SegmentPart, 'segment'>,
  segments: readonly SegmentTimePair[],
): SegmentPart[] {
  const parts: SegmentPart[] = [];
  let at = from;
  const add = (end: number, segment: SegmentTimePair | null) => {
    if (end <= at) return;
    parts.push({ from: at, to: end, isOpen: isOpen && end === to, segment });
    at = end;
  };
  for (const segment of segments) {
    add(Math.min(toMillis(segment.clockIn.date), to), null);
    add(segment.clockOut ? Math.min(toMillis(segment.clockOut.date), to) : to, segment);
  }
  add(to, null);
  return parts;
}
