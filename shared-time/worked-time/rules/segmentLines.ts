import { toInstant, toMillis, type components, type Instant } from 'shared-contracts';
import { shiftParts } from './shiftParts.ts';
import { isRunning } from './rowStatus.ts';

type TimePair = components['schemas']['TimePair'];

/** A line of an open row: a stretch of work or a break. */
export interface SegmentLine {
  readonly kind: 'work' | 'break';
  /** The time type; null for a break without one of its own. */
  readonly name: string | null;
  readonly start: Instant;
  /** Null while it goes on, or where the end is missing. */
  readonly end: Instant | null;
  /** The break itself; null for work. */
  readonly segment: TimePair['segmentTimePairs'][number] | null;
  /** Seconds, until `now` while it goes on; null where the end is missing. */
  readonly seconds: number | null;
}

/** Work and breaks of a shift in turn. */
export function segmentLines(pair: TimePair, now: Instant): SegmentLine[] {
  if (pair.clockOut === null && !isRunning(pair)) {
    const { clockIn, timeType } = pair;
    return [
      {
        kind: 'work',
        name: nameOf(timeType),
        start: clockIn.date,
        end: null,
        segment: null,
        seconds: null,
      },
    ];
  }
  const segments = new Map(
    pair.segmentTimePairs.map((segment) => [toMillis(segment.clockIn.date), segment]),
  );
  return shiftParts(pair, now).map(({ kind, from, to, isOpen }) => ({
    kind,
    name: kind === 'work' ? nameOf(pair.timeType) : null,
    start: toInstant(from),
    end: isOpen ? null : toInstant(to),
    segment: kind === 'break' ? (segments.get(from) ?? null) : null,
    seconds: Math.floor((to - from) / 1000),
  }));
}

function nameOf(timeType: TimePair['timeType']): string | null {
  return timeType?.externalName ?? null;
}
