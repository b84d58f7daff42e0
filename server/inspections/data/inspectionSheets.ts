import { localDay, type Instant } from 'shared-contracts';
import { readerFormats } from '../../notifications/rules/readerFormats.ts';
import type { Json } from '../../records/rules/canonicalJson.ts';
import type { Fields, RecordAction, SignedRecord } from '../../records/rules/record.ts';
import type { Cell, Row } from '../../spreadsheets/rules/cell.ts';
import type { Sheet } from '../../spreadsheets/writeWorkbook.ts';
import type { Inspection, InspectionPerson } from '../rules/inspection.ts';
import type { InspectedPerson } from '../rules/inspectedPerson.ts';
import type { InspectedShift } from '../rules/inspectedTime.ts';
import { inspectionWords, type InspectionWords } from '../rules/words/inspectionWords.ts';

/** What machines and everyday punches record: the sheet of times shows what came of it. */
const unlisted: ReadonlySet<RecordAction> = new Set([
  ...(['CLOCK_IN', 'CLOCK_OUT', 'SEGMENT_CLOCK_IN', 'SEGMENT_CLOCK_OUT'] as const),
  ...(['READJUSTED', 'SYNCHRONISATION', 'EXTRACTED', 'IMPORTED'] as const),
]);

/** What the sheets are made of. */
export interface InspectionContent {
  readonly people: readonly InspectionPerson[];
  /** Names of reasons by id, in the reader's language. */
  readonly reasons: ReadonlyMap<number, string>;
  /** Everything of every person, one after the other; each sheet asks anew. */
  read(): AsyncIterable<InspectedPerson>;
}

/**
 * The spreadsheet for an inspector: people, their times and breaks, and what was corrected, decided and
 * signed off, by whom, when and why. Times are by the clocks of the place of work.
 */
export function inspectionSheets(
  inspection: Inspection,
  { people, reasons, read }: InspectionContent,
): Sheet[] {
  const words = inspectionWords[inspection.locale];
  const { columns } = words;
  const who = [
    { heading: columns.employeeNumber, width: 16 },
    { heading: columns.name, width: 26 },
    { heading: columns.assignment, width: 14 },
  ];
  return [
    {
      name: words.sheets.people,
      columns: [
        ...who,
        { heading: columns.position, width: 24 },
        { heading: columns.timeZone, width: 18 },
      ],
      rows: () =>
        people.map((person) => plain(...whoCells(person), person.position, person.timeZone)),
    },
    {
      name: words.sheets.times,
      columns: [
        ...who,
        { heading: columns.date, width: 12 },
        { heading: columns.kind, width: 22 },
        { heading: columns.start, width: 10 },
        { heading: columns.end, width: 10 },
        { heading: columns.duration, width: 10 },
        { heading: columns.status, width: 18 },
        { heading: columns.timeZone, width: 18 },
      ],
      async *rows() {
        for await (const { person, shifts } of read()) {
          for (const shift of shifts) {
            if (shift['deleted_at'] === null) yield* timeRows(person, shift, words);
          }
        }
      },
    },
    {
      name: words.sheets.changes,
      columns: [
        ...who,
        { heading: columns.date, width: 12 },
        { heading: columns.what, width: 24 },
        { heading: columns.by, width: 26 },
        { heading: columns.on, width: 12 },
        { heading: `${columns.at} (${inspection.timeZone})`, width: 14 },
        { heading: columns.why, width: 34 },
        { heading: columns.before, width: 40 },
        { heading: columns.after, width: 40 },
      ],
      async *rows() {
        for await (const each of read()) yield* changeRows(each, inspection, words, reasons);
      },
    },
  ];
}

function* timeRows(
  person: InspectionPerson,
  shift: InspectedShift,
  { work, kinds, status }: InspectionWords,
): Generator<Row> {
  const timeZone = text(shift['time_zone']) ?? 'UTC';
  const day: Cell = { kind: 'date', date: text(shift['start_date']) ?? '' };
  const { duration } = shift;
  const at = (instant: Json | undefined): Cell =>
    typeof instant === 'string' ? { kind: 'time', instant, timeZone } : null;
  const worked: Cell =
    typeof duration === 'number' ? { kind: 'duration', seconds: duration } : null;
  const state = word(status, shift['status']);
  const times = [at(shift['clock_in']), at(shift['clock_out'])];
  yield plain(...whoCells(person), day, work, ...times, worked, state, timeZone);
  for (const segment of shift.segments) {
    if (segment['deleted_at'] !== null) continue;
    const span = [at(segment['clock_in']), at(segment['clock_out'])];
    yield plain(
      ...whoCells(person),
      day,
      word(kinds, segment['pair_type']),
      ...span,
      null,
      null,
      timeZone,
    );
  }
}

function* changeRows(
  { person, records, wanted, names, signOffs }: InspectedPerson,
  { locale, is24Hour, timeZone }: Inspection,
  words: InspectionWords,
  reasons: ReadonlyMap<number, string>,
): Generator<Row> {
  const formats = readerFormats(locale, is24Hour);
  const said = new Map<number, Fields>();
  const row = (date: Json | undefined, what: string, by: string, at: Instant, rest: Cell[]): Row =>
    plain(
      ...whoCells(person),
      typeof date === 'string' ? { kind: 'date', date } : null,
      ...[what, by],
      { kind: 'date', date: localDay(at, timeZone) },
      { kind: 'time', instant: at, timeZone },
      ...rest,
    );
  for (const record of records) {
    const { timePairId, action, after, before, recordedAt } = record;
    if (!wanted.has(timePairId)) continue;
    const shift = { ...said.get(timePairId), ...after };
    said.set(timePairId, shift);
    if (unlisted.has(action)) continue;
    const zone = text(shift['time_zone']) ?? timeZone;
    const told = (fields: Fields | null, columns: Fields) =>
      cell(
        factsOf(
          fields,
          columns,
          (instant) => `${formats.dayAt(instant, zone)} ${formats.time(instant, zone)}`,
          words,
        ),
      );
    yield row(
      shift['start_date'],
      words.actions[action],
      actorOf(record, names, words),
      recordedAt,
      [cell(whyOf(record, reasons)), told(before, before ?? {}), told(after, before ?? after)],
    );
  }
  for (const { first, signedBy, signedAt } of signOffs) {
    yield row(first, words.signedOff, signedBy, signedAt, [null, null, null]);
  }
}

function actorOf(
  { actorKind, actorId }: SignedRecord,
  names: InspectedPerson['names'],
  words: InspectionWords,
): string {
  if (actorId === null) return words.server;
  return names[`${actorKind} ${actorId}`] ?? `${actorKind} ${actorId}`;
}

/** The chosen reason and what was written beside it, or what a manager wrote to a decision. */
function whyOf({ after, action }: SignedRecord, reasons: ReadonlyMap<number, string>): string {
  const { decision, segments } = after;
  if (isFields(decision)) return text(decision['reason']) ?? '';
  const rows = [after, ...(isFields(segments) ? Object.values(segments).filter(isFields) : [])];
  if (action === 'DELETED') return '';
  const parts = rows.flatMap((fields) => [
    reasons.get(Number(fields['reason_id'])) ?? '',
    text(fields['reason_text']) ?? '',
  ]);
  return [...new Set(parts)].filter((part) => part !== '').join(': ');
}

/** `Start Mon 2 Mar 08:00; End …; Break …` of the columns that are told. */
function factsOf(
  fields: Fields | null,
  told: Fields,
  format: (instant: Instant) => string,
  { columns, kinds, status }: InspectionWords,
): string {
  if (fields === null) return '';
  const at = (value: Json | undefined) => (typeof value === 'string' ? format(value) : '–');
  const { segments } = fields;
  return [
    ...('clock_in' in told ? [`${columns.start} ${at(fields['clock_in'])}`] : []),
    ...('clock_out' in told ? [`${columns.end} ${at(fields['clock_out'])}`] : []),
    ...('status' in told ? [word(status, fields['status'])] : []),
    ...Object.values(isFields(segments) ? segments : {})
      .filter(isFields)
      .filter((segment) => 'clock_in' in segment || 'clock_out' in segment)
      .map((segment) =>
        [
          word(kinds, segment['pair_type'] ?? 'BREAK'),
          ...(['clock_in', 'clock_out'] as const).flatMap((column) =>
            column in segment ? [at(segment[column])] : [],
          ),
        ].join(' '),
      ),
  ].join('; ');
}

function whoCells({ employeeNumber, firstName, lastName, code }: InspectionPerson): string[] {
  return [employeeNumber, `${firstName} ${lastName}`, code];
}

function plain(...cells: readonly (Cell | string)[]): Row {
  return {
    look: 'plain',
    cells: cells.map((each) => (typeof each === 'string' ? cell(each) : each)),
  };
}

function cell(value: string): Cell {
  return value === '' ? null : { kind: 'text', text: value };
}

function word(words: Readonly<Record<string, string>>, key: Json | undefined): string {
  return typeof key === 'string' ? (words[key] ?? key) : '';
}

function text(value: Json | undefined): string | null {
  return typeof value === 'string' ? value : null;
}

function isFields(value: Json | undefined): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
