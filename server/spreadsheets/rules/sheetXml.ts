import type { Cell, Column, Row, SumCell } from './cell.ts';
import { headingStyle, styleOf } from './styles.ts';
import { cellText } from './xmlText.ts';
import { offsetMinutes, toMillis, type Instant, type LocalDate } from 'shared-contracts';

/** The most rows of a sheet that spreadsheet programs read. */
export const mostRows = 1_048_576;

/** The start of a sheet: column widths, the frozen headings, and the open list of rows. */
export function sheetStart(columns: readonly Column[]): string {
  const widths = columns
    .map(({ width }, index) => {
      const place = index + 1;
      return `<col min="${place}" max="${place}" width="${width}" customWidth="1"/>`;
    })
    .join('');
  const headings = columns
    .map(({ heading }, index) => inline(`${columnName(index)}1`, headingStyle, heading))
    .join('');
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/><selection pane="bottomLeft"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/><cols>${widths}</cols><sheetData><row r="1">${headings}</row>`;
}

/** A row; numbers start at 1 with the headings. */
export function rowXml({ look, cells }: Row, number: number): string {
  const written = cells.map((cell, index) => {
    const place = `${columnName(index)}${number}`;
    return cell === null
      ? look === 'plain'
        ? ''
        : `<c r="${place}" s="${styleOf('text', look)}"/>`
      : cellXml(cell, place, look);
  });
  return `<row r="${number}">${written.join('')}</row>`;
}

/**
 * The row with values instead of sums: formulas cannot reach the part of its list in another sheet.
 */
export function withoutFormulas({ look, cells }: Row): Row {
  return { look, cells: cells.map((cell) => (cell?.kind === 'sum' ? valueOf(cell) : cell)) };
}

function valueOf({ of, value }: SumCell): Cell {
  return of === 'duration' ? { kind: of, seconds: value } : { kind: of, number: value };
}

/** The end of a sheet whose list, down to that row, can be filtered by its headings. */
export function sheetEnd(columns: readonly Column[], lastRow: number): string {
  const last = columnName(columns.length - 1);
  return `</sheetData><autoFilter ref="A1:${last}${lastRow}"/><printOptions headings="1" gridLines="1"/><pageMargins left="0.5" right="0.5" top="0.5" bottom="0.6" header="0.3" footer="0.3"/><pageSetup paperSize="9" fitToWidth="${pagesAcross(columns)}" fitToHeight="0" pageOrder="overThenDown" orientation="landscape"/><headerFooter><oddFooter>&amp;L&amp;A&amp;R&amp;P / &amp;N</oddFooter></headerFooter></worksheet>`;
}

/**
 * Characters per row on a landscape page at three quarters of the screen size: print is then at
 * least 8 points.
 */
const pageCharacters = 190;

/** Pages side by side on which the columns are readable; the first columns are repeated on each. */
export function pagesAcross(columns: readonly Column[]): number {
  const width = widthOf(columns);
  const repeated = widthOf(columns.slice(0, repeatedColumns(columns)));
  if (width <= pageCharacters) return 1;
  return Math.ceil((width - repeated) / (pageCharacters - repeated));
}

/** How many columns, from the first on, are repeated on every page. */
export function repeatedColumns(columns: readonly Column[]): number {
  const others = columns.findIndex(({ isOnEachPage = false }) => !isOnEachPage);
  return others < 0 ? 0 : others;
}

function widthOf(columns: readonly Column[]): number {
  return columns.reduce((sum, { width }) => sum + width, 0);
}

function cellXml(cell: Exclude<Cell, null>, place: string, look: Row['look']): string {
  switch (cell.kind) {
    case 'text':
      return inline(place, styleOf('text', look), cell.text);
    case 'count':
    case 'hours':
      return numeric(place, styleOf(cell.kind, look), cell.number);
    case 'date':
    case 'weekday':
      return numeric(place, styleOf(cell.kind, look), serialOfDate(cell.date));
    case 'time':
      return numeric(place, styleOf('time', look), serialOfInstant(cell.instant, cell.timeZone));
    case 'duration':
      return numeric(place, styleOf('duration', look), serialOfDuration(cell.seconds));
    case 'sum': {
      const value = cell.of === 'duration' ? serialOfDuration(cell.value) : cell.value;
      return numeric(place, styleOf(cell.of, look), value, sumFormula(place, cell.fromRow));
    }
  }
}

/** Function 9 of SUBTOTAL is the sum; it ignores filtered rows and other subtotals. */
function sumFormula(place: string, fromRow: number): string {
  const column = place.replace(/\d+$/, '');
  const above = Number(place.slice(column.length)) - 1;
  return `<f>SUBTOTAL(9,${column}${fromRow}:${column}${above})</f>`;
}

function numeric(place: string, style: number, value: number, formula = ''): string {
  return `<c r="${place}" s="${style}">${formula}<v>${value}</v></c>`;
}

function inline(place: string, style: number, text: string): string {
  return `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${cellText(text)}</t></is></c>`;
}

/** A to Z, then AA and so on, for an index from 0. */
export function columnName(index: number): string {
  const last = String.fromCodePoint(65 + (index % 26));
  return index < 26 ? last : columnName(Math.floor(index / 26) - 1) + last;
}

const day = 86_400_000;
/** Day 0 of spreadsheets: 30 December 1899. */
const dayZero = -25_569 * day;

/** A day as a spreadsheet number. */
function serialOfDate(date: LocalDate): number {
  return (toMillis(`${date}T00:00:00.000Z`) - dayZero) / day;
}

/** An instant in local time of a zone as a spreadsheet number; the fraction is the time of day. */
function serialOfInstant(instant: Instant, timeZone: string): number {
  return (toMillis(instant) + offsetMinutes(instant, timeZone) * 60_000 - dayZero) / day;
}

/** Seconds as a spreadsheet number. */
function serialOfDuration(seconds: number): number {
  return seconds / 86_400;
}
