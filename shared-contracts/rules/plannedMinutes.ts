import { toMillis, type LocalDate } from './instant.ts';
import { scheduledSegments } from './scheduledSegments.ts';
import type { PlannedDay, WorkScheduleDay } from './scheduleOn.ts';
import { offsetMinutesAt } from './timeZone.ts';

const hour = 3_600_000;

/**
 * Elapsed minutes of work in the day's plan: a night with a clock change has more or fewer than its
 * schedule (decisions: planned shifts). 0 on holidays, absences and days off.
 */
export function plannedMinutes(planned: PlannedDay, date: LocalDate, timeZone: string): number {
  if (planned.kind !== 'work') return 0;
  const { day } = planned;
  // From before the day begins until after the next one ends, in any time zone.
  const midnight = toMillis(`${date}T00:00:00.000Z`);
  const [before, after] = [midnight - 12 * hour, midnight + 60 * hour];
  const isSame = offsetMinutesAt(before, timeZone) === offsetMinutesAt(after, timeZone);
  if (isSame) return day.workingMinutes;
  return day.workingMinutes + total(scheduledSegments(day, date, timeZone)) - total(day.segments);
}

function total(segments: readonly Pick<WorkSegment, 'category' | 'minuteDuration'>[]): number {
  return segments
    .filter(({ category }) => category === 'SCHEDULED_WORKING_TIME')
    .reduce((sum, { minuteDuration }) => sum + minuteDuration, 0);
}

type WorkSegment = WorkScheduleDay['segments'][number];
