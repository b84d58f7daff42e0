import { timedSegments, type AssignedRange, type WorkScheduleDay } from 'shared-contracts';
import { minutesInShift, minutesOf } from 'shared-contracts/planning/shiftMinutes.ts';

/**
 * Earliest start and latest end of the days, in minutes from midnight of each day: an end over 1440
 * lies on the next day. Null if no day has a segment.
 */
export function minutesOfDays(days: readonly WorkScheduleDay[]): AssignedRange['minuteRange'] {
  const spans = days.flatMap(({ segments }) => spanOf(segments));
  if (spans.length === 0) return null;
  return {
    start: Math.min(...spans.map(({ start }) => start)),
    end: Math.max(...spans.map(({ end }) => end)),
  };
}

/** A segment that starts before the day's first one lies on the next day (spec §5). */
function spanOf(segments: WorkScheduleDay['segments']): { start: number; end: number }[] {
  const shown = timedSegments(segments);
  const [first] = shown.map(({ startTime }) => minutesOf(startTime));
  if (first === undefined) return [];
  const ends = shown.map(
    ({ startTime, minuteDuration }) => minutesInShift(startTime, first) + minuteDuration,
  );
  return [{ start: first, end: Math.max(...ends) }];
}
