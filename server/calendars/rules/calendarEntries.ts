import {
  addDays,
  daysOf,
  scheduledSegments,
  scheduledSpan,
  scheduleOn,
  type AssignedRange,
  type DateRange,
  type Instant,
  type LocalDate,
} from 'shared-contracts';

/** An entry of the calendar. */
export type CalendarEntry =
  | {
      readonly kind: 'SHIFT';
      readonly date: LocalDate;
      /** Name of the schedule. */
      readonly name: string;
      readonly start: Instant;
      readonly end: Instant;
      readonly breaks: readonly { readonly start: Instant; readonly end: Instant }[];
    }
  | {
      /** Work without set times. */
      readonly kind: 'WORK';
      readonly date: LocalDate;
      readonly name: string;
      readonly minutes: number;
    }
  | {
      readonly kind: 'ABSENCE' | 'HOLIDAY';
      readonly date: LocalDate;
      /** The last of the days. */
      readonly endDate: LocalDate;
      readonly name: string;
    };

/** The entries of one assignment. */
export interface CalendarPart {
  readonly assignmentId: number;
  /** The position, added to each entry of a person with several assignments; otherwise empty. */
  readonly position: string;
  /** The workplace. */
  readonly location: string;
  readonly timeZone: string;
  readonly entries: readonly CalendarEntry[];
}

/**
 * An assignment's plan on the days, according to `scheduleOn`: shifts with their times in the zone,
 * leave as one entry over its days. Days off have no entry.
 */
export function calendarEntries(
  ranges: readonly AssignedRange[],
  days: DateRange,
  timeZone: string,
): CalendarEntry[] {
  const entries: CalendarEntry[] = [];
  for (const date of daysOf(days)) {
    const entry = entryOn(ranges, date, timeZone);
    const last = entries.at(-1);
    if (entry === null) continue;
    if (last !== undefined && isLeave(entry) && isLeave(last) && follows(last, entry)) {
      entries[entries.length - 1] = { ...last, endDate: date };
    } else {
      entries.push(entry);
    }
  }
  return entries;
}

function entryOn(
  ranges: readonly AssignedRange[],
  date: LocalDate,
  timeZone: string,
): CalendarEntry | null {
  const planned = scheduleOn(ranges, date);
  switch (planned.kind) {
    case 'absence':
      return { kind: 'ABSENCE', date, endDate: date, name: planned.name };
    case 'holiday':
      return { kind: 'HOLIDAY', date, endDate: date, name: planned.name };
    case 'work': {
      const { externalName: name } = planned.schedule;
      const segments = scheduledSegments(planned.day, date, timeZone);
      const span = scheduledSpan(segments);
      if (span === null) return { kind: 'WORK', date, name, minutes: planned.day.workingMinutes };
      const breaks = segments
        .filter(({ category }) => category === 'SCHEDULED_UNPAID_BREAK')
        .map(({ startTime, endTime }) => ({ start: startTime, end: endTime }));
      return { kind: 'SHIFT', date, name, ...span, breaks };
    }
    case 'off':
    case 'not-managed':
    case 'none':
      return null;
  }
}

type Leave = Extract<CalendarEntry, { readonly kind: 'ABSENCE' | 'HOLIDAY' }>;

function isLeave(entry: CalendarEntry): entry is Leave {
  return entry.kind === 'ABSENCE' || entry.kind === 'HOLIDAY';
}

function follows(last: Leave, next: Leave): boolean {
  return (
    last.kind === next.kind && last.name === next.name && addDays(last.endDate, 1) === next.date
  );
}
