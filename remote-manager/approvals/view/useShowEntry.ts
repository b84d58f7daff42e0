import { useEffect, type RefObject } from 'react';
import type { EntryTableRow, TableRow } from '../rules/tableRows.ts';

interface ShownTable {
  readonly container: RefObject<HTMLElement | null>;
  /** Brings a row that may not be drawn yet into view; `index` from 1. */
  readonly scrollTo: (index: number) => void;
  readonly onShown: (row: EntryTableRow) => void;
}

/** Brings an entry into view and gives it the focus, as soon as its row is there. */
export function useShowEntry(
  wanted: number | null,
  items: readonly TableRow[],
  { container, scrollTo, onShown }: ShownTable,
): void {
  useEffect(() => {
    if (wanted === null) return;
    const index = items.findIndex((item) => item.kind === 'entry' && item.pair.id === wanted);
    const item = items[index];
    if (item?.kind !== 'entry') return;
    const row = container.current?.querySelector<HTMLElement>(`tr[data-index="${index}"]`);
    if (!row) {
      scrollTo(index + 1);
      return;
    }
    row.scrollIntoView({ block: 'center' });
    row.focus({ preventScroll: true });
    onShown(item);
  });
}
