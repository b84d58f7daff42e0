import { unzipSync, zipSync, type Unzipped } from 'fflate';
import readWorkbookFile from 'read-excel-file/universal';
import { sheetLimits, type SheetAnswer } from '../sheetAnswer.ts';
import { boundedRows } from './readDelimited.ts';

/** The rows of one sheet of a workbook (.xlsx). */
export async function readWorkbook(bytes: Uint8Array, sheet: number): Promise<SheetAnswer> {
  const files = unpacked(bytes);
  if (files === null || !spansFew(files)) return { kind: 'refused', fault: 'TOO_LARGE' };
  if (!('xl/workbook.xml' in files)) return { kind: 'refused', fault: 'NOT_A_LIST' };
  // Stored, not packed: the reader would unpack large files in workers that the page's security
  // policy refuses.
  const stored = zipSync(files, { level: 0 });
  const sheets = await readWorkbookFile(new Uint8Array(stored).buffer, {
    // As it is written: no digit is lost, and 0815 stays 0815.
    parseNumber: (number) => number,
  });
  return boundedRows(
    (sheets[sheet]?.data ?? []).map((row) => withoutEnd(row.map(cellText))),
    sheets.map((each) => each.sheet),
  );
}

/** The files that the reader reads; null if they are too large, which is known before unpacking. */
function unpacked(bytes: Uint8Array): Unzipped | null {
  let size = 0;
  const isRead = (name: string) => name.endsWith('.xml') || name.endsWith('.xml.rels');
  unzipSync(bytes, {
    filter({ name, originalSize }) {
      if (isRead(name)) size += originalSize;
      return false;
    },
  });
  if (size > sheetLimits.unzippedBytes) return null;
  return unzipSync(bytes, { filter: ({ name }) => isRead(name) });
}

/** The reader fills each row up to the last column: a lone cell far away would fill the memory. */
const mostCells = 5_000_000;

function spansFew(files: Unzipped): boolean {
  const decoder = new TextDecoder();
  return Object.entries(files).every(([name, content]) => {
    if (!name.startsWith('xl/worksheets/')) return true;
    let [rows, columns] = [1, 1];
    for (const [, letters = '', number] of decoder
      .decode(content)
      .matchAll(/\sr=["']([A-Z]{0,3})(\d{1,7})["']/g)) {
      rows = Math.max(rows, Number(number));
      if (letters !== '') columns = Math.max(columns, columnNumber(letters));
    }
    return rows * columns <= mostCells;
  });
}

/** 1 for `A`, 27 for `AA`. */
function columnNumber(letters: string): number {
  return Array.from(letters).reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);
}

function cellText(value: unknown): string {
  if (value instanceof Date) {
    const [day = '', time = ''] = value.toISOString().split(/[T.]/);
    return time === '00:00:00' ? day : `${day} ${time}`;
  }
  return typeof value === 'string' || typeof value === 'boolean' ? String(value) : '';
}

function withoutEnd(row: string[]): string[] {
  return row.slice(0, row.findLastIndex((cell) => cell !== '') + 1);
}
