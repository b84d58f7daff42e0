import type { Instant, LocalDate } from 'shared-contracts';

/** How the numbers of a cell are shown; text is shown as it is. */
export type CellKind = 'text' | 'count' | 'hours' | 'date' | 'weekday' | 'time' | 'duration';

/** What stands in a cell; null leaves it empty. */
export type Cell =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'count' | 'hours'; readonly number: number }
  | { readonly kind: 'date' | 'weekday'; readonly date: LocalDate }
  /** An instant by the clocks of a zone; the cell holds day and time, and shows the time. */
  | { readonly kind: 'time'; readonly instant: Instant; readonly timeZone: string }
  | { readonly kind: 'duration'; readonly seconds: number }
  | SumCell
  | null;

/** The sum of the cells above it in its column, other sums left out. */
export interface SumCell {
  readonly kind: 'sum';
  readonly of: 'count' | 'hours' | 'duration';
  /** Number of the first row that is summed; the last one is the row above. */
  readonly fromRow: number;
  /** As a number of `of`: what programs show that do not calculate. */
  readonly value: number;
}

/** How a row looks. */
export type RowLook = 'plain' | 'subtotal' | 'total';

export interface Row {
  readonly look: RowLook;
  readonly cells: readonly Cell[];
}

export interface Column {
  readonly heading: string;
  /** In characters. */
  readonly width: number;
  /** Where one row takes several pages; for columns from the first one on. */
  readonly isOnEachPage?: boolean;
}
