import { addDays, addMonths, weekOf, type LocalDate, type Weekday } from 'shared-contracts';

export interface CalendarKey {
  readonly key: string;
  readonly shiftKey: boolean;
}

/** The day a key moves to in a date grid (ARIA practices); null for other keys. */
export function dayByKey(
  { key, shiftKey }: CalendarKey,
  date: LocalDate,
  startOfWeek: Weekday,
): LocalDate | null {
  const months = shiftKey ? 12 : 1;
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1);
    case 'ArrowRight':
      return addDays(date, 1);
    case 'ArrowUp':
      return addDays(date, -7);
    case 'ArrowDown':
      return addDays(date, 7);
    case 'Home':
      return weekOf(date, startOfWeek).startDate;
    case 'End':
      return weekOf(date, startOfWeek).endDate;
    case 'PageUp':
      return addMonths(date, -months);
    case 'PageDown':
      return addMonths(date, months);
    default:
      return null;
  }
}
