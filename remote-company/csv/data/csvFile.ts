import { byteOrderMark, csvLines, type Delimiter } from '../rules/toCsv.ts';

/** Rows between two turns of the page: some milliseconds of work. */
const slice = 500;

/** Any number of rows as a CSV file; the page stays quick. @throws the reason of `signal` */
export async function csvFile(
  rows: readonly (readonly string[])[],
  { delimiter, signal }: { readonly delimiter: Delimiter; readonly signal: AbortSignal },
): Promise<Blob> {
  const parts = [byteOrderMark];
  for (let from = 0; from < rows.length; from += slice) {
    signal.throwIfAborted();
    parts.push(csvLines(rows.slice(from, from + slice), delimiter));
    await new Promise((resolve) => setTimeout(resolve));
  }
  return new Blob(parts, { type: 'text/csv' });
}
