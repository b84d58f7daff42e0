import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Column, Row } from './rules/cell.ts';
import { mostRows, rowXml, sheetEnd, sheetStart, withoutFormulas } from './rules/sheetXml.ts';
import { stylesXml, type SpreadsheetReader } from './rules/styles.ts';
import { sheetPath, workbookFiles, type WrittenSheet } from './rules/workbookXml.ts';

export interface Sheet {
  readonly name: string;
  readonly columns: readonly Column[];
  /** Read with backpressure, one sheet after the other. */
  rows(): AsyncIterable<Row> | Iterable<Row>;
}

const chunkLength = 32_768;

/**
 * Generates a workbook (Office Open XML) as a stream: keeps only what is being written, and reads
 * rows only as fast as the stream is read. A list with more rows than a sheet holds continues in
 * further ones, `Times (2)` and so on. Compression runs in another thread. The stream fails with
 * the error of the rows.
 */
export function writeWorkbook(
  sheets: readonly Sheet[],
  reader: SpreadsheetReader,
  rowsOfSheet = mostRows,
): Readable {
  const zip = new ZipFile();
  const output = new PassThrough();
  const fail = (error: unknown) =>
    output.destroy(error instanceof Error ? error : new Error(String(error)));
  zip.once('error', fail);

  /** Resolves when everything was read, or the reader is gone. */
  const written = (path: string, chunks: AsyncIterable<Buffer>) =>
    new Promise<void>((resolve) => {
      zip.addReadStreamLazy(path, (answer) => {
        const content = Readable.from(chunks, { objectMode: false });
        content.once('error', fail).once('close', resolve);
        output.once('close', () => content.destroy());
        answer(null, content);
      });
    });

  async function writeAll(): Promise<void> {
    const done: WrittenSheet[] = [];
    for (const sheet of sheets) {
      for await (const { name, chunks } of partsOf(sheet, rowsOfSheet)) {
        done.push({ name, columns: sheet.columns });
        await written(sheetPath(done.length), chunks);
        if (output.destroyed) return;
      }
    }
    const files = { ...workbookFiles(done), 'xl/styles.xml': stylesXml(reader) };
    for (const [path, text] of Object.entries(files)) zip.addBuffer(Buffer.from(text), path);
    zip.end();
  }

  zip.outputStream.pipe(output);
  writeAll().catch(fail);
  return output;
}

/** The sheet, followed by those in which its list continues; read each one before the next. */
async function* partsOf({ name, columns, rows }: Sheet, rowsOfSheet: number) {
  const list = each(rows());
  let next = await list.next();

  async function* chunksOf(isFirst: boolean): AsyncGenerator<Buffer> {
    let text = sheetStart(columns);
    let number = 1;
    let lastFiltered = 1;
    for (; next.done !== true && number < rowsOfSheet; next = await list.next()) {
      number += 1;
      // Filtering keeps the grand total visible.
      if (next.value.look !== 'total') lastFiltered = number;
      text += rowXml(isFirst ? next.value : withoutFormulas(next.value), number);
      if (text.length < chunkLength) continue;
      yield Buffer.from(text);
      text = '';
    }
    yield Buffer.from(text + sheetEnd(columns, lastFiltered));
  }

  try {
    yield { name, chunks: chunksOf(true) };
    for (let part = 2; next.done !== true; part += 1) {
      yield { name: `${name} (${part})`, chunks: chunksOf(false) };
    }
  } finally {
    await list.return(undefined);
  }
}

async function* each(rows: ReturnType<Sheet['rows']>): AsyncGenerator<Row, undefined> {
  yield* rows;
}

/** Media type of workbooks in Office Open XML. */
export const spreadsheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
