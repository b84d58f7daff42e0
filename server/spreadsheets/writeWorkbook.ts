import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Column, Row } from './rules/cell.ts';
import { mostRows, rowXml, sheetEnd, sheetStart } from './rules/sheetXml.ts';
import { stylesXml, type SpreadsheetReader } from './rules/styles.ts';
import { sheetPath, workbookFiles } from './rules/workbookXml.ts';

export interface Sheet {
  readonly name: string;
  readonly columns: readonly Column[];
  /** Asked for as fast as they are written, the sheets one after the other. */
  rows(): AsyncIterable<Row> | Iterable<Row>;
}

const chunkLength = 32_768;

/**
 * A workbook (Office Open XML) as it is made: nothing is kept but what is being written, and rows are
 * asked for only as fast as the stream is read. It is compressed in another thread. The stream fails
 * with what the rows throw.
 */
export function writeWorkbook(sheets: readonly Sheet[], reader: SpreadsheetReader): Readable {
  const zip = new ZipFile();
  const files = {
    ...workbookFiles(sheets.map(({ name }) => name)),
    'xl/styles.xml': stylesXml(reader),
  };
  for (const [path, text] of Object.entries(files)) zip.addBuffer(Buffer.from(text), path);
  const output = new PassThrough();
  zip.once('error', (error: Error) => output.destroy(error));
  for (const [index, sheet] of sheets.entries()) {
    zip.addReadStreamLazy(sheetPath(index + 1), (answer) => {
      const content = Readable.from(sheetChunks(sheet), { objectMode: false });
      content.once('error', (error) => output.destroy(error));
      output.once('close', () => content.destroy());
      answer(null, content);
    });
  }
  zip.outputStream.pipe(output);
  zip.end();
  return output;
}

async function* sheetChunks({ columns, rows }: Sheet): AsyncGenerator<Buffer> {
  let text = sheetStart(columns);
  let number = 1;
  let lastFiltered = 1;
  for await (const row of rows()) {
    number += 1;
    if (number > mostRows) throw new RangeError('More rows than a sheet can hold.');
    // A filter leaves the total of everything in sight.
    if (row.look !== 'total') lastFiltered = number;
    text += rowXml(row, number);
    if (text.length < chunkLength) continue;
    yield Buffer.from(text);
    text = '';
  }
  yield Buffer.from(text + sheetEnd(columns, lastFiltered));
}

/** Media type of workbooks in Office Open XML. */
export const spreadsheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
