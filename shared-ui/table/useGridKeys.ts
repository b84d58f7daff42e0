import { useEffect, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';

/** Arrow keys, Home and End between the rows of a table; one row at a time is in the Tab order. */
export function useGridKeys(table: RefObject<HTMLTableElement | null>) {
  useEffect(() => {
    const rows = rowsOf(table.current);
    if (rows.length > 0 && !rows.some((row) => row.tabIndex === 0)) setCurrent(rows, rows[0]);
  });
  return {
    onKeyDown(event: KeyboardEvent<HTMLTableElement>) {
      const rows = rowsOf(table.current);
      const row = event.target instanceof HTMLElement ? event.target.closest('tr') : null;
      const index = row ? rows.indexOf(row) : -1;
      if (index < 0 || event.target !== row) return;
      const next = rows[nextIndex(event.key, index, rows.length)];
      if (!next || next === row) return;
      event.preventDefault();
      next.focus();
      next.scrollIntoView({ block: 'nearest' });
    },
    onFocus(event: FocusEvent<HTMLTableElement>) {
      const rows = rowsOf(table.current);
      const row = event.target.closest('tr');
      if (row && rows.includes(row)) setCurrent(rows, row);
    },
  };
}

function rowsOf(table: HTMLTableElement | null): HTMLTableRowElement[] {
  return [...(table?.querySelectorAll<HTMLTableRowElement>('tbody > tr[tabindex]') ?? [])];
}

function setCurrent(
  rows: readonly HTMLTableRowElement[],
  current: HTMLTableRowElement | undefined,
) {
  for (const row of rows) row.tabIndex = row === current ? 0 : -1;
}

function nextIndex(key: string, index: number, count: number): number {
  if (key === 'ArrowDown') return index + 1;
  if (key === 'ArrowUp') return index - 1;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : index;
}
