import { partsOf } from './batches.ts';
import { limits } from './limits.ts';

/** Rows in parts of at most `most`, each of which one preview can tell. */
export function previewParts<Row>(
  rows: readonly Row[],
  daysOfRow: (row: Row) => number,
  most: number,
): readonly (readonly Row[])[] {
  const daysIn = (part: readonly Row[]) => part.reduce((sum, row) => sum + daysOfRow(row), 0);
  return partsOf(
    rows,
    (part, row) => part.length < most && daysIn([...part, row]) <= limits.maximumPreviewDays,
  );
}
