import { useCallback, useEffect, useState, type ReactElement } from 'react';
import { useVirtualRows, type VirtualRow } from 'shared-ui/table';
import type { HistoryItem } from '../rules/historyItems.ts';

export interface HistoryRowsOptions {
  readonly items: readonly HistoryItem[];
  readonly rowHeight: number;
  readonly columns: number;
  /** The `originalVersionId` of the entry to scroll to and focus; null: none. */
  readonly wanted: number | null;
  readonly onShown: () => void;
  readonly render: (item: HistoryItem, row: VirtualRow) => ReactElement;
}

const detailsHeight = 240;
const weekHeight = 44;

/** The visible rows; scrolls to a wanted one and focuses it. */
export function useHistoryRows(options: HistoryRowsOptions) {
  const { items, rowHeight, columns, wanted, onShown, render } = options;
  const [elements] = useState(() => new Map<number, HTMLTableRowElement>());
  const [refs] = useState(() => new Map<number, RowRef>());
  const heightOf = useCallback(
    ({ kind }: HistoryItem) =>
      ({ week: weekHeight, pair: rowHeight, details: detailsHeight })[kind],
    [rowHeight],
  );
  const { rows, rowCount, scrollTo } = useVirtualRows({
    items,
    columns,
    keyOf,
    heightOf,
    render: (item, row) =>
      item.kind === 'pair'
        ? render(item, {
            ...row,
            ref: refOf(item.pair.originalVersionId, row.ref),
          })
        : render(item, row),
  });
  useEffect(() => {
    if (wanted === null) return;
    const index = items.findIndex(
      (item) => item.kind === 'pair' && item.pair.originalVersionId === wanted,
    );
    if (index < 0) return;
    const element = elements.get(wanted);
    if (!element) {
      scrollTo(index + 1);
      return;
    }
    element.scrollIntoView({ block: 'center' });
    element.focus({ preventScroll: true });
    onShown();
  });
  return { rows, rowCount };

  /** Stable per row, so that scrolling re-renders no row. */
  function refOf(id: number, measure: VirtualRow['ref']): VirtualRow['ref'] {
    const known = refs.get(id);
    if (known?.measure === measure) return known.ref;
    const ref: VirtualRow['ref'] = (element) => {
      measure(element);
      if (element) elements.set(id, element);
      else elements.delete(id);
    };
    refs.set(id, { measure, ref });
    return ref;
  }
}

function keyOf({ key }: HistoryItem): HistoryItem['key'] {
  return key;
}

interface RowRef {
  readonly measure: VirtualRow['ref'];
  readonly ref: VirtualRow['ref'];
}
