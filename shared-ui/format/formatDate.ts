import type { Locale } from 'shared-contracts';
import { dateFormat } from './dateFormat.ts';

/** A calendar date `yyyy-MM-dd`, without a zone. */
export type PlainDate = string;

/** All in digits: `11-19-2026` in the United States, `19-11-2026` elsewhere (spec §9). */
export function formatNumericDate(date: PlainDate, region: string): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return region === 'US' ? `${month}-${day}-${year}` : `${day}-${month}-${year}`;
}

/** `Thu 19 Nov`, in the words and order of the language. */
export function formatDay(date: PlainDate, locale: Locale): string {
  if (locale === 'th') {
    const rest = dateFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
    return `${formatWeekday(date, locale)} ${rest.format(midnight(date))}`;
  }
  return plain(
    dateFormat(locale, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }),
    date,
  );
}

/** `Thursday 19 November`, with the year when wanted. */
export function formatLongDay(date: PlainDate, locale: Locale, withYear = false): string {
  return plain(
    dateFormat(locale, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      ...(withYear ? { year: 'numeric' } : {}),
      timeZone: 'UTC',
    }),
    date,
  );
}

/** `Thu`; `Th` when narrow; `Thursday` when long. */
export function formatWeekday(
  date: PlainDate,
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
export function formatMonth(date: PlainDate, locale: Locale): string {
  return dateFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    midnight(date),
  );
}

/** `9 – 22 Nov`, `26 Oct – 8 Nov`, with the year when wanted; one date when both are the same. */
export function formatDateRange(
  from: PlainDate,
  to: PlainDate,
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

/** The local date of an instant (ISO 8601) in a zone. */
export function dateOfInstant(instant: string, zone: string): PlainDate {
  const parts = dateFormat('en', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(new Date(instant));
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}

/** Whole days from one date to another; negative when the second lies before. */
export function daysBetween(from: PlainDate, to: PlainDate): number {
  return Math.round((midnight(to).getTime() - midnight(from).getTime()) / 86_400_000);
}

function midnight(date: PlainDate): Date {
  return new Date(`${date}T00:00:00Z`);
}

/** English and Spanish without the comma after the weekday. */
function plain(format: Intl.DateTimeFormat, date: PlainDate): string {
  const text = format.format(midnight(date));
  return format.resolvedOptions().locale.startsWith('de') ? text : text.replace(',', '');
}
