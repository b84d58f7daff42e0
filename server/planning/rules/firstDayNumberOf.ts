import { daysBetween, type LocalDate, type WorkSchedule } from 'shared-contracts';

/** A Monday; schedules of several weeks count from it, so that everybody is in the same week. */
const firstMonday = '2024-01-01';

/**
 * The day number with which a temporary schedule begins. A schedule of whole weeks keeps its
 * weekdays: day 1 is a Monday. Any other schedule begins with its first day.
 */
export function firstDayNumberOf(
  { duration }: Pick<WorkSchedule, 'duration'>,
  firstDay: LocalDate,
): number {
  if (duration % 7 !== 0) return 1;
  const days = daysBetween(firstMonday, firstDay) % duration;
  return (days < 0 ? days + duration : days) + 1;
}
