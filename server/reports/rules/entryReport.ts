import { countsInSums, shownNet, wholeMinutes } from 'shared-contracts';
import { formatMessage } from 'shared-contracts/error-messages';
import { readerFormats } from '../../notifications/rules/readerFormats.ts';
import type { Cell } from '../../spreadsheets/rules/cell.ts';
import { personFields, textCell } from './personFields.ts';
import { hoursCell, type ReportField } from './reportColumn.ts';
import { overtimeKinds } from '../../shifts/rules/timePairRow.ts';
import { secondsOf, type ReportEntry } from './reportEntry.ts';
import type { ReportPerson } from './reportPerson.ts';
import type { ReportRequest } from './reportRequest.ts';
import type { ReportWords } from './words/ReportWords.ts';

/** The layout of a report besides the request. */
export interface ReportShape {
  readonly words: ReportWords;
  /** Whether anybody works in another zone than the reader's; then both times are shown. */
  readonly hasOtherZones: boolean;
}

/** An entry of the summary with its person. */
export interface PersonEntry {
  readonly person: ReportPerson;
  readonly entry: ReportEntry;
}

/**
 * The columns of the summary: one line for each entry. An entry that does not count in sums has
 * times, but no durations.
 */
export function entryFields(
  request: ReportRequest,
  { words, hasOtherZones }: ReportShape,
): ReportField<PersonEntry>[] {
  const { columns } = words;
  const text = (heading: string, width: number, of: (entry: ReportEntry) => string | null) => ({
    heading,
    width,
    cell: ({ entry }: PersonEntry) => textCell(of(entry)),
  });
  const shown = (heading: string, width: number, of: (entry: ReportEntry) => Cell) => ({
    heading,
    width,
    cell: ({ entry }: PersonEntry) => of(entry),
  });
  const duration = (heading: string, width: number, of: (entry: ReportEntry) => number | null) => ({
    heading,
    width,
    sum: 'duration' as const,
    cell: ({ entry }: PersonEntry) => counted(entry, of(entry)),
  });
  const zone = { zone: request.timeZone };
  const there = [
    text(columns.timeZone, 18, ({ timeZone }) => timeZone),
    shown(formatMessage(columns.clockInThere, zone), 16, ({ clockIn }) =>
      timeCell(clockIn, request.timeZone),
    ),
    shown(formatMessage(columns.clockOutThere, zone), 16, ({ clockOut }) =>
      timeCell(clockOut, request.timeZone),
    ),
  ];
  return [
    ...personFields(words, request),
    text(columns.costCenter, 22, ({ costCenter }) => costCenter),
    text(columns.timeType, 18, ({ timeType }) => timeType),
    shown(columns.weekday, 7, ({ startDate: date }) => ({ kind: 'weekday', date })),
    shown(columns.date, 12, ({ startDate: date }) => ({ kind: 'date', date })),
    shown(columns.clockIn, 11, ({ clockIn, timeZone }) => timeCell(clockIn, timeZone)),
    shown(columns.clockOut, 11, ({ clockOut, timeZone }) => timeCell(clockOut, timeZone)),
    ...(hasOtherZones ? there : []),
    duration(columns.break, 10, breaksOf),
    duration(columns.duration, 11, workedOf),
    {
      heading: columns.hours,
      width: 10,
      sum: 'hours',
      cell: ({ entry }) => {
        const cell = counted(entry, workedOf(entry));
        return cell?.kind === 'duration' ? hoursCell(cell.seconds) : null;
      },
    },
    duration(columns.adjusted, 12, ({ adjustedDuration }) => adjustedDuration),
    duration(columns.earlyLogin, 11, (entry) => secondsOf(entry, ['EARLY_LOGIN'])),
    duration(columns.overtime, 11, (entry) => secondsOf(entry, overtimeKinds)),
    duration(columns.adjustedOvertime, 12, ({ adjustedOvertime }) => adjustedOvertime),
    text(columns.segments, 40, (entry) => segmentsText(entry, request, words)),
    text(columns.callBack, 10, ({ isCallBack }) => (isCallBack ? words.facts.yes : null)),
    text(columns.mealWaived, 13, (entry) => waiverText(entry, words)),
    {
      heading: columns.entries,
      width: 9,
      sum: 'count',
      cell: () => ({ kind: 'count', number: 1 }),
    },
    text(columns.status, 18, ({ status }) => words.status[status]),
    ...(request.includeExtractionStatus
      ? [text(columns.extraction, 18, (entry) => words.extraction[entry.extractionStatus])]
      : []),
  ];
}

function timeCell(instant: string | null, timeZone: string): Cell {
  return instant === null ? null : { kind: 'time', instant, timeZone };
}

function counted(entry: ReportEntry, seconds: number | null): Cell {
  if (seconds === null || !countsInSums(entry)) return null;
  return { kind: 'duration', seconds: wholeMinutes(seconds) };
}

function workedOf({ worked }: ReportEntry): number | null {
  return worked === null ? null : wholeMinutes(worked);
}

function breaksOf(entry: ReportEntry): number | null {
  const { clockIn, clockOut } = entry;
  const worked = workedOf(entry);
  if (clockOut === null || worked === null) return null;
  return shownNet({ start: clockIn, end: clockOut }) - worked;
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
