import { localDay, type LocalDate, type Locale } from 'shared-contracts';
import {
  formatDateRange,
  formatDay,
  formatLongDay,
  formatMonth,
  formatNumericDate,
  formatWeekday,
  formatRelativeDay,
} from './formatDate.ts';
import { formatHours } from 'shared-contracts/format-hours';
import { formatDuration, formatTimer } from './formatDuration.ts';
import { formatTime, formatTimeRange, formatWallTime } from './formatTime.ts';

export interface FormatChoice {
  readonly locale: Locale;
  readonly is24Hour: boolean;
  /** ISO 3166 region of the device, for example `US`; empty if unknown. */
  readonly region: string;
}

/** All formats of dates, times and durations, bound to a person's settings. */
export function createFormats({ locale, is24Hour, region }: FormatChoice) {
  let numbers: Intl.NumberFormat | undefined;
  const time = (instant: string, timeZone: string, withSeconds = false) =>
    formatTime(instant, timeZone, is24Hour, withSeconds);
  return {
    locale,
    is24Hour,
    region,
    /** An instant in a zone: `05:58`, or with seconds `05:58:07`. */
    time,
    /** A schedule's `HH:mm`: `06:00`. */
    wallTime: (wall: string) => formatWallTime(wall, is24Hour),
    /** Two instants in a zone: `05:58 – 14:44`, `05:58 – …`. */
    timeRange: (from: string, to: string | null | undefined, timeZone: string) =>
      formatTimeRange(time(from, timeZone), to ? time(to, timeZone) : null),
    /** Two wall times: `06:00 – 14:30`. */
    wallTimeRange: (from: string, to: string) =>
      formatTimeRange(formatWallTime(from, is24Hour), formatWallTime(to, is24Hour)),
    /** The local date of an instant: `2026-11-19`. */
    dateOf: localDay,
    /** `19-11-2026`. */
    numericDate: (date: LocalDate) => formatNumericDate(date, region),
    /** `Thu 19 Nov`. */
    day: (date: LocalDate, withYear = false) => formatDay(date, locale, withYear),
    /** `Thursday 19 November`. */
    longDay: (date: LocalDate, withYear = false) => formatLongDay(date, locale, withYear),
    weekday: (date: LocalDate, width?: 'narrow' | 'short' | 'long') =>
      formatWeekday(date, locale, width),
    /** `November 2026`. */
    month: (date: LocalDate) => formatMonth(date, locale),
    /** `9 – 22 Nov`. */
    dateRange: (from: LocalDate, to: LocalDate, withYear = false) =>
      formatDateRange(from, to, locale, withYear),
    /** `Today`, `Tue`, `Thu 19 Nov`. */
    relativeDay: (date: LocalDate, today: LocalDate) => formatRelativeDay(date, today, locale),
    /** Seconds: `8 h 05 min`. */
    duration: (seconds: number) => formatDuration(seconds, locale),
    /** Seconds: `8 h`, `7 h 30 min`. */
    hours: (seconds: number) => formatHours(seconds, locale),
    /** Seconds: `4:12:36`. */
    timer: formatTimer,
    /** A number in the language's digits and separators. */
    number: (value: number) => (numbers ??= new Intl.NumberFormat(locale)).format(value),
  };
}

export type Formats = ReturnType<typeof createFormats>;
