import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';
import type { EntryTableRow, TableRow } from '../rules/tableRows.ts';

/**
 * Keeps the focus in a table whose rows disappear: when the focused row is removed, the row now in
 * its place gets the focus.
 */
export function useRowFocus(items: readonly { readonly key: string }[]) {
  const container = useRef<HTMLDivElement>(null);
  const focused = useRef<{ key: string; index: number } | null>(null);

  useEffect(() => {
    const last = focused.current;
    if (!last || items.some(({ key }) => key === last.key)) return;
    focused.current = null;
    if (document.activeElement !== document.body) return;
    const index = Math.min(last.index, items.length - 1);
    container.current?.querySelector<HTMLElement>(`tr[data-index="${index}"]`)?.focus();
  });

  return {
    container,
    onFocus({ target }: FocusEvent): void {
      const index = Number(target.closest('tr')?.dataset['index'] ?? -1);
      const key = items[index]?.key;
      focused.current = key === undefined ? null : { key, index };
    },
  };
}

interface ShownTable {
  readonly container: RefObject<HTMLElement | null>;
  /** Scrolls to a row that may not be rendered yet; `index` from 1. */
  readonly scrollTo: (index: number) => void;
  readonly onShown: (row: EntryTableRow) => void;
}

/** Scrolls to an entry and focuses it, once its row exists. */
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
