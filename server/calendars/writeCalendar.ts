import ICAL from 'ical.js';
import ical, {
  ICalCalendarMethod,
  ICalEventBusyStatus,
  ICalEventTransparency,
  type ICalEventData,
} from 'ical-generator';
import { DateTime } from 'luxon';
import { addDays, type DateRange, type Locale } from 'shared-contracts';
import { formatMessage } from 'shared-contracts/error-messages';
import { readerFormats } from '../notifications/rules/readerFormats.ts';
import type { CalendarEntry, CalendarPart } from './rules/calendarEntries.ts';
import { calendarWords } from './rules/calendarWords.ts';
import { zoneComponent } from './rules/zoneComponent.ts';

export interface CalendarReader {
  /** Code of the installation: makes UIDs unique across installations. */
  readonly installation: string;
  readonly locale: Locale;
  readonly is24Hour: boolean;
}

/**
 * The schedules as a calendar file (RFC 5545): times in the workplace's time zone, with the
 * definitions of the zones, and leave as free all-day events. The UID of an entry depends only on
 * its assignment and day.
 */
export function writeCalendar(
  parts: readonly CalendarPart[],
  days: DateRange,
  reader: CalendarReader,
  now: Date,
): string {
  const { title } = calendarWords[reader.locale];
  const calendar = ical({
    name: title,
    prodId: { company: 'Punctual', product: 'Punctual', language: reader.locale.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    timezone: { generator: (zone) => zoneComponent(zone, days), name: null },
    ttl: 60 * 60,
    events: parts.flatMap((part) =>
      part.entries.map((entry) => eventOf(entry, part, { reader, now, isAlone: parts.length < 2 })),
    ),
  });
  // The library writes calendar properties after the time zones; RFC 5545 requires them first.
  return ICAL.Component.fromString(calendar.toString()).toString() + '\r\n';
}

interface Writing {
  readonly reader: CalendarReader;
  readonly now: Date;
  readonly isAlone: boolean;
}

function eventOf(entry: CalendarEntry, part: CalendarPart, writing: Writing): ICalEventData {
  const { assignmentId, position, location, timeZone } = part;
  const shared = {
    id: `${entry.date}-${assignmentId}@${writing.reader.installation}.punctual`,
    stamp: writing.now,
    summary: writing.isAlone ? entry.name : `${entry.name} · ${position}`,
  };
  switch (entry.kind) {
    case 'SHIFT':
      return {
        ...shared,
        timezone: timeZone,
        start: DateTime.fromISO(entry.start, { zone: timeZone }),
        end: DateTime.fromISO(entry.end, { zone: timeZone }),
        location,
        description: breaksOf(entry, timeZone, writing.reader),
      };
    case 'WORK':
      return {
        ...shared,
        ...wholeDays(entry.date, entry.date),
        location,
        description: formatMessage(calendarWords[writing.reader.locale].hours, {
          hours: (entry.minutes / 60).toLocaleString(writing.reader.locale),
        }),
      };
    case 'ABSENCE':
    case 'HOLIDAY':
      return {
        ...shared,
        ...wholeDays(entry.date, entry.endDate),
        transparency: ICalEventTransparency.TRANSPARENT,
        busystatus: ICalEventBusyStatus.FREE,
      };
  }
}

function wholeDays(first: string, last: string): Pick<ICalEventData, 'allDay' | 'start' | 'end'> {
  return {
    allDay: true,
    start: DateTime.fromISO(first, { zone: 'UTC' }),
    end: DateTime.fromISO(addDays(last, 1), { zone: 'UTC' }),
  };
}

function breaksOf(
  { breaks }: Extract<CalendarEntry, { readonly kind: 'SHIFT' }>,
  timeZone: string,
  { locale, is24Hour }: CalendarReader,
): string {
  const { time } = readerFormats(locale, is24Hour);
  return breaks
    .map(({ start, end }) =>
      formatMessage(calendarWords[locale].break, {
        from: time(start, timeZone),
        to: time(end, timeZone),
      }),
    )
    .join('\n');
}
