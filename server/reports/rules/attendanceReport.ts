import { countsInSums, wholeMinutes, type LocalDate } from 'shared-contracts';
import { formatMessage } from 'shared-contracts/error-messages';
import type { Cell } from '../../spreadsheets/rules/cell.ts';
import { type DayPlan, mayBeShift, scheduledSpan } from '../../shifts/rules/dayPlan.ts';
import { personCells, personColumns, sectionsOf, textCell } from './personCells.ts';
import { hoursCell, type ReportColumn, type ReportLine } from './reportColumn.ts';
import { overtimeKinds } from '../../shifts/rules/timePairRow.ts';
import { secondsOf, type ReportEntry } from './reportEntry.ts';
import type { ReportPerson } from './reportPerson.ts';
import type { ReportRequest } from './reportRequest.ts';
import type { ReportWords } from './words/ReportWords.ts';

/** The columns of attendance: one line for each day of each person. */
export function attendanceColumns(request: ReportRequest, words: ReportWords): ReportColumn[] {
  const { columns } = words;
  return [
    ...personColumns(words, request),
    { heading: columns.costCenter, width: 22 },
    { heading: columns.weekday, width: 7 },
    { heading: columns.date, width: 12 },
    { heading: columns.plannedStart, width: 11 },
    { heading: columns.plannedEnd, width: 11 },
    { heading: columns.planned, width: 11, sum: 'duration' },
    { heading: columns.clockIn, width: 11 },
    { heading: columns.clockOut, width: 11 },
    { heading: columns.timeZone, width: 18 },
    { heading: columns.worked, width: 11, sum: 'duration' },
    { heading: columns.difference, width: 12, sum: 'hours' },
    { heading: columns.overtime, width: 11, sum: 'duration' },
    { heading: columns.entries, width: 9, sum: 'count' },
    { heading: columns.attendance, width: 24 },
    ...(request.includeExtractionStatus ? [{ heading: columns.extraction, width: 18 }] : []),
  ];
}

/** A local day of a person, what was planned on it and what was recorded. */
export interface AttendanceDay {
  readonly person: ReportPerson;
  readonly date: LocalDate;
  readonly plan: DayPlan;
  /** Oldest first, those that still run among them. */
  readonly entries: readonly ReportEntry[];
  /** The day on which the report is made, where the person works. */
  readonly today: LocalDate;
  /** The manager said that the person did not come. */
  readonly isAbsent: boolean;
}

/**
 * A day as a line of attendance. Only entries that count in sums are attendance; one that still runs
 * is, too, where it is not asked for and so is not shown. Rejected ones and corrections that wait are
 * among the number of entries, as the summary lists them, and the words say why they are no time. The difference is told in hours: spreadsheets show no negative durations. Planned hours and difference are left out
 * while somebody still works, or nothing was worked and the day is not over: their sums go together.
 */
export function attendanceLine(
  day: AttendanceDay,
  request: ReportRequest,
  words: ReportWords,
): ReportLine {
  const { person, date, plan, today } = day;
  const counted = day.entries.filter(countsInSums);
  const isListed = ({ clockOut }: ReportEntry) =>
    clockOut !== null || request.includeIncompleteTimePairs;
  const entries = counted.filter(isListed);
  const span = scheduledSpan(plan);
  const plannedSeconds = plan.minutes * 60;
  const worked = entries.reduce((sum, entry) => sum + wholeMinutes(entry.worked ?? 0), 0);
  const overtime = entries.reduce((sum, entry) => sum + (secondsOf(entry, overtimeKinds) ?? 0), 0);
  const isOpen = counted.some(({ clockOut }) => clockOut === null);
  const isOver = !isOpen && (date < today || entries.length > 0);
  const last = entries.flatMap(({ clockOut }) => (clockOut === null ? [] : [clockOut])).toSorted();
  const at = (instant: string | undefined): Cell =>
    instant === undefined ? null : { kind: 'time', instant, timeZone: person.timeZone };
  return {
    sections: sectionsOf(person, request),
    cells: [
      ...personCells(person, request),
      textCell(person.costCenter),
      { kind: 'weekday', date },
      { kind: 'date', date },
      at(span?.start),
      at(span?.end),
      isOver && plannedSeconds > 0 ? { kind: 'duration', seconds: plannedSeconds } : null,
      at(entries[0]?.clockIn),
      at(isOpen ? undefined : last.at(-1)),
      textCell(person.timeZone),
      entries.length === 0 ? null : { kind: 'duration', seconds: worked },
      isOver && (entries.length > 0 || plannedSeconds > 0)
        ? hoursCell(worked - plannedSeconds)
        : null,
      overtime === 0 ? null : { kind: 'duration', seconds: overtime },
      { kind: 'count', number: day.entries.filter(isListed).length },
      textCell(attendanceOf(day, counted, words)),
      ...(request.includeExtractionStatus ? [textCell(extractionOf(entries, words))] : []),
    ],
  };
}

function attendanceOf(
  { plan, date, today, isAbsent, entries: all }: AttendanceDay,
  entries: readonly ReportEntry[],
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
