import { unzipSync } from 'fflate';
import { allOf, readXml, type XmlElement } from './readXml.ts';

/** A cell as in the file. */
export interface ReadCell {
  readonly text: string;
  /** Whether it is a number, not text. */
  readonly isNumber: boolean;
  readonly formula: string | null;
  /** Format code, or number of the built-in format. */
  readonly format: string;
  readonly isBold: boolean;
}

export interface ReadSheet {
  readonly name: string;
  /** By row and column, both from 0; null for an empty cell. */
  readonly rows: readonly (readonly (ReadCell | null)[])[];
  /** The number of frozen rows. */
  readonly frozenRows: number;
  /** The range of the filter. */
  readonly filter: string;
  readonly print: {
    readonly pagesAcross: number;
    readonly orientation: string;
    /** The repeated rows and columns of every page. */
    readonly titles: string;
  };
}

/**
 * Reads a workbook with another unpacker than the writer's packer, its XML with a strict parser.
 * Throws if a part is missing or is not XML.
 */
export function readWorkbook(bytes: Uint8Array): ReadSheet[] {
  const files = unzipSync(bytes);
  const part = (path: string) => {
    const file = files[path];
    if (file === undefined) throw new Error(`The workbook has no ${path}.`);
    return readXml(new TextDecoder().decode(file));
  };
  part('[Content_Types].xml');
  part('_rels/.rels');
  const targets = new Map(
    allOf(part('xl/_rels/workbook.xml.rels'), 'Relationship').map(({ attributes }) => [
      attributes['Id'],
      attributes['Target'] ?? '',
    ]),
  );
  const styles = stylesOf(part('xl/styles.xml'));
  const workbook = part('xl/workbook.xml');
  const titles = allOf(workbook, 'definedName');
  return allOf(workbook, 'sheet').map(({ attributes }, index) => {
    const sheet = part(`xl/${targets.get(attributes['r:id']) ?? ''}`);
    const [pane] = allOf(sheet, 'pane');
    const setup = allOf(sheet, 'pageSetup')[0]?.attributes ?? {};
    return {
      name: attributes['name'] ?? '',
      rows: allOf(sheet, 'row').map((row) => cellsOf(row, styles)),
      frozenRows: pane?.attributes['state'] === 'frozen' ? Number(pane.attributes['ySplit']) : 0,
      filter: allOf(sheet, 'autoFilter')[0]?.attributes['ref'] ?? '',
      print: {
        pagesAcross: Number(setup['fitToWidth'] ?? 1),
        orientation: setup['orientation'] ?? '',
        titles:
          titles.find((name) => name.attributes['localSheetId'] === String(index))?.text ?? '',
      },
    };
  });
}

type Style = Pick<ReadCell, 'format' | 'isBold'>;

function stylesOf(document: XmlElement): Style[] {
  const formats = new Map(
    allOf(document, 'numFmt').map(({ attributes }) => [
      attributes['numFmtId'],
      attributes['formatCode'] ?? '',
    ]),
  );
  const fonts = allOf(document, 'font').map((font) => allOf(font, 'b').length > 0);
  return (allOf(document, 'cellXfs')[0]?.children ?? []).map(({ attributes }) => {
    const id = attributes['numFmtId'] ?? '';
    return {
      format: formats.get(id) ?? id,
      isBold: fonts[Number(attributes['fontId'])] ?? false,
    };
  });
}

function cellsOf(row: XmlElement, styles: readonly Style[]): (ReadCell | null)[] {
  const cells: (ReadCell | null)[] = [];
  for (const cell of row.children) {
    const column = (cell.attributes['r'] ?? '').replace(/\d+$/, '');
    const index =
      Array.from(column, (letter) => letter.charCodeAt(0) - 64).reduce(
        (sum, letter) => sum * 26 + letter,
        0,
      ) - 1;
    while (cells.length < index) cells.push(null);
    const style = styles[Number(cell.attributes['s'])];
    if (style === undefined) throw new Error('A cell has a style that is not there.');
    const isNumber = cell.attributes['t'] !== 'inlineStr';
    const [value] = allOf(cell, isNumber ? 'v' : 't');
    const formula = allOf(cell, 'f')[0]?.text ?? null;
    cells.push(value === undefined ? null : { text: value.text, isNumber, formula, ...style });
  }
  return cells;
}
