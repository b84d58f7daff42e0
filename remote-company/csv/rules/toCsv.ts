import { plainCell } from 'shared-contracts/plain-cell';

export type Delimiter = ',' | ';';

/** What spreadsheet programs need at the beginning to read the rest as UTF-8. */
export const byteOrderMark = '\uFEFF';

/** The delimiter that spreadsheet programs expect in a language: other than its decimal sign. */
export function delimiterIn(locale: string): Delimiter {
  return locale === 'de' || locale === 'es' ? ';' : ',';
}

/**
 * Rows as CSV that spreadsheet programs open as it is: with a byte order mark, lines that end in CR
 * LF, every cell in quotes, and no formulas.
 */
export function toCsv(rows: readonly (readonly string[])[], delimiter: Delimiter): string {
  return `${byteOrderMark}${csvLines(rows, delimiter)}`;
}

/** A part of a CSV: lines of a file that begins with `byteOrderMark`. */
export function csvLines(rows: readonly (readonly string[])[], delimiter: Delimiter): string {
  const cell = (text: string) => `"${plainCell(text).replaceAll('"', '""')}"`;
  return rows.map((row) => `${row.map(cell).join(delimiter)}\r\n`).join('');
}
