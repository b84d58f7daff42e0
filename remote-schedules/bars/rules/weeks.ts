import { addDays, daysBetween, type LocalDate } from 'shared-contracts';

/** The ISO 8601 week number: a week belongs to the year of its Thursday. */
export function weekNumber(startDate: LocalDate): number {
  const thursday = addDays(startDate, daysToThursday(startDate));
  return 1 + Math.floor(daysBetween(`${thursday.slice(0, 4)}-01-01`, thursday) / 7);
}

/** 1970-01-01 was a Thursday. */
function daysToThursday(date: LocalDate): number {
  return (7 - (daysBetween('1970-01-01', date) % 7)) % 7;
}

/** 0 for Monday to 6 for Sunday. */
export function weekdayIndex(date: LocalDate): number {
  return ((daysBetween('2024-01-01', date) % 7) + 7) % 7;
}

/** Whether the day is a Saturday or a Sunday. */
export function isWeekend(date: LocalDate): boolean {
  return weekdayIndex(date) > 4;
}
