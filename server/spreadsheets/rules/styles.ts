import type { Locale } from 'shared-contracts';
import type { CellKind, RowLook } from './cell.ts';

/** The reader's language and clock for number formats. */
export interface SpreadsheetReader {
  readonly locale: Locale;
  readonly is24Hour: boolean;
}

const kinds: readonly CellKind[] = [
  'text',
  'count',
  'hours',
  'date',
  'weekday',
  'time',
  'duration',
];
const looks: readonly RowLook[] = ['plain', 'subtotal', 'total'];

/** The style number of headings. */
export const headingStyle = 1;

/** The style number of a cell. */
export function styleOf(kind: CellKind, look: RowLook): number {
  return 2 + looks.indexOf(look) * kinds.length + kinds.indexOf(kind);
}

/** Windows language ids: weekdays are in the reader's language, whatever the machine's. */
const languages: Readonly<Record<Locale, string>> = {
  en: '809',
  de: '407',
  es: 'C0A',
  th: '41E',
};

const firstOwnFormat = 164;

/** `xl/styles.xml`: the styles with the numbers of `styleOf`. */
export function stylesXml({ locale, is24Hour }: SpreadsheetReader): string {
  const codes: Readonly<Record<'weekday' | 'time' | 'duration', string>> = {
    weekday: `[$-${languages[locale]}]ddd`,
    time: is24Hour ? 'hh:mm' : 'h:mm AM/PM',
    duration: '[h]:mm',
  };
  const own = Object.values(codes)
    .map((code, index) => `<numFmt numFmtId="${firstOwnFormat + index}" formatCode="${code}"/>`)
    .join('');
  const formats: Readonly<Record<CellKind, number>> = {
    text: 0,
    count: 3,
    hours: 4,
    // The short date format: the region of the viewer's machine decides the order of day and month.
    date: 14,
    weekday: firstOwnFormat,
    time: firstOwnFormat + 1,
    duration: firstOwnFormat + 2,
  };
  const cells = looks
    .flatMap((_, look) => kinds.map((kind) => xf(formats[kind], look, fills[look] ?? 0)))
    .join('');
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">
<numFmts count="3">${own}</numFmts>
<fonts count="3">${font('')}${font('<b/>')}${font('<b/>')}</fonts>
<fills count="4"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>${fill('FFCEECE8')}${fill('FFEAF7F5')}</fills>
<borders count="3">${border('')}${border('')}${border('<top style="thin"><color auto="1"/></top>')}</borders>
<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>
<cellXfs count="${2 + kinds.length * looks.length}"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="2" borderId="0" xfId="0" applyFont="1" applyFill="1" applyAlignment="1"><alignment vertical="center" wrapText="1"/></xf>${cells}</cellXfs>
<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>
</styleSheet>`;
}

/** For plain rows, subtotals and totals. */
const fills = [0, 3, 2];

function xf(format: number, look: number, fillId: number): string {
  return `<xf numFmtId="${format}" fontId="${look}" fillId="${fillId}" borderId="${look}" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1" applyBorder="1"/>`;
}

function font(weight: string): string {
  return `<font>${weight}<sz val="11"/><name val="Calibri"/><family val="2"/></font>`;
}

function fill(rgb: string): string {
  return `<fill><patternFill patternType="solid"><fgColor rgb="${rgb}"/><bgColor indexed="64"/></patternFill></fill>`;
}

function border(top: string): string {
  return `<border><left/><right/>${top === '' ? '<top/>' : top}<bottom/><diagonal/></border>`;
}
