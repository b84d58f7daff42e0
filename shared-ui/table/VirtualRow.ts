import type { ReactElement } from 'react';

export interface VirtualRowsOptions<Item> {
  readonly items: readonly Item[];
  /** Must be stable, like `heightOf`: a new function recomputes all positions. */
  readonly keyOf: (item: Item) => string | number;
  /** Estimated height in pixels: 44, 56, 72. */
  readonly heightOf: (item: Item) => number;
  /** The table's columns, for the spacers above and below. */
  readonly columns: number;
  /** Renders an item as a `<Row>` or `<DetailRow>`, which takes `index` and `ref`. */
  readonly render: (item: Item, row: VirtualRow) => ReactElement;
}

export interface VirtualRow {
  /** From 1, for `index`. */
  readonly index: number;
  readonly ref: (element: HTMLTableRowElement | null) => void;
  /** Its height in pixels, for `useLightRow`; absent in short lists. */
  readonly knownHeight?: number;
}
