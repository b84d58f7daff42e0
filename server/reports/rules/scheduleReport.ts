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
import { personFields, textCell } from './personFields.ts';
import type { ReportField } from './reportColumn.ts';
import type { ReportPerson } from './reportPerson.ts';
import type { ReportRequest } from './reportRequest.ts';
import type { ReportWords } from './words/ReportWords.ts';

/** A person's plan for a week. */
export interface PlannedWeek {
  readonly person: ReportPerson;
  readonly week: DateRange;
  readonly days: readonly {
    /** Null if the day is not one of the manager's. */
    readonly planned: PlannedDay | null;
    readonly minutes: number;
  }[];
}

export function planWeek(
  person: ReportPerson,
  ranges: readonly AssignedRange[],
  week: DateRange,
): PlannedWeek {
  const days = daysOf(week).map((date) => {
    if (!isManaged(person, date)) return { planned: null, minutes: 0 };
    const planned = scheduleOn(ranges, date);
    return { planned, minutes: plannedMinutes(planned, date, person.timeZone) };
  });
  return { person, week, days };
}

/**
 * The columns of plans: one line for each week of each person, a column per day. A sheet of one
 * week has dates in the headings, a sheet of all weeks has weekdays.
 */
export function scheduleFields(
  request: ReportRequest,
  words: ReportWords,
  sheet: DateRange,
  formats: Pick<ReaderFormats, 'day' | 'weekday' | 'wallTime'>,
): ReportField<PlannedWeek>[] {
  const week = daysOf({ startDate: sheet.startDate, endDate: addDays(sheet.startDate, 6) });
  const heading = request.breakSheetsByWeek ? formats.day : formats.weekday;
  return [
    ...personFields(words, request),
    {
      heading: words.columns.costCenter,
      width: 22,
      cell: ({ person }) => textCell(person.costCenter),
    },
    {
      heading: words.schedules.week,
      width: 12,
      cell: ({ week: { startDate: date } }) => ({ kind: 'date', date }),
    },
    ...week.map((date, index) => ({
      heading: heading(date),
      width: 24,
      cell: ({ days }: PlannedWeek) => {
        const planned = days[index]?.planned ?? null;
        return textCell(planned === null ? null : textOf(planned, words, formats));
      },
    })),
    {
      heading: words.columns.planned,
      width: 11,
      sum: 'duration',
      cell: ({ days }) => {
        const minutes = days.reduce((sum, day) => sum + day.minutes, 0);
        return minutes === 0 ? null : { kind: 'duration', seconds: minutes * 60 };
      },
    },
  ];
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

/** `Early 06:00 – 14:30`; only the name without set times. */
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
