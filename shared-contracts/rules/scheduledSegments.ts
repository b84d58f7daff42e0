import type { components } from '../openapi/schema.gen.ts';
import { addDays } from './dateRange.ts';
import { elapsedSeconds, type Instant, type LocalDate, type TimeSpan } from './instant.ts';
import { instantAt } from './instantAt.ts';
import type { WorkScheduleDay } from './scheduleOn.ts';

/** A segment of a schedule's day on one date: [startTime, endTime). */
export interface ScheduledSegment {
  readonly category: components['schemas']['WorkScheduleSegment']['category'];
  readonly startTime: Instant;
  readonly endTime: Instant;
  /** Elapsed minutes: the planned ones, unless there is a clock change within the segment. */
  readonly minuteDuration: number;
}

/**
 * The segments of a schedule's day as instants in the assignment's zone, in the schedule's order.
 * The first segment assigns the day to `date`; times before its start lie on the next day, as does
 * an end that is not after its start (spec §5). A time that a clock change skips becomes the
 * instant of the change, a repeated time its first instant, so that segments never overlap; a
 * completely skipped segment is omitted.
 */
export function scheduledSegments(
  day: Pick<WorkScheduleDay, 'segments'>,
  date: LocalDate,
  timeZone: string,
): readonly ScheduledSegment[] {
  const ofDay = known.get(day) ?? new Map<string, readonly ScheduledSegment[]>();
  known.set(day, ofDay);
  const key = `${date} ${timeZone}`;
  const segments = ofDay.get(key) ?? workOut(day, date, timeZone);
  ofDay.set(key, segments);
  return segments;
}

/** Cached by the schedule's day object: many people have it on the same dates. */
const known = new WeakMap<object, Map<string, readonly ScheduledSegment[]>>();

function workOut(
  day: Pick<WorkScheduleDay, 'segments'>,
  date: LocalDate,
  timeZone: string,
): ScheduledSegment[] {
  const dayStart = day.segments[0]?.startTime ?? '00:00';
  return day.segments
    .map((segment) => {
      const startDate = segment.startTime < dayStart ? addDays(date, 1) : date;
      const endDate = segment.endTime <= segment.startTime ? addDays(startDate, 1) : startDate;
      const startTime = instantAt(startDate, segment.startTime, timeZone);
      const endTime = instantAt(endDate, segment.endTime, timeZone);
      const minuteDuration = Math.round(elapsedSeconds(startTime, endTime) / 60);
      return { category: segment.category, startTime, endTime, minuteDuration };
    })
    .filter(({ minuteDuration }) => minuteDuration > 0);
}

/** The segments at set times: a placeholder only says that a day has hours. */
export function timedSegments<Segment extends Pick<ScheduledSegment, 'category'>>(
  segments: readonly Segment[],
): readonly Segment[] {
  return segments.filter(({ category }) => category !== 'PLACEHOLDER');
}

/** From the first to the last instant of a day's segments; null without set times. */
export function scheduledSpan(segments: readonly ScheduledSegment[]): TimeSpan | null {
  const timed = timedSegments(segments);
  const [start] = timed.map(({ startTime }) => startTime).toSorted();
  const end = timed
    .map(({ endTime }) => endTime)
    .toSorted()
    .at(-1);
  return start !== undefined && end !== undefined ? { start, end } : null;
}
