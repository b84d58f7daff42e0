import type { Locale } from '../rules/locales.ts';
import type { ErrorCode } from '../openapi/errors.gen.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import type {
  LocaleMessages,
  MassViolationCode,
  NotificationKind,
  PlanRefusalCode,
  PlanRemarkKind,
  ViolationCode,
} from './LocaleMessages.ts';
import { th } from './th.ts';

export type { LocaleMessages };

export const serverMessages: Readonly<Record<Locale, LocaleMessages>> = { en, de, es, th };

/**
 * The placeholders of the templates; those that are not listed have none. Dates and times are
 * formatted in the reader's language and the assignment's zone: `range` is a span of clock times
 * (`08:00 – 16:30`, or the clock-in alone), `manager` a full name.
 */
export const messagePlaceholders = {
  errors: {
    /** Time at which the open segment began. */
    SEGMENT_ALREADY_OPEN: ['since'],
    /** Date and time at which the other entry begins. */
    TIME_COLLISION: ['since'],
    /** What `Retry-After` says, in words: `30 seconds`, `14 minutes`. */
    TOO_MANY_REQUESTS: ['wait'],
    IDENTIFICATION_WAITS: ['wait'],
    /** The most of each that one request decides. */
    SELECTION_TOO_LARGE: ['entries', 'people'],
    /** The most of each that one request plans. */
    PLAN_TOO_LARGE: ['days', 'ranges'],
    REPORT_TOO_LARGE: ['people', 'days'],
    /** Who made the other change. */
    COMPANY_CHANGED: ['name'],
    DIRECTORY_MAPPING_CHANGED: ['name'],
    DIRECTORY_MAPPING_REFUSED: ['value'],
  },
  violations: {
    /** Date and time of the open shift's clock-in. */
    ALREADY_CLOCKED_IN: ['since'],
  },
  massViolations: {
    /** Date and time of the open shift's clock-in. */
    ALREADY_CLOCKED_IN: ['since'],
  },
  planRefusals: {
    /** Code of the schedule. */
    SCHEDULE_GONE: ['schedule'],
    /** Full name of who changed it. */
    PLAN_CHANGED: ['name'],
    CHANGED_SINCE: ['name'],
  },
  /** `dates` is a day or a span of days. */
  planRemarks: {
    ABSENCE: ['name', 'dates'],
    HOLIDAY: ['name', 'dates'],
    /** Hours and minutes: `9 h 30 min`. */
    SHORT_REST: ['hours', 'dates'],
    /** How many days. */
    MANY_DAYS: ['amount', 'dates'],
    OVER_HOURS: ['hours', 'dates'],
    UNKNOWN_TO_HR: ['dates'],
    ALREADY_OVER: ['dates'],
  },
  notifications: {
    TIME_APPROVED: ['manager', 'date', 'range'],
    TIME_REJECTED: ['manager', 'date', 'range'],
    TIME_REOPENED: ['manager', 'date', 'range'],
    TIME_ADDED: ['manager', 'date', 'range'],
    TIME_EDITED: ['manager', 'date', 'range'],
    DELETION_APPROVED: ['manager', 'date', 'range'],
    DELETION_REJECTED: ['manager', 'date', 'range'],
    /** `employee` is a full name. */
    DELETION_REQUESTED: ['employee', 'date', 'range'],
    /** Day and start of the scheduled shift. */
    MISSED_CLOCK_IN: ['date', 'time'],
    /** Day and time of the clock-in. */
    MISSED_CLOCK_OUT: ['date', 'time'],
    /** Day and time of the clock-out that was entered. */
    AUTO_CLOCKED_OUT: ['date', 'time'],
    /** Since when there was no break. */
    MISSED_BREAK: ['date', 'time'],
    /** Day and time at which the break began. */
    BREAK_NOT_ENDED: ['date', 'time'],
    /** The days that were changed, and what is planned for them. */
    SCHEDULE_CHANGED: ['what'],
    /** First and last day of the report. */
    REPORT_READY: ['startDate', 'endDate'],
    REPORT_FAILED: ['startDate', 'endDate'],
    PIN_GIVEN: ['manager'],
    PASSWORD_GIVEN: ['manager'],
    /** What the terminal is called; when it was last seen. */
    TERMINAL_SILENT: ['terminal', 'date', 'time'],
    /** Since when it keeps how many. */
    TERMINAL_KEEPS: ['terminal', 'count', 'date', 'time'],
    TERMINAL_CLOCK_OFF: ['terminal', 'duration'],
  },
  /** Of the texts; every heading has `count`. `dates` is a list of days, or their span. */
  severalNotifications: ['manager', 'dates'],
} as const satisfies {
  readonly errors: Readonly<Partial<Record<ErrorCode, readonly string[]>>>;
  readonly violations: Readonly<Partial<Record<ViolationCode, readonly string[]>>>;
  readonly massViolations: Readonly<Partial<Record<MassViolationCode, readonly string[]>>>;
  readonly planRefusals: Readonly<Partial<Record<PlanRefusalCode, readonly string[]>>>;
  readonly planRemarks: Readonly<Record<PlanRemarkKind, readonly string[]>>;
  readonly notifications: Readonly<Record<NotificationKind, readonly string[]>>;
  readonly severalNotifications: readonly string[];
};

/**
 * The template with its `{placeholders}` filled. A value that is missing shows as `…`, since a
 * person can still read the rest. Values are inserted as they are: dates and times come formatted.
 */
export function formatMessage(
  template: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    return String(value ?? '…');
  });
}
