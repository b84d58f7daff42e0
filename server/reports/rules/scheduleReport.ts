import {
  addDays,
  daysOf,
  plannedMinutes,
  scheduleOn,
  timedSegments,
  type AssignedRange,
  type DateRange,
  type LocalDate,
  type PlannedDay,
} from 'shared-contracts';
import { formatMessage } from 'shared-contracts/error-messages';
import type { ReaderFormats } from '../../notifications/rules/readerFormats.ts';
import { personCells, personColumns, textCell } from './personCells.ts';
import type { ReportColumn, ReportLine } from './reportColumn.ts';
import type { ReportPerson } from './reportPerson.ts';
import type { ReportRequest } from './reportRequest.ts';
import type { ReportWords } from './words/ReportWords.ts';

/**
 * The columns of what is planned: one line for each week of each person, a column a day. A sheet of
 * one week has its days in the headings, one of all weeks the days of any week.
 */
export function scheduleColumns(
  request: ReportRequest,
  words: ReportWords,
  days: DateRange,
  formats: Pick<ReaderFormats, 'day' | 'weekday'>,
): ReportColumn[] {
  const week = daysOf({ startDate: days.startDate, endDate: addDays(days.startDate, 6) });
  const heading = request.breakSheetsByWeek ? formats.day : formats.weekday;
  return [
    ...personColumns(words, request),
    { heading: words.columns.costCenter, width: 22 },
    { heading: words.schedules.week, width: 12 },
    ...week.map((date) => ({ heading: heading(date), width: 24 })),
    { heading: words.columns.planned, width: 11, sum: 'duration' as const },
  ];
}

/** A week of a person as a line; days that are not the manager's stay empty. */
export function scheduleLine(
  person: ReportPerson,
  ranges: readonly AssignedRange[],
  week: DateRange,
  request: ReportRequest,
  words: ReportWords,
  formats: Pick<ReaderFormats, 'wallTime'>,
): ReportLine {
  const days = daysOf(week).map((date) => {
    if (!isManaged(person, date)) return { planned: null, minutes: 0 };
    const planned = scheduleOn(ranges, date);
    return { planned, minutes: plannedMinutes(planned, date, person.timeZone) };
  });
  const total = days.reduce((sum, { minutes }) => sum + minutes, 0);
  return {
    sections: [],
    cells: [
      ...personCells(person, request),
      textCell(person.costCenter),
      { kind: 'date', date: week.startDate },
      ...days.map(({ planned }) =>
        textCell(planned === null ? null : textOf(planned, words, formats)),
      ),
      total === 0 ? null : { kind: 'duration', seconds: total * 60 },
    ],
  };
}

function textOf(
  planned: PlannedDay,
  { attendance, schedules }: ReportWords,
  formats: Pick<ReaderFormats, 'wallTime'>,
): string | null {
  switch (planned.kind) {
    case 'absence':
      return formatMessage(attendance.absence, { name: planned.name });
    case 'holiday':
      return formatMessage(attendance.holiday, { name: planned.name });
    case 'off':
    case 'work': {
      const plan = planned.kind === 'off' ? attendance.dayOff : planOf(planned, formats);
      return planned.isTemporary ? formatMessage(schedules.temporary, { plan }) : plan;
    }
    case 'none':
    case 'not-managed':
      return null;
  }
}

/** `Early 06:00 – 14:30`; the name alone where no times are set. */
function planOf(
  { schedule, day }: Extract<PlannedDay, { readonly kind: 'work' | 'off' }>,
  { wallTime }: Pick<ReaderFormats, 'wallTime'>,
): string {
  const segments = timedSegments(day.segments);
  const [first, last] = [segments[0], segments.at(-1)];
  return first === undefined || last === undefined
    ? schedule.externalName
    : `${schedule.externalName} ${wallTime(first.startTime)} – ${wallTime(last.endTime)}`;
}

/** Whether the day is one of the manager's. */
export function isManaged({ spans }: Pick<ReportPerson, 'spans'>, date: LocalDate): boolean {
  return spans.some(({ first, last }) => first <= date && date <= last);
}
