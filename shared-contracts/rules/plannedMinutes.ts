import { addDays } from './dateRange.ts';
import type { LocalDate } from './instant.ts';
import { scheduledSegments } from './scheduledSegments.ts';
import type { PlannedDay, WorkScheduleDay } from './scheduleOn.ts';
import { clocksChanged } from './timeZone.ts';

/**
 * Minutes that the day plans for work, as they pass: a night over a clock change has more or fewer
 * than its schedule says (decisions: planned shifts). None on holidays, absences and days off.
 */
export function plannedMinutes(planned: PlannedDay, date: LocalDate, timeZone: string): number {
  if (planned.kind !== 'work') return 0;
  const { day } = planned;
  // From before the day begins until after the next one ends, whatever the zone.
  const [before, after] = [
    `${addDays(date, -1)}T12:00:00.000Z`,
    `${addDays(date, 2)}T12:00:00.000Z`,
  ];
  if (!clocksChanged(before, after, timeZone)) return day.workingMinutes;
  return day.workingMinutes + total(scheduledSegments(day, date, timeZone)) - total(day.segments);
}

function total(segments: readonly Pick<WorkSegment, 'category' | 'minuteDuration'>[]): number {
  return segments
    .filter(({ category }) => category === 'SCHEDULED_WORKING_TIME')
    .reduce((sum, { minuteDuration }) => sum + minuteDuration, 0);
}

type WorkSegment = WorkScheduleDay['segments'][number];
