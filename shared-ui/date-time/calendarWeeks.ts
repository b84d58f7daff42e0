import { addDays, monthOf, weekOf, type LocalDate, type Weekday } from 'shared-contracts';

/** Six weeks of seven days that show the month around the date: as many for each, so nothing jumps. */
export function calendarWeeks(date: LocalDate, startOfWeek: Weekday): LocalDate[][] {
  const first = weekOf(monthOf(date).startDate, startOfWeek).startDate;
  return Array.from({ length: 6 }, (_week, week) =>
    Array.from({ length: 7 }, (_day, day) => addDays(first, week * 7 + day)),
  );
}
