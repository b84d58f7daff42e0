import { dayCount, type components, type DateRange, type Locale } from 'shared-contracts';
import { formatMessage, serverMessages } from 'shared-contracts/error-messages';
import { formatHours } from 'shared-contracts/format-hours';
import type { KeptWords, NoticedTime, NotificationKind } from './notice.ts';
import { readerFormats, type ReaderFormats } from './readerFormats.ts';

type NotificationType = components['schemas']['Notification']['notificationType'];
type ScheduleDetails = Extract<KeptWords, { kind: 'SCHEDULE_CHANGED' }>['details'];
type Look = Pick<NotificationType, 'priority' | 'icon' | 'linkPage'>;

/** The reader's language, and 24-hour or AM/PM clock. */
export interface Reader {
  readonly locale: Locale;
  readonly is24Hour: boolean;
}

/** The most days that are listed; more are shown as a range. */
const mostDaysNamed = 5;
const mostSchedulesNamed = 5;

const looks: Readonly<Record<NotificationKind, Look>> = {
  TIME_APPROVED: { priority: 'LOW', icon: 'approved', linkPage: 'EmployeeTimePairs' },
  TIME_REJECTED: { priority: 'HIGH', icon: 'rejected', linkPage: 'EmployeeTimePairs' },
  TIME_REOPENED: { priority: 'MEDIUM', icon: 'edited', linkPage: 'EmployeeTimePairs' },
  TIME_ADDED: { priority: 'MEDIUM', icon: 'added', linkPage: 'EmployeeTimePairs' },
  TIME_EDITED: { priority: 'MEDIUM', icon: 'edited', linkPage: 'EmployeeTimePairs' },
  MISSED_CLOCK_IN: { priority: 'HIGH', icon: 'missed', linkPage: 'Clock' },
  MISSED_CLOCK_OUT: { priority: 'HIGH', icon: 'missed', linkPage: 'Clock' },
  AUTO_CLOCKED_OUT: { priority: 'HIGH', icon: 'missed', linkPage: 'EmployeeTimePairs' },
  MISSED_BREAK: { priority: 'MEDIUM', icon: 'missed', linkPage: 'Clock' },
  BREAK_NOT_ENDED: { priority: 'MEDIUM', icon: 'missed', linkPage: 'Clock' },
  DELETION_APPROVED: { priority: 'LOW', icon: 'deleted', linkPage: 'EmployeeTimePairs' },
  DELETION_REJECTED: { priority: 'MEDIUM', icon: 'rejected', linkPage: 'EmployeeTimePairs' },
  DELETION_REQUESTED: { priority: 'HIGH', icon: 'deleted', linkPage: 'Approvals' },
  SCHEDULE_CHANGED: { priority: 'MEDIUM', icon: 'schedule', linkPage: 'EmployeeWorkSchedules' },
  REPORT_READY: { priority: 'MEDIUM', icon: 'report', linkPage: 'ReportDownload' },
  REPORT_FAILED: { priority: 'HIGH', icon: 'report', linkPage: 'Approvals' },
  PASSWORD_GIVEN: { priority: 'HIGH', icon: 'edited', linkPage: 'Settings' },
  PIN_GIVEN: { priority: 'HIGH', icon: 'edited', linkPage: 'Settings' },
  TERMINAL_SILENT: { priority: 'HIGH', icon: 'missed', linkPage: 'CompanyTerminals' },
  TERMINAL_KEEPS: { priority: 'HIGH', icon: 'missed', linkPage: 'CompanyTerminals' },
  TERMINAL_CLOCK_OFF: { priority: 'MEDIUM', icon: 'missed', linkPage: 'CompanyTerminals' },
};

/** A notification for the reader: its type with heading and link, and its text. */
export function wordNotification(
  kept: KeptWords,
  reader: Reader,
): { notificationType: NotificationType; body: string } {
  const { texts, values } = wordsOf(kept, reader);
  return {
    notificationType: {
      id: kept.kind,
      ...looks[kept.kind],
      ...(isSoon(kept) ? { priority: 'HIGH' } : {}),
      heading: formatMessage(texts.heading, values),
      linkText: texts.linkText,
    },
    body: `${formatMessage(texts.body, values)}${whatStays(kept, reader)}${reasonOf(kept, reader)}`,
  };
}

/** A change of today's or tomorrow's schedule. */
function isSoon({ details }: KeptWords): boolean {
  return 'isSoon' in details && details.isSoon === true;
}

/** Says that the approved version before a rejected correction stays. */
function whatStays({ details }: KeptWords, { locale }: Reader): string {
  const stays = 'keepsApproved' in details && details.keepsApproved;
  return stays ? ` ${serverMessages[locale].approvedStays}` : '';
}

/** The manager's reason, as written. */
function reasonOf({ details }: KeptWords, { locale }: Reader): string {
  const reason = 'reason' in details ? details.reason : undefined;
  if (reason === undefined) return '';
  return ` ${formatMessage(serverMessages[locale].decisionReason, { reason })}`;
}

function wordsOf(kept: KeptWords, { locale, is24Hour }: Reader) {
  const { notifications, severalNotifications } = serverMessages[locale];
  const formats = readerFormats(locale, is24Hour);
  const one = notifications[kept.kind];
  switch (kept.kind) {
    case 'REPORT_READY':
    case 'REPORT_FAILED': {
      return { texts: one, values: spanOf(kept.details, formats) };
    }
    case 'SCHEDULE_CHANGED': {
      return { texts: one, values: { what: changeOf(kept.details, locale, formats) } };
    }
    case 'MISSED_CLOCK_IN':
    case 'MISSED_CLOCK_OUT':
    case 'AUTO_CLOCKED_OUT':
    case 'MISSED_BREAK':
    case 'BREAK_NOT_ENDED': {
      const { start, timeZone } = kept.details.time;
      const values = {
        date: formats.dayAt(start, timeZone),
        time: formats.time(start, timeZone),
      };
      return { texts: one, values };
    }
    case 'PASSWORD_GIVEN':
    case 'PIN_GIVEN':
      return { texts: one, values: kept.details };
    case 'TERMINAL_SILENT':
    case 'TERMINAL_KEEPS':
    case 'TERMINAL_CLOCK_OFF': {
      const { terminal, since, timeZone, amount } = kept.details;
      const [date, time] = [formats.dayAt(since, timeZone), formats.time(since, timeZone)];
      const duration = formatHours(amount, locale);
      return { texts: one, values: { terminal, date, time, count: amount, duration } };
    }
    case 'DELETION_REQUESTED': {
      const { time, employee } = kept.details;
      return { texts: one, values: { employee, ...valuesOf(time, formats) } };
    }
    default: {
      const { times, manager } = kept.details;
      const [first] = times;
      if (times.length === 1 && first !== undefined) {
        return { texts: one, values: { manager, ...valuesOf(first, formats) } };
      }
      const values = { manager, count: times.length, dates: datesOf(times, formats) };
      return { texts: severalNotifications[kept.kind], values };
    }
  }
}

/** The days, their number if there are gaps, and the planned schedule: `Thu 26 Nov · Late`. */
function changeOf(
  { startDate, endDate, days, schedules = [] }: ScheduleDetails,
  locale: Locale,
  formats: ReaderFormats,
): string {
  const [from, to] = [formats.day(startDate), formats.day(endDate)];
  const hasGaps = days < dayCount({ startDate, endDate });
  const unit = { style: 'unit', unit: 'day', unitDisplay: 'long' } as const;
  return [
    startDate === endDate ? from : `${from} – ${to}`,
    ...(hasGaps ? [new Intl.NumberFormat(locale, unit).format(days)] : []),
    ...(schedules.length > 0 && schedules.length <= mostSchedulesNamed
      ? [formats.list(schedules)]
      : []),
  ].join(' · ');
}

function spanOf({ startDate, endDate }: DateRange, formats: ReaderFormats) {
  return { startDate: formats.day(startDate), endDate: formats.day(endDate) };
}

function valuesOf({ start, end, timeZone }: NoticedTime, formats: ReaderFormats) {
  const from = formats.time(start, timeZone);
  return {
    date: formats.dayAt(start, timeZone),
    range: end === null ? from : `${from} – ${formats.time(end, timeZone)}`,
  };
}

function datesOf(times: readonly NoticedTime[], formats: ReaderFormats): string {
  const days = [...new Set(times.map(({ start, timeZone }) => formats.dayAt(start, timeZone)))];
  if (days.length <= mostDaysNamed) return formats.list(days);
  return `${days[0] ?? ''} – ${days.at(-1) ?? ''}`;
}
