import type { EncodingChoice } from './rules/decodeText.ts';

/** What a person gives: a file, or cells that were pasted as text. */
export type SheetSource =
  | {
      readonly kind: 'file';
      readonly file: Blob;
      /** The answer to `encodings`; null before it was asked. */
      readonly encoding: string | null;
      /** Index of the sheet in a workbook, from 0. */
      readonly sheet: number;
    }
  | { readonly kind: 'text'; readonly text: string };

/** The rows of a list as text; days of a workbook are `yyyy-MM-dd`. */
export interface SheetRows {
  readonly kind: 'rows';
  readonly rows: readonly (readonly string[])[];
  /** Names of the sheets of a workbook; empty for text. */
  readonly sheets: readonly string[];
}

export type SheetAnswer =
  | SheetRows
  /** The bytes can be read in several ways, which differ in these values. */
  | { readonly kind: 'encodings'; readonly choices: readonly EncodingChoice[] }
  | { readonly kind: 'refused'; readonly fault: SheetFault };

/**
 * `OLD_EXCEL`: .xls of before 2007. `DAMAGED`: a workbook that cannot be parsed. `NOT_A_LIST`:
 * neither text nor a workbook.
 */
export type SheetFault =
  | 'TOO_LARGE'
  | 'TOO_MANY_ROWS'
  | 'TOO_MANY_COLUMNS'
  | 'OLD_EXCEL'
  | 'DAMAGED'
  | 'NOT_A_LIST'
  | 'EMPTY';

/** The largest list that is read. */
export const sheetLimits = {
  fileBytes: 16_777_216,
  /** Of all files in a workbook together. */
  unzippedBytes: 67_108_864,
  /** With the headings. */
  rows: 25_001,
  columns: 60,
} as const;

/** Messages from the worker: rows in parts, so that receiving them never holds the page up. */
export type WorkerMessage =
  | { readonly kind: 'part'; readonly rows: SheetRows['rows'] }
  | { readonly kind: 'end'; readonly sheets: SheetRows['sheets'] }
  | Exclude<SheetAnswer, SheetRows>;
