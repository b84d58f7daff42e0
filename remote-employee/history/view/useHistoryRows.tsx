import { useEffect, useRef, type ReactElement } from 'react';
import { useVirtualRows, type VirtualRow } from 'shared-ui/table';
import type { HistoryItem } from '../rules/historyItems.ts';

export interface HistoryRowsOptions {
  readonly items: readonly HistoryItem[];
  readonly rowHeight: number;
  readonly columns: number;
  /** The entry that is to be brought into view and to receive the focus; null for none. */
  readonly wanted: number | null;
  readonly onShown: () => void;
  readonly render: (item: HistoryItem, row: VirtualRow) => ReactElement;
}

const detailsHeight = 240;
const weekHeight = 44;

/** The rows in view; a wanted one is scrolled to and focused. */
export function useHistoryRows(options: HistoryRowsOptions) {
  const { items, rowHeight, columns, wanted, onShown, render } = options;
  const elements = useRef(new Map<number, HTMLTableRowElement>());
  const { rows, rowCount, scrollTo } = useVirtualRows({
    items,
    columns,
    keyOf: ({ key }) => key,
    heightOf: ({ kind }) => ({ week: weekHeight, pair: rowHeight, details: detailsHeight })[kind],
    render: (item, row) =>
      item.kind === 'pair'
        ? render(item, {
            ...row,
            ref: (element) => {
              row.ref(element);
              if (element) elements.current.set(item.pair.id, element);
              else elements.current.delete(item.pair.id);
            },
          })
        : render(item, row),
  });
  useEffect(() => {
    if (wanted === null) return;
    const index = items.findIndex((item) => item.kind === 'pair' && item.pair.id === wanted);
    if (index < 0) return;
    const element = elements.current.get(wanted);
    if (!element) {
      scrollTo(index + 1);
      return;
    }
    element.scrollIntoView({ block: 'center' });
    element.focus({ preventScroll: true });
    onShown();
  });
  return { rows, rowCount };
}
