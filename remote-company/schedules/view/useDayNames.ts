import { addDays, type LocalDate } from 'shared-contracts';
import { useUserFormats } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { daysOfWeek } from '../rules/patternLength.ts';

const monday: LocalDate = '2024-01-01';

/** The names of a pattern's days: weekdays, with their week if there are several, or numbers. */
export function useDayNames(length: number): (index: number) => string {
  const text = useText();
  const formats = useUserFormats();
  return (index) => {
    if (length % daysOfWeek !== 0) return text('schedules.day.number', { day: index + 1 });
    const day = formats.weekday(addDays(monday, index % daysOfWeek), 'long');
    const week = Math.floor(index / daysOfWeek) + 1;
    return length === daysOfWeek ? day : text('schedules.day.week', { day, week });
  };
}
