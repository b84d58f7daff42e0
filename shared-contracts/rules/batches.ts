/** Rows in one request at most, unless the company wants fewer; more show how far they are. */
export const batchSize = 50;

/** Rows that are sent together, with the key that they keep however often they are sent. */
export interface Batch<Row> {
  readonly key: string;
  readonly rows: readonly Row[];
}

/** The rows in their order, in parts that take one more as long as it may join them. */
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

/** The same parts, each with a key of its own. */
export function batchesOf<Row>(
  rows: readonly Row[],
  mayJoin: (part: readonly Row[], row: Row) => boolean,
  newKey: () => string,
): readonly Batch<Row>[] {
  return partsOf(rows, mayJoin).map((part) => ({ key: newKey(), rows: part }));
}
