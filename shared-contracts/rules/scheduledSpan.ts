import type { TimeSpan } from './instant.ts';
import type { ScheduledSegment } from './scheduledSegments.ts';

/** From the first to the last instant of a day's segments; null where it has no set times. */
export function scheduledSpan(segments: readonly ScheduledSegment[]): TimeSpan | null {
  const [start] = segments.map(({ startTime }) => startTime).toSorted();
  const end = segments
    .map(({ endTime }) => endTime)
    .toSorted()
    .at(-1);
  return start !== undefined && end !== undefined ? { start, end } : null;
}
