import Papa from 'papaparse';
import { sheetLimits, type SheetAnswer } from '../sheetAnswer.ts';

/**
 * The rows of delimited text; the delimiter is found. Blank rows stay, so that a row keeps the number
 * that it has in the person's sheet.
 */
export function readDelimited(text: string): SheetAnswer {
  const unmarked = text.replace(/^\uFEFF/, '');
  // Blank rows would count against a delimiter.
  const { meta } = Papa.parse(unmarked, {
    delimitersToGuess: ['\t', ';', ',', '|'],
    skipEmptyLines: 'greedy',
    preview: 100,
  });
  const { data } = Papa.parse(unmarked, {
    delimiter: meta.delimiter,
    // One more than allowed, to know of it.
    preview: sheetLimits.rows + 1,
  });
  return boundedRows(data, []);
}

/** The rows without blank ones at the end, if they are as many as are read. */
export function boundedRows(
  rows: readonly (readonly string[])[],
  sheets: readonly string[],
): SheetAnswer {
  const last = rows.findLastIndex((row) => row.some((cell) => cell.trim() !== ''));
  if (last === -1) return { kind: 'refused', fault: 'EMPTY' };
  const kept = rows.slice(0, last + 1);
  if (kept.length > sheetLimits.rows) return { kind: 'refused', fault: 'TOO_MANY_ROWS' };
  return kept.some(({ length }) => length > sheetLimits.columns)
    ? { kind: 'refused', fault: 'TOO_MANY_COLUMNS' }
    : { kind: 'rows', rows: kept, sheets };
}
