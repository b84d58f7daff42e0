import { daysBetween, type LocalDate } from 'shared-contracts';

/** Whether the day is a Saturday or a Sunday. */
export function isWeekend(date: LocalDate): boolean {
  const sinceMonday = ((daysBetween('2024-01-01', date) % 7) + 7) % 7;
  return sinceMonday > 4;
}
