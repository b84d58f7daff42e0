/**
 * The rows that a page sends in each request of a long run, for which progress is shown. Not the
 * limit: that is the company's `MAXIMUM_SELECTABLE_EMPLOYEES` (for entries
 * `MAXIMUM_SELECTABLE_TIME_PAIRS`), and a lower one counts here as well.
 */
export const rowsPerRequest = 50;

/** Rows that are sent together, with the key that every retry uses. */
export interface Batch<Row> {
  readonly key: string;
  readonly rows: readonly Row[];
}

/** Divides the rows, in order, into parts, each as long as `mayJoin` allows another row. */
export function partsOf<Row>(
  rows: readonly Row[],
  mayJoin: (part: readonly Row[], row: Row) => boolean,
): readonly (readonly Row[])[] {
  const parts: Row[][] = [];
  for (const row of rows) {
    const last = parts.at(-1);
    if (last && mayJoin(last, row)) last.push(row);
    else parts.push([row]);
  }
  return parts;
}

/** The same parts, each with its own key. */
export function batchesOf<Row>(
  rows: readonly Row[],
  mayJoin: (part: readonly Row[], row: Row) => boolean,
  newKey: () => string,
): readonly Batch<Row>[] {
  return partsOf(rows, mayJoin).map((part) => ({ key: newKey(), rows: part }));
}
