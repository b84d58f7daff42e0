import type { components, Locale } from 'shared-contracts';
import { notificationTexts } from './notificationTexts.ts';
import type { NotificationDetails, NotificationKind, NoticedTime } from './notice.ts';
import { readerFormats, type ReaderFormats } from './readerFormats.ts';
import type { Texts } from './texts/texts.ts';

type NotificationType = components['schemas']['Notification']['notificationType'];

/** Who reads: language, and 24 hours or AM and PM. */
export interface Reader {
  readonly locale: Locale;
  readonly is24Hour: boolean;
}

/** Days that are named; of more the number is told. */
const mostDaysNamed = 5;

const looks: Readonly<Record<NotificationKind, Pick<NotificationType, 'priority' | 'icon'>>> = {
  TIME_APPROVED: { priority: 'LOW', icon: 'approved' },
  TIME_REJECTED: { priority: 'HIGH', icon: 'rejected' },
  TIME_ADDED: { priority: 'MEDIUM', icon: 'added' },
  TIME_EDITED: { priority: 'MEDIUM', icon: 'edited' },
  MISSED_CLOCK_IN: { priority: 'HIGH', icon: 'missed' },
  MISSED_CLOCK_OUT: { priority: 'HIGH', icon: 'missed' },
  DELETION_APPROVED: { priority: 'LOW', icon: 'deleted' },
  DELETION_REJECTED: { priority: 'MEDIUM', icon: 'rejected' },
  SCHEDULE_CHANGED: { priority: 'MEDIUM', icon: 'schedule' },
};

/** A notification in the reader's words: its type with heading and link, and its text. */
export function wordNotification(
  kind: NotificationKind,
  details: NotificationDetails,
  { locale, is24Hour }: Reader,
): { notificationType: NotificationType; body: string } {
  const texts = notificationTexts[locale];
  const count = 'times' in details ? details.times.length : 1;
  const isAboutSchedule = kind === 'SCHEDULE_CHANGED';
  return {
    notificationType: {
      id: kind,
      ...looks[kind],
      heading: texts.headings[kind](count),
      linkText: isAboutSchedule ? texts.showSchedule : texts.showTime(count),
      linkPage: isAboutSchedule ? 'EmployeeWorkSchedules' : 'EmployeeTimePairs',
    },
    body: bodyOf(kind, details, texts, readerFormats(locale, is24Hour)),
  };
}

function bodyOf(
  kind: NotificationKind,
  details: NotificationDetails,
  texts: Texts,
  formats: ReaderFormats,
): string {
  if (!('times' in details)) {
    const days = formats.days(details.startDate, details.endDate);
    if (kind === 'MISSED_CLOCK_IN') return texts.noClockIn(days);
    return details.by === null ? texts.that(days) : texts.thatBy(days, details.by);
  }
  const { times, by } = details;
  const [first] = times;
  if (kind === 'MISSED_CLOCK_OUT' && first !== undefined) {
    const { clockIn, timeZone } = first;
    return texts.noClockOut(formats.dayAt(clockIn, timeZone), formats.time(clockIn, timeZone));
  }
  const what =
    times.length === 1 && first !== undefined
      ? timeOf(first, formats)
      : daysOf(times, texts, formats);
  return by === null ? texts.that(what) : texts.thatBy(what, by);
}

/** `Mon 16 Nov, 07:30 – 11:45`. */
function timeOf({ clockIn, clockOut, timeZone }: NoticedTime, formats: ReaderFormats): string {
  const end = clockOut === null ? '…' : formats.time(clockOut, timeZone);
  return `${formats.dayAt(clockIn, timeZone)}, ${formats.time(clockIn, timeZone)} – ${end}`;
}

function daysOf(times: readonly NoticedTime[], texts: Texts, formats: ReaderFormats): string {
  const days = times.map(({ clockIn, timeZone }) => formats.dayAt(clockIn, timeZone));
  const different = [...new Set(days)];
  if (different.length <= mostDaysNamed) return formats.list(different);
  const named = different.slice(0, mostDaysNamed - 1);
  return formats.list([...named, texts.moreDays(different.length - named.length)]);
}
