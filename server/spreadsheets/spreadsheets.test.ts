import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { writeWorkbook, type Sheet } from './writeWorkbook.ts';
import type { Column, Row } from './rules/cell.ts';
import { columnName } from './rules/sheetXml.ts';
import { readWorkbook } from './testing/readWorkbook.ts';

const run = promisify(execFile);
/** Every code unit, halves of characters and what XML cannot hold among them. */
const anyUnit = fc.integer({ min: 0, max: 0xff_ff }).map((unit) => String.fromCharCode(unit));
const english = { locale: 'en', is24Hour: true } as const;

const columns: readonly Column[] = [
  { heading: 'Name', width: 20 },
  { heading: 'Day', width: 8 },
  { heading: 'Date', width: 12 },
  { heading: 'Clock in', width: 10 },
  { heading: 'Duration', width: 10 },
  { heading: 'Hours', width: 10 },
  { heading: 'Entries', width: 10 },
];

const shift: Row = {
  look: 'plain',
  cells: [
    { kind: 'text', text: 'Ella' },
    { kind: 'weekday', date: '2026-03-02' },
    { kind: 'date', date: '2026-03-02' },
    { kind: 'time', instant: '2026-03-02T05:30:00.000Z', timeZone: 'Europe/Berlin' },
    { kind: 'duration', seconds: 27_900 },
    { kind: 'hours', number: 7.75 },
    { kind: 'count', number: 1 },
  ],
};

const sums: Row = {
  look: 'total',
  cells: [
    { kind: 'text', text: 'Total' },
    null,
    null,
    null,
    { kind: 'sum', of: 'duration', fromRow: 2, value: 27_900 },
    { kind: 'sum', of: 'hours', fromRow: 2, value: 7.75 },
    { kind: 'sum', of: 'count', fromRow: 2, value: 1 },
  ],
};

function sheet(rows: readonly Row[], name = 'Time'): Sheet {
  return { name, columns, rows: () => rows };
}

describe('A workbook', () => {
  test('holds days, times, durations and numbers as numbers, shown as what they are', async () => {
    const [read] = readWorkbook(await buffer(writeWorkbook([sheet([shift])], english)));
    expect(read?.rows[1]).toMatchObject([
      { text: 'Ella', isNumber: false },
      { text: '46083', isNumber: true, format: '[$-809]ddd' },
      { text: '46083', isNumber: true, format: '14' },
      { text: String(46_083 + 6.5 / 24), isNumber: true, format: 'hh:mm' },
      { text: String(27_900 / 86_400), isNumber: true, format: '[h]:mm' },
      { text: '7.75', isNumber: true, format: '4' },
      { text: '1', isNumber: true, format: '3' },
    ]);
  });

  test('is printed across, with its headings on every page', async () => {
    const [read] = readWorkbook(await buffer(writeWorkbook([sheet([shift])], english)));
    expect(read?.print).toEqual({
      pagesAcross: 1,
      orientation: 'landscape',
      titles: "'Time'!$1:$1",
    });
  });

  test('with very many columns takes several pages a row, each of which says whose it is', async () => {
    const who = [
      { heading: 'Number', width: 16, isOnEachPage: true },
      { heading: 'Name', width: 24, isOnEachPage: true },
    ];
    const others = Array.from({ length: 20 }, (_, index) => ({ heading: `C${index}`, width: 14 }));
    const wide: Sheet = { name: 'Time', columns: [...who, ...others], rows: () => [] };
    const [read] = readWorkbook(await buffer(writeWorkbook([wide], english)));
    expect(read?.print).toEqual({
      pagesAcross: 2,
      orientation: 'landscape',
      titles: "'Time'!$A:$B,'Time'!$1:$1",
    });
  });

  test('keeps its bold headings in view, and can be filtered by them without the total', async () => {
    const rows = [shift, shift, sums];
    const [read] = readWorkbook(await buffer(writeWorkbook([sheet(rows)], english)));
    expect(read?.frozenRows).toBe(1);
    expect(read?.filter).toBe('A1:G3');
    expect(read?.rows[0]).toMatchObject(
      columns.map(({ heading }) => ({ text: heading, isBold: true })),
    );
  });

  test('sums by formulas that carry their result, for programs that do not calculate', async () => {
    const [read] = readWorkbook(await buffer(writeWorkbook([sheet([shift, sums])], english)));
    expect(read?.rows[2]?.slice(4)).toMatchObject([
      { formula: 'SUBTOTAL(9,E2:E2)', text: String(27_900 / 86_400), isBold: true },
      { formula: 'SUBTOTAL(9,F2:F2)', text: '7.75' },
      { formula: 'SUBTOTAL(9,G2:G2)', text: '1' },
    ]);
  });

  test('shows times by the reader’s clock and names weekdays in the reader’s language', async () => {
    const german = { locale: 'de', is24Hour: false } as const;
    const [read] = readWorkbook(await buffer(writeWorkbook([sheet([shift])], german)));
    expect(read?.rows[1]?.[1]?.format).toBe('[$-407]ddd');
    expect(read?.rows[1]?.[3]?.format).toBe('h:mm AM/PM');
  });

  test.each([
    '=cmd|’ /C calc’!A0',
    '+49 30',
    '-2+3',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\u0000=1+1',
    '＝1+1',
  ])('takes the edge off %j, in a cell and on the way through CSV', async (text) => {
    const row: Row = { look: 'plain', cells: [{ kind: 'text', text }] };
    const [read] = readWorkbook(await buffer(writeWorkbook([sheet([row])], english)));
    const cell = read?.rows[1]?.[0];
    expect(cell).toMatchObject({ isNumber: false, formula: null });
    expect(cell?.text.startsWith("'")).toBe(true);
  });

  test('takes any text that people have, without ever breaking', async () => {
    const texts = fc.array(fc.string({ unit: anyUnit, maxLength: 60 }), { maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(texts, async (list) => {
        const rows = list.map((text): Row => ({ look: 'plain', cells: [{ kind: 'text', text }] }));
        const [read] = readWorkbook(await buffer(writeWorkbook([sheet(rows)], english)));
        const cells = read?.rows.slice(1).map(([cell]) => cell) ?? [];
        expect(cells).toHaveLength(list.length);
        for (const cell of cells) {
          expect(cell?.isNumber).toBe(false);
          expect(cell?.text).not.toMatch(/^[=+\-@\t\r\n]/);
        }
      }),
      { numRuns: 5 },
    );
  });

  test('names each sheet once, without what spreadsheet programs refuse', async () => {
    const names = ['1/2: [May]?', 'Same', 'same', '', 'x'.repeat(40)];
    const read = readWorkbook(
      await buffer(
        writeWorkbook(
          names.map((name) => sheet([], name)),
          english,
        ),
      ),
    );
    expect(read.map(({ name }) => name)).toEqual([
      '1 2   May',
      'Same',
      'same 3',
      '4',
      'x'.repeat(31),
    ]);
  });

  test('asks for rows only as fast as it is read', async () => {
    let asked = 0;
    const endless = function* () {
      for (;;) {
        asked += 1;
        yield shift;
      }
    };
    const stream = writeWorkbook([{ name: 'Time', columns, rows: endless }], english);
    const chunks = stream.iterator();
    await chunks.next();
    await new Promise((resolve) => setImmediate(resolve));
    expect(asked).toBeLessThan(100_000);
    await chunks.return?.();
  });

  test('carries on in further sheets where a list has more rows than one holds', async () => {
    const list = sheet([shift, shift, shift, shift, sums]);
    const read = readWorkbook(
      await buffer(writeWorkbook([list, sheet([shift, shift], 'Exact')], english, 3)),
    );
    expect(read.map(({ name, rows, filter }) => [name, rows.length, filter])).toEqual([
      ['Time', 3, 'A1:G3'],
      ['Time (2)', 3, 'A1:G3'],
      ['Time (3)', 2, 'A1:G1'],
      ['Exact', 3, 'A1:G3'],
    ]);
    for (const { rows } of read) expect(rows[0]?.[0]).toMatchObject({ text: 'Name', isBold: true });
    expect(read[2]?.rows[1]?.[5]).toMatchObject({ text: '7.75', formula: null, isBold: true });
  });

  test('lets go of its rows when nobody reads it any more', async () => {
    const letGo = Promise.withResolvers<string>();
    const endless = function* () {
      try {
        for (;;) yield shift;
      } finally {
        letGo.resolve('let go');
      }
    };
    const stream = writeWorkbook([{ name: 'Time', columns, rows: endless }], english);
    const chunks = stream.iterator();
    await chunks.next();
    await chunks.return?.();
    expect(await letGo.promise).toBe('let go');
  });

  test('fails with what its rows fail with', async () => {
    const rows = function* () {
      yield shift;
      throw new Error('The database is gone.');
    };
    const stream = writeWorkbook([{ name: 'Time', columns, rows }], english);
    await expect(buffer(stream)).rejects.toThrow('The database is gone.');
  });

  test('names columns as spreadsheet programs do', () => {
    expect([0, 25, 26, 51, 52, 701, 702].map(columnName)).toEqual([
      'A',
      'Z',
      'AA',
      'AZ',
      'BA',
      'ZZ',
      'AAA',
    ]);
  });

  test('opens in LibreOffice, which shows the same and knows its formulas', async (context) => {
    const office = await run('soffice', ['--version']).catch(() => null);
    if (office === null) {
      console.log('LibreOffice is not installed: workbooks are read back by the tests alone.');
      return context.skip();
    }
    const folder = await mkdtemp(path.join(tmpdir(), 'punctual-office-'));
    const file = path.join(folder, 'time.xlsx');
    const plain: Row = { look: 'plain', cells: [{ kind: 'text', text: '=1+1 <&> "é" ก' }] };
    await writeFile(file, writeWorkbook([sheet([shift, shift, plain, sums])], english));
    await run('soffice', [
      `-env:UserInstallation=file://${folder}/profile`,
      '--headless',
      '--convert-to',
      'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,false,true,true',
      '--outdir',
      folder,
      file,
    ]);
    const text = await readFile(path.join(folder, 'time.csv'), 'utf8');
    await rm(folder, { recursive: true, force: true });
    expect(text.trim().split('\n')).toEqual([
      'Name,Day,Date,Clock in,Duration,Hours,Entries',
      'Ella,Mon,3/2/2026,06:30,7:45,7.75,1',
      'Ella,Mon,3/2/2026,06:30,7:45,7.75,1',
      '"\'=1+1 <&> ""é"" ก",,,,,,',
      'Total,,,,"=SUBTOTAL(9,E2:E4)","=SUBTOTAL(9,F2:F4)","=SUBTOTAL(9,G2:G4)"',
    ]);
  }, 60_000);
});
