import { countsInSums, shownNet, wholeMinutes } from 'shared-contracts';
import { formatMessage } from 'shared-contracts/error-messages';
import { readerFormats } from '../../notifications/rules/readerFormats.ts';
import type { Cell } from '../../spreadsheets/rules/cell.ts';
import { personCells, personColumns, sectionsOf, textCell } from './personCells.ts';
import { hoursCell, type ReportColumn, type ReportLine } from './reportColumn.ts';
import { overtimeKinds } from '../../shifts/rules/timePairRow.ts';
import { secondsOf, type ReportEntry } from './reportEntry.ts';
import type { ReportPerson } from './reportPerson.ts';
import type { ReportRequest } from './reportRequest.ts';
import type { ReportWords } from './words/ReportWords.ts';

/** How a report is shown beside what was asked for. */
export interface ReportShape {
  readonly words: ReportWords;
  /** Whether somebody works in another zone than the reader's; then both clocks are told. */
  readonly hasOtherZones: boolean;
}

/** The columns of the summary: one line for each entry. */
export function entryColumns(
  request: ReportRequest,
  { words, hasOtherZones }: ReportShape,
): ReportColumn[] {
  const { columns } = words;
  const zone = { zone: request.timeZone };
  const there = [
    { heading: columns.timeZone, width: 18 },
    { heading: formatMessage(columns.clockInThere, zone), width: 16 },
    { heading: formatMessage(columns.clockOutThere, zone), width: 16 },
  ];
  return [
    ...personColumns(words, request),
    { heading: columns.costCenter, width: 22 },
    { heading: columns.timeType, width: 18 },
    { heading: columns.weekday, width: 7 },
    { heading: columns.date, width: 12 },
    { heading: columns.clockIn, width: 11 },
    { heading: columns.clockOut, width: 11 },
    ...(hasOtherZones ? there : []),
    { heading: columns.break, width: 10, sum: 'duration' },
    { heading: columns.duration, width: 11, sum: 'duration' },
    { heading: columns.hours, width: 10, sum: 'hours' },
    { heading: columns.adjusted, width: 12, sum: 'duration' },
    { heading: columns.earlyLogin, width: 11, sum: 'duration' },
    { heading: columns.overtime, width: 11, sum: 'duration' },
    { heading: columns.adjustedOvertime, width: 12, sum: 'duration' },
    { heading: columns.segments, width: 40 },
    { heading: columns.callBack, width: 10 },
    { heading: columns.mealWaived, width: 13 },
    { heading: columns.entries, width: 9, sum: 'count' },
    { heading: columns.status, width: 18 },
    ...(request.includeExtractionStatus ? [{ heading: columns.extraction, width: 18 }] : []),
  ];
}

/** An entry as a line of the summary. One that counts in no sum has times, but no durations. */
export function entryLine(
  person: ReportPerson,
  entry: ReportEntry,
  request: ReportRequest,
  { words, hasOtherZones }: ReportShape,
): ReportLine {
  const { clockIn, clockOut, startDate, timeZone, worked } = entry;
  const duration = worked === null ? null : wholeMinutes(worked);
  const at = (instant: string | null, zone: string): Cell =>
    instant === null ? null : { kind: 'time', instant, timeZone: zone };
  const counted = (seconds: number | null): Cell =>
    seconds === null || !countsInSums(entry)
      ? null
      : { kind: 'duration', seconds: wholeMinutes(seconds) };
  const breaks =
    clockOut === null || duration === null
      ? null
      : shownNet({ start: clockIn, end: clockOut }) - duration;
  return {
    sections: sectionsOf(person, request),
    cells: [
      ...personCells(person, request),
      textCell(entry.costCenter),
      textCell(entry.timeType),
      { kind: 'weekday', date: startDate },
      { kind: 'date', date: startDate },
      at(clockIn, timeZone),
      at(clockOut, timeZone),
      ...(hasOtherZones
        ? [textCell(timeZone), at(clockIn, request.timeZone), at(clockOut, request.timeZone)]
        : []),
      counted(breaks),
      counted(duration),
      duration === null || counted(duration) === null ? null : hoursCell(duration),
      counted(entry.adjustedDuration),
      counted(secondsOf(entry, ['EARLY_LOGIN'])),
      counted(secondsOf(entry, overtimeKinds)),
      counted(entry.adjustedOvertime),
      textCell(segmentsText(entry, request, words)),
      textCell(entry.isCallBack ? words.facts.yes : null),
      textCell(waiverText(entry, words)),
      { kind: 'count', number: 1 },
      textCell(words.status[entry.status]),
      ...(request.includeExtractionStatus
        ? [textCell(words.extraction[entry.extractionStatus])]
        : []),
    ],
  };
}

/** `Break 11:00 – 11:30; Overtime 16:00 – 16:40`; null without segments. */
function segmentsText(
  { segments, timeZone }: ReportEntry,
  { locale, is24Hour }: ReportRequest,
  words: ReportWords,
): string | null {
  const { time } = readerFormats(locale, is24Hour);
  const parts = segments.map(({ kind, timeType, start, end }) => {
    const name = kind === 'SEGMENT' && timeType !== null ? timeType : words.segments[kind];
    return `${name} ${time(start, timeZone)} –${end === null ? '' : ` ${time(end, timeZone)}`}`;
  });
  return parts.join('; ') || null;
}

function waiverText({ mealBreakWaived }: ReportEntry, { facts }: ReportWords): string | null {
  if (mealBreakWaived === null) return null;
  return mealBreakWaived ? facts.yes : facts.no;
}
