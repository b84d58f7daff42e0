import type { ReactElement } from 'react';

export interface VirtualRowsOptions<Item> {
  readonly items: readonly Item[];
  /** The same function each time, like `heightOf`: a new one has all positions computed anew. */
  readonly keyOf: (item: Item) => string | number;
  /** Height in pixels before a row is measured: 44, 56, 72. */
  readonly heightOf: (item: Item) => number;
  /** Of the table, for the stand-ins above and below. */
  readonly columns: number;
  /** Draws one item as a `<Row>` or `<DetailRow>`; `index` and `ref` go to it. */
  readonly render: (item: Item, row: VirtualRow) => ReactElement;
}

export interface VirtualRow {
  /** From 1, for `index`. */
  readonly index: number;
  readonly ref: (element: HTMLTableRowElement | null) => void;
  /** Pixels that it takes, for `useLightRow`; absent in short lists. */
  readonly knownHeight?: number;
}
