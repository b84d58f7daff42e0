import { plainCell } from 'shared-contracts/plain-cell';

/**
 * Rows as CSV that spreadsheet programs open as it is: with a byte order mark, lines that end in CR
 * LF, every cell in quotes, and no formulas.
 */
export function toCsv(rows: readonly (readonly string[])[], delimiter: ',' | ';'): string {
  const cell = (text: string) => `"${plainCell(text).replaceAll('"', '""')}"`;
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(delimiter)}\r\n`).join('')}`;
}
