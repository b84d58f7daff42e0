import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Column, Row } from './rules/cell.ts';
import { mostRows, rowXml, sheetEnd, sheetStart, withoutFormulas } from './rules/sheetXml.ts';
import { stylesXml, type SpreadsheetReader } from './rules/styles.ts';
import { sheetPath, workbookFiles, type WrittenSheet } from './rules/workbookXml.ts';

export interface Sheet {
  readonly name: string;
  readonly columns: readonly Column[];
  /** Asked for as fast as they are written, the sheets one after the other. */
  rows(): AsyncIterable<Row> | Iterable<Row>;
}

const chunkLength = 32_768;

/**
 * A workbook (Office Open XML) as it is made: nothing is kept but what is being written, and rows are
 * asked for only as fast as the stream is read. A list with more rows than a sheet holds carries on in
 * further ones, `Times (2)` and so on. It is compressed in another thread. The stream fails with what
 * the rows throw.
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

  /** Resolves when all of it was taken, or nobody takes it any more. */
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

/** The sheet, and after it those in which its list carries on; each is to be read before the next. */
async function* partsOf({ name, columns, rows }: Sheet, rowsOfSheet: number) {
  const list = each(rows());
  let next = await list.next();

  async function* chunksOf(isFirst: boolean): AsyncGenerator<Buffer> {
    let text = sheetStart(columns);
    let number = 1;
    let lastFiltered = 1;
    for (; next.done !== true && number < rowsOfSheet; next = await list.next()) {
      number += 1;
      // A filter leaves the total of everything in sight.
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
