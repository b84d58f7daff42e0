import type { Instant, LocalDate } from 'shared-contracts';

/** The number format of a cell; text is unchanged. */
export type CellKind = 'text' | 'count' | 'hours' | 'date' | 'weekday' | 'time' | 'duration';

/** The content of a cell; null for an empty one. */
export type Cell =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'count' | 'hours'; readonly number: number }
  | { readonly kind: 'date' | 'weekday'; readonly date: LocalDate }
  /** An instant in local time of a zone; the cell contains day and time, and displays the time. */
  | { readonly kind: 'time'; readonly instant: Instant; readonly timeZone: string }
  | { readonly kind: 'duration'; readonly seconds: number }
  | SumCell
  | null;

/** The sum of the cells above it in its column, without other sums. */
export interface SumCell {
  readonly kind: 'sum';
  readonly of: 'count' | 'hours' | 'duration';
  /** Number of the first row of the sum; the last one is the row above. */
  readonly fromRow: number;
  /** In the unit of `of`: displayed by programs that do not calculate. */
  readonly value: number;
}

/** The style of a row. */
export type RowLook = 'plain' | 'subtotal' | 'total';

export interface Row {
  readonly look: RowLook;
  readonly cells: readonly Cell[];
}

export interface Column {
  readonly heading: string;
  /** In characters. */
  readonly width: number;
  /** Repeated if a row takes several pages; for columns from the first one on. */
  readonly isOnEachPage?: boolean;
}
