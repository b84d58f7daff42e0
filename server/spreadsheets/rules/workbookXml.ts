import type { Column } from './cell.ts';
import { columnName, pagesAcross, repeatedColumns } from './sheetXml.ts';
import { xmlText } from './xmlText.ts';

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const main = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** A sheet that has been written. */
export interface WrittenSheet {
  readonly name: string;
  readonly columns: readonly Column[];
}

/** The files of a workbook besides its sheets and styles, by path. */
export function workbookFiles(sheets: readonly WrittenSheet[]): Readonly<Record<string, string>> {
  const names = uniqueSheetNames(sheets.map(({ name }) => name));
  const each = (write: (name: string, number: number) => string) =>
    names.map((name, index) => write(name, index + 1)).join('');
  return {
    '[Content_Types].xml': `${head}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${main}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${main}.styles+xml"/>${each((_, number) => `<Override PartName="/${sheetPath(number)}" ContentType="${main}.worksheet+xml"/>`)}</Types>`,
    '_rels/.rels': `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="${packages}/relationships">${each((_, number) => `<Relationship Id="rId${number}" Type="${office}/worksheet" Target="worksheets/sheet${number}.xml"/>`)}<Relationship Id="rId${names.length + 1}" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    'xl/workbook.xml': `${head}<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${office}"><bookViews><workbookView/></bookViews><sheets>${each((name, number) => `<sheet name="${xmlText(name)}" sheetId="${number}" r:id="rId${number}"/>`)}</sheets><definedNames>${each((name, number) => printTitles(name, number - 1, sheets[number - 1]?.columns ?? []))}</definedNames></workbook>`,
  };
}

/**
 * The repeated parts of every printed page: the headings, and the first columns if a row takes
 * several pages.
 */
function printTitles(name: string, index: number, columns: readonly Column[]): string {
  const sheet = `'${name}'!`;
  const repeated = repeatedColumns(columns);
  const ofPages =
    repeated > 0 && pagesAcross(columns) > 1 ? `${sheet}$A:$${columnName(repeated - 1)},` : '';
  return `<definedName name="_xlnm.Print_Titles" localSheetId="${index}">${xmlText(`${ofPages}${sheet}$1:$1`)}</definedName>`;
}

/** The path of a sheet in the workbook, by its number from 1. */
export function sheetPath(number: number): string {
  return `xl/worksheets/sheet${number}.xml`;
}

/** Valid names for spreadsheet programs: up to 31 characters, without forbidden ones, unique. */
function uniqueSheetNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name, index) => {
    const plain = name.replaceAll(/[[\]:*?/\\']/g, ' ').trim();
    const short = (plain === '' ? String(index + 1) : plain).slice(0, 31);
    const free = taken.has(short.toLowerCase()) ? `${short.slice(0, 25)} ${index + 1}` : short;
    taken.add(free.toLowerCase());
    return free;
  });
}
