import type { Sheet } from '../../spreadsheets/writeWorkbook.ts';
import { changeRows } from '../rules/changeRows.ts';
import type { InspectedPerson } from '../rules/inspectedPerson.ts';
import type { Inspection, InspectionPerson } from '../rules/inspection.ts';
import { rowOf } from '../rules/inspectionCells.ts';
import { timeRows } from '../rules/timeRows.ts';
import { inspectionWords } from '../rules/words/inspectionWords.ts';

/** The content of the sheets. */
export interface InspectionContent {
  readonly people: readonly InspectionPerson[];
  /** Names of reasons by id, in the reader's language. */
  readonly reasons: ReadonlyMap<number, string>;
  /** Reads everything of each person in turn; each sheet reads again. */
  read(): AsyncIterable<InspectedPerson>;
}

/** The spreadsheet for an inspector: people, their time, and its changes. */
export function inspectionSheets(
  inspection: Inspection,
  { people, reasons, read }: InspectionContent,
): Sheet[] {
  const words = inspectionWords[inspection.locale];
  const { columns, sheets } = words;
  const sheet = (
    name: string,
    own: readonly (readonly [heading: string, width: number])[],
    rows: Sheet['rows'],
  ): Sheet => {
    const { employeeNumber, name: who, assignment } = columns;
    const all = [[employeeNumber, 16], [who, 26], [assignment, 14], ...own] as const;
    return { name, columns: all.map(([heading, width]) => ({ heading, width })), rows };
  };
  return [
    sheet(
      sheets.people,
      [
        [columns.position, 24],
        [columns.timeZone, 18],
      ],
      () => people.map((person) => rowOf(person, person.position, person.timeZone)),
    ),
    sheet(
      sheets.times,
      [
        [columns.date, 12],
        [columns.kind, 22],
        [columns.start, 10],
        [columns.end, 10],
        [columns.duration, 10],
        [columns.status, 18],
        [columns.costCenter, 20],
        [columns.place, 20],
        [columns.timeZone, 18],
      ],
      async function* () {
        for await (const each of read()) yield* timeRows(each, words);
      },
    ),
    sheet(
      sheets.changes,
      [
        [columns.date, 12],
        [columns.what, 24],
        [columns.by, 26],
        [columns.on, 12],
        [`${columns.at} (${inspection.timeZone})`, 14],
        [columns.why, 34],
        [columns.before, 40],
        [columns.after, 40],
      ],
      async function* () {
        for await (const each of read()) yield* changeRows(each, inspection, words, reasons);
      },
    ),
  ];
}
