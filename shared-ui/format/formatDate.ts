import { type LocalDate, type Locale, daysBetween } from 'shared-contracts';
import { dateFormat, intlTags } from './dateFormat.ts';

/** Digits only: `11-19-2026` in the United States, `19-11-2026` elsewhere (spec §9). */
export function formatNumericDate(date: LocalDate, region: string): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return region === 'US' ? `${month}-${day}-${year}` : `${day}-${month}-${year}`;
}

/** `Thu 19 Nov`, in the language's words and order, optionally with the year. */
export function formatDay(date: LocalDate, locale: Locale, withYear = false): string {
  const parts: Intl.DateTimeFormatOptions = {
    day: 'numeric',
    month: 'short',
    ...(withYear ? { year: 'numeric' } : {}),
    timeZone: 'UTC',
  };
  if (locale === 'th') {
    return `${formatWeekday(date, locale)} ${dateFormat(locale, parts).format(midnight(date))}`;
  }
  return plain(locale, { weekday: 'short', ...parts }, date);
}

/** `Thursday 19 November`, optionally with the year. */
export function formatLongDay(date: LocalDate, locale: Locale, withYear = false): string {
  return plain(
    locale,
    {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      ...(withYear ? { year: 'numeric' } : {}),
      timeZone: 'UTC',
    },
    date,
  );
}

/** `Thu`; `Th` when narrow; `Thursday` when long. */
export function formatWeekday(
  date: LocalDate,
  locale: Locale,
  width: 'narrow' | 'short' | 'long' = 'short',
): string {
  const weekday = (each: 'long' | 'short' | 'narrow') =>
    dateFormat(locale, { weekday: each, timeZone: 'UTC' }).format(midnight(date));
  if (width === 'long') return weekday('long');
  if (locale === 'th') return width === 'narrow' ? weekday('narrow') : `${weekday('narrow')}.`;
  return width === 'narrow' ? weekday('short').slice(0, 2) : weekday('short');
}

/** `November 2026`. */
export function formatMonth(date: LocalDate, locale: Locale): string {
  return dateFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    midnight(date),
  );
}

/** `9 – 22 Nov`, `26 Oct – 8 Nov`, optionally with the year; a single date if both are equal. */
export function formatDateRange(
  from: LocalDate,
  to: LocalDate,
  locale: Locale,
  withYear = false,
): string {
  const format = dateFormat(locale, {
    day: 'numeric',
    month: 'short',
    ...(withYear ? { year: 'numeric' } : {}),
    timeZone: 'UTC',
  });
  return format
    .formatRangeToParts(midnight(from), midnight(to))
    .map(({ type, source, value }) =>
      type === 'literal' && source === 'shared' ? value.replace(/\s*[–-]\s*/, ' – ') : value,
    )
    .join('')
    .replaceAll(/\s+/g, ' ');
}

function midnight(date: LocalDate): Date {
  return new Date(`${date}T00:00:00Z`);
}

/** English and Spanish without the comma after the weekday. */
function plain(locale: Locale, parts: Intl.DateTimeFormatOptions, date: LocalDate): string {
  const text = dateFormat(locale, parts).format(midnight(date));
  return locale === 'de' ? text : text.replace(',', '');
}

/**
 * `Today`, `Yesterday`, `Tomorrow`, the weekday for the last six days (`Tue`), else `Thu 19 Nov`.
 */
export function formatRelativeDay(date: LocalDate, today: LocalDate, locale: Locale): string {
  const days = daysBetween(today, date);
  if (Math.abs(days) <= 1) {
    const words = new Intl.RelativeTimeFormat(intlTags[locale], { numeric: 'auto' });
    const text = words.format(days, 'day');
    return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
  }
  return days < 0 && days > -7 ? formatWeekday(date, locale) : formatDay(date, locale);
}
