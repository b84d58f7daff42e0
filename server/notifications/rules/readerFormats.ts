import { localDay, type Instant, type LocalDate, type Locale } from 'shared-contracts';
import { DateTime } from 'luxon';

/** The formats of dates and times in a reader's texts. */
export interface ReaderFormats {
  /** `Mon 16 Nov`. */
  day(date: LocalDate): string;
  /** `Mon`. */
  weekday(date: LocalDate): string;
  /** The day in the zone at the instant. */
  dayAt(instant: Instant, timeZone: string): string;
  /** `07:30`, or `7:30 AM` with 12 hours. */
  time(instant: Instant, timeZone: string): string;
  /** The same for a local time `07:30`. */
  wallTime(clockTime: string): string;
  /** Days as `A, B and C`. */
  list(days: readonly string[]): string;
}

/** Gregorian calendar and Latin digits in every language, as on the screens. */
const tags: Readonly<Record<Locale, string>> = {
  en: 'en-GB',
  de: 'de-DE',
  es: 'es-ES',
  th: 'th-TH-u-ca-gregory-nu-latn',
};

export function readerFormats(locale: Locale, is24Hour: boolean): ReaderFormats {
  const tag = tags[locale];

  function day(date: LocalDate): string {
    const text = DateTime.fromISO(date, { zone: 'utc' }).toLocaleString(
      { weekday: 'short', day: 'numeric', month: 'short' },
      { locale: tag },
    );
    return locale === 'de' ? text : text.replace(',', '');
  }

  const timeFormat = is24Hour ? 'HH:mm' : 'h:mm a';

  return {
    day,
    weekday: (date) =>
      DateTime.fromISO(date, { zone: 'utc' }).toLocaleString({ weekday: 'short' }, { locale: tag }),
    dayAt: (instant, timeZone) => day(localDay(instant, timeZone)),
    time: (instant, timeZone) =>
      DateTime.fromISO(instant, { zone: timeZone, locale: 'en' }).toFormat(timeFormat),
    wallTime: (clockTime) => DateTime.fromISO(clockTime, { locale: 'en' }).toFormat(timeFormat),
    list: (days) =>
      new Intl.ListFormat(tag, { type: 'conjunction' }).format(
        days.map((text) => text.replace(',', '')),
      ),
  };
}
