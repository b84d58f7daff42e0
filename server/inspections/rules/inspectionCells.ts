import type { Json } from '../../records/rules/canonicalJson.ts';
import type { Fields } from '../../records/rules/record.ts';
import type { Cell, Row } from '../../spreadsheets/rules/cell.ts';
import type { InspectionPerson } from './inspection.ts';

/** A row of a person; texts are unchanged, empty ones leave the cell empty. */
export function rowOf(person: InspectionPerson, ...cells: readonly (Cell | string)[]): Row {
  const { employeeNumber, firstName, lastName, code } = person;
  const all = [employeeNumber, `${firstName} ${lastName}`, code, ...cells];
  return {
    look: 'plain',
    cells: all.map((each) => {
      if (typeof each !== 'string') return each;
      return each === '' ? null : { kind: 'text', text: each };
    }),
  };
}

/** A date from the records. */
export function dateCell(date: Json | undefined): Cell {
  return typeof date === 'string' ? { kind: 'date', date } : null;
}

/** An instant from the records in local time of a zone. */
export function timeCell(instant: Json | undefined, timeZone: string): Cell {
  return typeof instant === 'string' ? { kind: 'time', instant, timeZone } : null;
}

/** The name of a word in the records; the word itself if it has no name. */
export function nameOf(names: Readonly<Record<string, string>>, word: Json | undefined): string {
  return typeof word === 'string' ? (names[word] ?? word) : '';
}

/** A text from the records; empty if there is none. */
export function textOf(value: Json | undefined): string {
  return typeof value === 'string' ? value : '';
}

export function isFields(value: Json | undefined): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
