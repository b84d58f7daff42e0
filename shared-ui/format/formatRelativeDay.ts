import { daysBetween, type LocalDate, type Locale } from 'shared-contracts';
import { formatDay, formatWeekday } from './formatDate.ts';
import { intlTags } from './intlTags.ts';

/** `Today`, `Yesterday`, `Tomorrow`, the weekday within six days past (`Tue`), else `Thu 19 Nov`. */
export function formatRelativeDay(date: LocalDate, today: LocalDate, locale: Locale): string {
  const days = daysBetween(today, date);
  if (Math.abs(days) <= 1) {
    const words = new Intl.RelativeTimeFormat(intlTags[locale], { numeric: 'auto' });
    const text = words.format(days, 'day');
    return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
  }
  return days < 0 && days > -7 ? formatWeekday(date, locale) : formatDay(date, locale);
}
