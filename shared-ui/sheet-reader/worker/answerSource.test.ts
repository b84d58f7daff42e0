import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { sheetLimits, type SheetAnswer } from '../sheetAnswer.ts';
import { answerSource } from './answerSource.ts';

const blob = (...parts: (string | Uint8Array<ArrayBuffer>)[]) => new Blob(parts);
const ofFile = (file: Blob, encoding: string | null = null) =>
  answerSource({ kind: 'file', file, encoding, sheet: 0 });
const ofText = (text: string) => answerSource({ kind: 'text', text });

/** `Jürgen` and `Straße` as Excel on Windows writes them. */
const western = new Uint8Array([
  ...strToU8('Name;Ort\nJ'),
  0xfc,
  ...strToU8('rgen;Stra'),
  0xdf,
  ...strToU8('e\n'),
]);

describe('A list', () => {
  it.each([
    ['pasted cells', 'Name\tOrt\nMia\t"Haus\nSüd"'],
    ['semicolons', 'Name;Ort\nMia;"Haus\nSüd"'],
    ['commas', 'Name,Ort\nMia,"Haus\nSüd"\n\n'],
  ])('is read with %s', async (_how, text) => {
    expect(await ofText(text)).toMatchObject({
      rows: [
        ['Name', 'Ort'],
        ['Mia', 'Haus\nSüd'],
      ],
    });
  });

  it('keeps every cell, whatever is in it', async () => {
    const cell = fc
      .string({ unit: 'grapheme', maxLength: 12 })
      .filter((each) => !each.includes('\uFEFF'));
    const rows = fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(rows, fc.constantFrom(';', '\t', ','), async (list, delimiter) => {
        const all = [['first', 'second', 'third'], ...list, ['end', 'end', 'end']];
        const text = Papa.unparse(all, { delimiter, quotes: true, newline: '\n' });
        expect(rowsOf(await ofText(text))).toEqual(all);
      }),
    );
  });

  it('is refused when it is empty, too long, too wide or too large', async () => {
    const faultOf = async (text: string) => {
      const answer = await ofText(text);
      return answer.kind === 'refused' ? answer.fault : null;
    };
    expect(await faultOf(' \n\t\n')).toBe('EMPTY');
    expect(await faultOf('a;b\n'.repeat(sheetLimits.rows))).toBeNull();
    expect(await faultOf('a;b\n'.repeat(sheetLimits.rows + 1))).toBe('TOO_MANY_ROWS');
    expect(await faultOf('a;'.repeat(61))).toBe('TOO_MANY_COLUMNS');
    const large = new Blob([new Uint8Array(sheetLimits.fileBytes + 1)]);
    expect(await ofFile(large)).toEqual({ kind: 'refused', fault: 'TOO_LARGE' });
  });
});

describe('The encoding', () => {
  it('is asked when the bytes are no UTF-8, with the same names in each', async () => {
    const answer = await ofFile(blob(western));
    expect(answer).toMatchObject({ kind: 'encodings' });
    const choices = answer.kind === 'encodings' ? answer.choices : [];
    expect(choices.map(({ encoding }) => encoding)).toContain('windows-1252');
    expect(choices.find(({ encoding }) => encoding === 'windows-1252')?.samples).toEqual([
      'Jürgen',
      'Straße',
    ]);
    expect(new Set(choices.map(({ samples }) => samples.length)).size).toBe(1);
    expect(rowsOf(await ofFile(blob(western), 'windows-1252'))[1]).toEqual(['Jürgen', 'Straße']);
  });

  it('is asked for UTF-16 without a mark, and known by a mark', async () => {
    const wide = new Uint8Array(Uint16Array.from(Array.from('Name;Ort\nÖrn;Süd', codeOf)).buffer);
    const asked = await ofFile(blob(wide));
    expect(asked.kind === 'encodings' && asked.choices[0]).toMatchObject({ encoding: 'utf-16le' });
    const marked = await ofFile(blob(new Uint8Array([0xff, 0xfe]), wide));
    expect(rowsOf(marked)[1]).toEqual(['Örn', 'Süd']);
  });

  it('is UTF-8 when the bytes are', async () => {
    expect(rowsOf(await ofFile(blob('\uFEFFName;Ort\nJürgen;Süd')))[0]).toEqual(['Name', 'Ort']);
  });
});

describe('A workbook', () => {
  it('is read with numbers as written and days as days', async () => {
    expect(
      await ofFile(
        workbook(
          '<c r="A1" t="inlineStr"><is><t>Mia</t></is></c><c r="B1"><v>46115</v></c><c r="C1" s="1"><v>46115</v></c>',
        ),
      ),
    ).toEqual({
      kind: 'rows',
      rows: [['Mia', '46115', '2026-04-03']],
      sheets: ['Staff'],
    });
  });

  it('is refused before it is parsed when a lone cell would fill the memory', async () => {
    expect(await ofFile(workbook('<c r="XFD1048576"><v>1</v></c>'))).toEqual({
      kind: 'refused',
      fault: 'TOO_LARGE',
    });
  });

  it('is refused before it is unpacked when it unpacks to too much', async () => {
    const bomb = zipSync({
      'xl/workbook.xml': new Uint8Array(sheetLimits.unzippedBytes + 1),
    });
    expect(bomb.length).toBeLessThan(1_000_000);
    expect(await ofFile(blob(new Uint8Array(bomb)))).toEqual({
      kind: 'refused',
      fault: 'TOO_LARGE',
    });
  });

  it('is refused when it is damaged, of before 2007, or another kind of archive', async () => {
    const faultOf = async (file: Blob) => {
      const answer = await ofFile(file);
      return answer.kind === 'refused' ? answer.fault : null;
    };
    expect(await faultOf(blob('PK\u0003\u0004 nothing'))).toBe('DAMAGED');
    expect(await faultOf(blob(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1])))).toBe('OLD_EXCEL');
    expect(await faultOf(blob(new Uint8Array(zipSync({ 'content.xml': strToU8('<a/>') }))))).toBe(
      'NOT_A_LIST',
    );
  });
});

function rowsOf(answer: SheetAnswer) {
  return answer.kind === 'rows' ? answer.rows : [];
}

function codeOf(letter: string): number {
  return letter.charCodeAt(0);
}

/** A workbook with one row of these cells; style 1 is a day. */
function workbook(cells: string): Blob {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const package_ = 'http://schemas.openxmlformats.org/package/2006/relationships';
  const files = {
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': `<Relationships xmlns="${package_}"><Relationship Id="r1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Staff" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${package_}"><Relationship Id="r1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}"><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData><row r="1">${cells}</row></sheetData></worksheet>`,
  };
  const zipped = zipSync(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])),
  );
  return blob(new Uint8Array(zipped));
}
