import { daysBetween, type LocalDate, type WorkSchedule } from 'shared-contracts';

/** A Monday; schedules of several weeks are counted from it, so that all people are in the same week. */
const firstMonday = '2024-01-01';

/**
 * The day number with which a temporary schedule begins. Where its days make whole weeks, they keep
 * their weekdays: day 1 is a Monday. Every other schedule begins with its first day.
 */
export function firstDayNumberOf(
  { duration }: Pick<WorkSchedule, 'duration'>,
  firstDay: LocalDate,
): number {
  if (duration % 7 !== 0) return 1;
  const days = daysBetween(firstMonday, firstDay) % duration;
  return (days < 0 ? days + duration : days) + 1;
}
