import { measureElement, observeElementRect, useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useMemo, useState, type ReactElement } from 'react';
import { useScrollArea } from 'shared-ui';
import { LongListContext } from './Row.tsx';

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
}

/**
 * The rows in view of a long list; short lists are drawn whole. The list sits in a `ScrollArea`;
 * open details are items of their own.
 */
export function useVirtualRows<Item>(options: VirtualRowsOptions<Item>): {
  readonly rows: ReactElement;
  readonly rowCount: number;
  /** Brings a row that may not be drawn yet into the middle of the view; `index` from 1. */
  readonly scrollTo: (index: number) => void;
} {
  const { items, keyOf, heightOf, columns, render } = options;
  const area = useScrollArea();
  const [top, setTop] = useState(0);
  const measureTop = useCallback(
    (element: HTMLElement | null) => {
      if (element && area) setTop(offsetWithin(element, area));
    },
    [area],
  );
  const virtual = items.length > drawnWhole;
  const known = useMemo(
    () => ({
      estimateSize: (index: number) => sizeAt(items, index, heightOf),
      getItemKey: (index: number) => keyAt(items, index, keyOf),
    }),
    [items, keyOf, heightOf],
  );
  const virtualizer = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    count: items.length,
    enabled: virtual,
    getScrollElement: () => area,
    ...known,
    overscan: 4,
    scrollMargin: top,
    measureElement: (element, entry, instance) =>
      measureElement(element, entry, instance) ||
      sizeAt(items, instance.indexFromElement(element), heightOf),
    observeElementRect: (instance, tell) =>
      observeElementRect(instance, (rect) => tell(rect.height > 0 ? rect : unknownSize)),
  });
  if (!virtual) {
    return {
      rowCount: items.length,
      scrollTo: () => undefined,
      rows: (
        <LongListContext value={false}>
          {items.map((item, index) => render(item, { index: index + 1, ref: unmeasured }))}
        </LongListContext>
      ),
    };
  }
  const shown = virtualizer.getVirtualItems();
  const before = (shown[0]?.start ?? top) - top;
  const after = virtualizer.getTotalSize() - ((shown.at(-1)?.end ?? top) - top);
  return {
    rowCount: items.length,
    scrollTo: (index) => virtualizer.scrollToIndex(index - 1, { align: 'center' }),
    rows: (
      <LongListContext value={true}>
        <tr key="before" role="presentation" ref={measureTop}>
          <td colSpan={columns} style={{ height: `${before}px`, padding: 0 }} />
        </tr>
        {shown.flatMap(({ index }) => {
          const item = items[index];
          return item === undefined
            ? []
            : [render(item, { index: index + 1, ref: virtualizer.measureElement })];
        })}
        <tr key="after" role="presentation">
          <td colSpan={columns} style={{ height: `${after}px`, padding: 0 }} />
        </tr>
      </LongListContext>
    ),
  };
}

/** The same for every row, so that rows which have not changed are not drawn again. */
const unmeasured = () => undefined;

/** So many rows cost less than the machinery, and the browser's own search finds them all. */
const drawnWhole = 60;

/** Where nothing is laid out (tests), as many rows as a screen would show. */
const unknownSize = { width: 1024, height: 900 };

function sizeAt<Item>(items: readonly Item[], index: number, heightOf: (item: Item) => number) {
  const item = items[index];
  return item === undefined ? 0 : heightOf(item);
}

function keyAt<Item>(
  items: readonly Item[],
  index: number,
  keyOf: (item: Item) => string | number,
): string | number {
  const item = items[index];
  return item === undefined ? index : keyOf(item);
}

function offsetWithin(element: HTMLElement, area: HTMLElement): number {
  return element.getBoundingClientRect().top - area.getBoundingClientRect().top + area.scrollTop;
}
