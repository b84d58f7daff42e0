import { countsInSums, wholeMinutes, type LocalDate } from 'shared-contracts';
import { formatMessage } from 'shared-contracts/error-messages';
import { type DayPlan, mayBeShift, scheduledSpan } from '../../shifts/rules/dayPlan.ts';
import { personFields, textCell } from './personFields.ts';
import { hoursCell, type ReportField } from './reportColumn.ts';
import { overtimeKinds } from '../../shifts/rules/timePairRow.ts';
import { secondsOf, type ReportEntry } from './reportEntry.ts';
import type { ReportPerson } from './reportPerson.ts';
import type { ReportRequest } from './reportRequest.ts';
import type { ReportWords } from './words/ReportWords.ts';

/** A person's local day: its plan and its records. */
export interface AttendanceDay {
  readonly person: ReportPerson;
  readonly date: LocalDate;
  readonly plan: DayPlan;
  /** Oldest first, open ones included. */
  readonly entries: readonly ReportEntry[];
  /** The date of the report at the person's workplace. */
  readonly today: LocalDate;
  /** The manager has recorded that the person did not come. */
  readonly isAbsent: boolean;
}

/** A day of attendance with its results. */
export interface ReckonedDay extends AttendanceDay {
  /** Entries that count in sums. An open one counts as attendance even if it is not listed. */
  readonly attended: readonly ReportEntry[];
  /** Those of them that the report lists. */
  readonly listed: readonly ReportEntry[];
  readonly plannedSeconds: number;
  readonly workedSeconds: number;
  readonly isOpen: boolean;
  /** There is no open entry, and there is worked time or the day is past. */
  readonly isOver: boolean;
}

export function reckonDay(day: AttendanceDay, request: ReportRequest): ReckonedDay {
  const attended = day.entries.filter(countsInSums);
  const listed = attended.filter((entry) => isListed(entry, request));
  const isOpen = attended.some(({ clockOut }) => clockOut === null);
  return {
    ...day,
    attended,
    listed,
    plannedSeconds: day.plan.minutes * 60,
    workedSeconds: listed.reduce((sum, { worked }) => sum + wholeMinutes(worked ?? 0), 0),
    isOpen,
    isOver: !isOpen && (day.date < day.today || listed.length > 0),
  };
}

function isListed({ clockOut }: ReportEntry, request: ReportRequest): boolean {
  return clockOut !== null || request.includeIncompleteTimePairs;
}

/**
 * The columns of attendance: one line for each day of each person. The number of entries includes
 * rejected ones and pending corrections, as the summary lists them; words explain why they do not
 * count as time. The difference is in hours, as spreadsheets show no negative durations. Planned
 * hours and difference are empty until the day is over, so that their sums match.
 */
export function attendanceFields(
  request: ReportRequest,
  words: ReportWords,
): ReportField<ReckonedDay>[] {
  const { columns } = words;
  const time = (
    heading: string,
    instantOf: (day: ReckonedDay) => string | undefined,
  ): ReportField<ReckonedDay> => ({
    heading,
    width: 11,
    cell: (day) => {
      const instant = instantOf(day);
      if (instant === undefined) return null;
      return { kind: 'time', instant, timeZone: day.person.timeZone };
    },
  });
  const duration = (
    heading: string,
    secondsOfDay: (day: ReckonedDay) => number | null,
  ): ReportField<ReckonedDay> => ({
    heading,
    width: 11,
    sum: 'duration',
    cell: (day) => {
      const seconds = secondsOfDay(day);
      return seconds === null ? null : { kind: 'duration', seconds };
    },
  });
  return [
    ...personFields(words, request),
    { heading: columns.costCenter, width: 22, cell: ({ person }) => textCell(person.costCenter) },
    { heading: columns.weekday, width: 7, cell: ({ date }) => ({ kind: 'weekday', date }) },
    { heading: columns.date, width: 12, cell: ({ date }) => ({ kind: 'date', date }) },
    time(columns.plannedStart, ({ plan }) => scheduledSpan(plan)?.start),
    time(columns.plannedEnd, ({ plan }) => scheduledSpan(plan)?.end),
    duration(columns.planned, ({ isOver, plannedSeconds }) =>
      isOver && plannedSeconds > 0 ? plannedSeconds : null,
    ),
    time(columns.clockIn, ({ listed }) => listed[0]?.clockIn),
    time(columns.clockOut, ({ isOpen, listed }) => (isOpen ? undefined : lastClockOut(listed))),
    { heading: columns.timeZone, width: 18, cell: ({ person }) => textCell(person.timeZone) },
    duration(columns.worked, ({ listed, workedSeconds }) =>
      listed.length === 0 ? null : workedSeconds,
    ),
    {
      heading: columns.difference,
      width: 12,
      sum: 'hours',
      cell: ({ isOver, listed, plannedSeconds, workedSeconds }) =>
        isOver && (listed.length > 0 || plannedSeconds > 0)
          ? hoursCell(workedSeconds - plannedSeconds)
          : null,
    },
    duration(columns.overtime, ({ listed }) => overtimeOf(listed) || null),
    {
      heading: columns.entries,
      width: 9,
      sum: 'count',
      cell: ({ entries }) => ({
        kind: 'count',
        number: entries.filter((entry) => isListed(entry, request)).length,
      }),
    },
    { heading: columns.attendance, width: 24, cell: (day) => textCell(attendanceOf(day, words)) },
    ...(request.includeExtractionStatus
      ? [
          {
            heading: columns.extraction,
            width: 18,
            cell: ({ listed }: ReckonedDay) => textCell(extractionOf(listed, words)),
          },
        ]
      : []),
  ];
}

function lastClockOut(entries: readonly ReportEntry[]): string | undefined {
  return entries
    .flatMap(({ clockOut }) => (clockOut === null ? [] : [clockOut]))
    .toSorted()
    .at(-1);
}

function overtimeOf(entries: readonly ReportEntry[]): number {
  return entries.reduce((sum, entry) => sum + (secondsOf(entry, overtimeKinds) ?? 0), 0);
}

function attendanceOf(
  { plan, date, today, isAbsent, entries: all, attended: entries }: ReckonedDay,
  { attendance }: ReportWords,
): string {
  const { planned } = plan;
  if (entries.some((entry) => mayBeShift(entry, plan))) return attendance.present;
  switch (planned.kind) {
    case 'absence':
      return formatMessage(attendance.absence, { name: planned.name });
    case 'holiday':
      return formatMessage(attendance.holiday, { name: planned.name });
    case 'off':
      return attendance.dayOff;
    case 'work':
      if (isAbsent) return attendance.absent;
      if (entries.length > 0) return attendance.notWorked;
      if (all.length === 0) return date < today ? attendance.missing : attendance.planned;
      return all.every(({ status }) => status === 'REJECTED')
        ? attendance.rejected
        : attendance.toDecide;
    case 'none':
    case 'not-managed':
      return attendance.unplanned;
  }
}

function extractionOf(entries: readonly ReportEntry[], words: ReportWords): string | null {
  const states = [...new Set(entries.map(({ extractionStatus }) => extractionStatus))];
  const [only] = states;
  if (only === undefined) return null;
  return words.extraction[states.length === 1 ? only : 'PARTLY'];
}
