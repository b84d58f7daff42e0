import { useEffect, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';

/**
 * Arrow keys, Home and End between the rows of a table. One row is in the Tab order, with its
 * controls and those in its details: Tab leaves the table after the last of them, and returns to
 * the row. An empty, focusable `edge` is rendered before and after the `body`.
 */
export function useGridKeys(body: RefObject<HTMLTableSectionElement | null>) {
  useEffect(() => {
    const rows = rowsOf(body.current);
    if (rows.length > 0 && !currentOf(rows)) setCurrent(rows, rows[0]);
  });
  return {
    body: {
      onKeyDown(event: KeyboardEvent<HTMLTableSectionElement>) {
        if (event.defaultPrevented) return;
        if (event.key === 'Tab') leaveAtTheEnds(event);
        const rows = rowsOf(event.currentTarget);
        const index = rows.findIndex((row) => row === event.target);
        const next = rows[nextIndex(event.key, index, rows.length)];
        if (index < 0 || !next || next === rows[index]) return;
        event.preventDefault();
        next.focus();
        next.scrollIntoView({ block: 'nearest' });
      },
      onFocus({ currentTarget, target }: FocusEvent<HTMLTableSectionElement>) {
        const [row] = withDetails(currentTarget, target);
        if (row) setCurrent(rowsOf(currentTarget), row);
      },
    },
    edge: {
      tabIndex: 0,
      /** Focus from outside goes to the current row; from within, the browser continues. */
      onFocus({ relatedTarget }: FocusEvent<HTMLTableSectionElement>) {
        if (body.current?.contains(relatedTarget)) return;
        const rows = rowsOf(body.current);
        (currentOf(rows) ?? rows[0])?.focus();
      },
    },
  };
}

/** Moves the focus to the table's edge, from where the browser's own Tab continues. */
function leaveAtTheEnds({
  currentTarget,
  target,
  shiftKey,
}: KeyboardEvent<HTMLTableSectionElement>): void {
  const stops = withDetails(currentTarget, target).flatMap((row) => [
    row,
    ...row.querySelectorAll<HTMLElement>(focusable),
  ]);
  const inOrder = stops.filter((each) => each.tabIndex >= 0);
  if (target !== (shiftKey ? inOrder[0] : inOrder.at(-1))) return;
  const edge = shiftKey ? currentTarget.previousElementSibling : currentTarget.nextElementSibling;
  if (edge instanceof HTMLElement) edge.focus({ preventScroll: true });
}

const focusable = ['button', 'input', 'select', 'textarea']
  .map((name) => `${name}:enabled`)
  .concat('a[href]', '[tabindex]')
  .join(',');

/** The row that contains an element, directly or in its details, and its detail rows. */
function withDetails(body: HTMLElement, target: EventTarget): readonly HTMLElement[] {
  const rows = [...body.children].filter((row) => row instanceof HTMLElement);
  const at = rows.findIndex((row) => target instanceof Node && row.contains(target));
  const start = rows.findLastIndex((row, index) => index <= at && row.matches('[tabindex]'));
  const end = rows.findIndex((row, index) => index > at && row.matches('[tabindex]'));
  return start < 0 ? [] : rows.slice(start, end < 0 ? undefined : end);
}

function rowsOf(body: HTMLElement | null): readonly HTMLElement[] {
  return [...(body?.querySelectorAll<HTMLElement>(':scope > tr[tabindex]') ?? [])];
}

function currentOf(rows: readonly HTMLElement[]): HTMLElement | undefined {
  return rows.find((row) => row.tabIndex === 0);
}

function setCurrent(rows: readonly HTMLElement[], current: HTMLElement | undefined) {
  for (const row of rows) row.tabIndex = row === current ? 0 : -1;
}

function nextIndex(key: string, index: number, count: number): number {
  if (key === 'ArrowDown') return index + 1;
  if (key === 'ArrowUp') return index - 1;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : index;
}
