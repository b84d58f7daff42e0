import { localDay, type Instant } from 'shared-contracts';
import { readerFormats } from '../../notifications/rules/readerFormats.ts';
import type { Json } from '../../records/rules/canonicalJson.ts';
import type { Fields, RecordAction, SignedRecord } from '../../records/rules/record.ts';
import type { Row } from '../../spreadsheets/rules/cell.ts';
import { factsOf, whyOf } from './changeTexts.ts';
import type { InspectedPerson } from './inspectedPerson.ts';
import type { Inspection } from './inspection.ts';
import { dateCell, rowOf, textOf, timeCell } from './inspectionCells.ts';
import type { InspectionWords } from './words/inspectionWords.ts';

/** Records by machines and of everyday punches: the sheet of times shows their result. */
const unlisted: ReadonlySet<RecordAction> = new Set([
  ...(['CLOCK_IN', 'CLOCK_OUT', 'SEGMENT_CLOCK_IN', 'SEGMENT_CLOCK_OUT'] as const),
  ...(['READJUSTED', 'SYNCHRONISATION', 'EXTRACTED', 'IMPORTED'] as const),
]);

/** Corrections, decisions and sign-offs of a person's time: by whom, when and why. */
export function* changeRows(
  { person, records, wanted, names, signOffs }: InspectedPerson,
  { locale, is24Hour, timeZone }: Pick<Inspection, 'locale' | 'is24Hour' | 'timeZone'>,
  words: InspectionWords,
  reasons: ReadonlyMap<number, string>,
): Generator<Row> {
  const formats = readerFormats(locale, is24Hour);
  const known = new Map<number, Fields>();
  const row = (day: Json | undefined, what: string, by: string, at: Instant, ...rest: string[]) =>
    rowOf(
      ...[person, dateCell(day), what, by, dateCell(localDay(at, timeZone))],
      ...[timeCell(at, timeZone), ...rest],
    );
  for (const record of records) {
    const { timePairId, action, after, before, recordedAt } = record;
    if (!wanted.has(timePairId)) continue;
    const shift = { ...known.get(timePairId), ...after };
    known.set(timePairId, shift);
    if (unlisted.has(action)) continue;
    const zone = textOf(shift['time_zone']) || timeZone;
    const format = (at: Instant) => `${formats.dayAt(at, zone)} ${formats.time(at, zone)}`;
    yield row(
      ...[shift['start_date'], words.actions[action], actorOf(record, names, words), recordedAt],
      whyOf(record, reasons),
      before === null ? '' : factsOf(before, before, format, words),
      factsOf(after, before ?? after, format, words),
    );
  }
  for (const { first, signedBy, signedAt } of signOffs) {
    yield row(first, words.signedOff, signedBy, signedAt);
  }
}

function actorOf(
  { actorKind, actorId }: SignedRecord,
  names: InspectedPerson['names'],
  { server }: Pick<InspectionWords, 'server'>,
): string {
  if (actorId === null) return server;
  return names[`${actorKind} ${actorId}`] ?? `${actorKind} ${actorId}`;
}
