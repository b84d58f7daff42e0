import type { components } from 'shared-contracts';
import type { WorkScheduleDayEntry } from 'shared-contracts/company-file/companyFile.ts';
import {
  minutesInShift,
  minutesOf,
  minutesPerDay,
} from 'shared-contracts/planning/shiftMinutes.ts';

type WorkScheduleDay = components['schemas']['WorkScheduleDay'];

/**
 * A day of a schedule as in the contract, with its minutes; null if the segments overlap, go back
 * in time or span more than 24 hours. A segment that starts before the previous one ended belongs
 * to the next day.
 */
export function scheduleDay(day: WorkScheduleDayEntry, dayNumber: number): WorkScheduleDay | null {
  const segments = [];
  let first: number | null = null;
  let last = 0;
  for (const segment of day.segments ?? []) {
    const start = minutesInShift(segment.startTime, last);
    let end = minutesOf(segment.endTime);
    while (end <= start) end += minutesPerDay;
    first ??= start;
    if (start < last || end - first > minutesPerDay) return null;
    segments.push({ ...segment, minuteDuration: end - start });
    last = end;
  }
  const working = segments
    .filter(({ category }) => category === 'SCHEDULED_WORKING_TIME')
    .reduce((sum, { minuteDuration }) => sum + minuteDuration, 0);
  return {
    dayNumber,
    category: day.category,
    segments,
    workingMinutes: day.workingMinutes ?? working - (day.customDurationBreak ?? 0),
    customDurationBreak: day.customDurationBreak ?? null,
  };
}

/** The other way round: the day as an entry, without what follows from its segments. */
export function dayEntry({
  category,
  segments,
  workingMinutes,
  customDurationBreak,
}: WorkScheduleDay): WorkScheduleDayEntry {
  const follows = segments.length > 0 || workingMinutes === 0 - (customDurationBreak ?? 0);
  return {
    category,
    ...(segments.length === 0 ? {} : { segments: segments.map(segmentEntry) }),
    ...(follows ? {} : { workingMinutes }),
    ...(customDurationBreak === null ? {} : { customDurationBreak }),
  };
}

function segmentEntry({ category, startTime, endTime }: WorkScheduleDay['segments'][number]) {
  return { category, startTime, endTime };
}
