import {
  measureElement,
  observeElementOffset,
  observeElementRect,
  useVirtualizer,
} from '@tanstack/react-virtual';
import { useCallback, useImperativeHandle, useMemo, useState, type Ref } from 'react';
import { useScrollArea } from 'shared-ui';
import { createFlight } from './createFlight.ts';
import { FlightContext } from './useLightRow.ts';
import type { VirtualRowsOptions } from './VirtualRow.ts';

export interface RowsInViewProps<Item> extends VirtualRowsOptions<Item> {
  /** Scrolls a row to the middle of the viewport; its index from 1. */
  readonly scrollTo: Ref<(index: number) => void>;
}

/** The rows in the viewport plus overscan. Scrolling re-renders only these, not the table. */
export function RowsInView<Item>(props: RowsInViewProps<Item>) {
  const { items, keyOf, heightOf, columns, render, scrollTo } = props;
  const area = useScrollArea();
  const [flight] = useState(createFlight);
  const [top, setTop] = useState(0);
  const measureTop = useCallback(
    (element: HTMLElement | null) => {
      if (element && area) setTop(offsetWithin(element, area));
    },
    [area],
  );
  const known = useMemo(
    () => ({
      estimateSize: (index: number) => sizeAt(items, index, heightOf),
      getItemKey: (index: number) => keyAt(items, index, keyOf),
    }),
    [items, keyOf, heightOf],
  );
  const virtualizer = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    count: items.length,
    getScrollElement: () => area,
    ...known,
    overscan: 4,
    scrollMargin: top,
    measureElement: (element, entry, instance) =>
      measureElement(element, entry, instance) ||
      sizeAt(items, instance.indexFromElement(element), heightOf),
    observeElementRect: (instance, tell) =>
      observeElementRect(instance, (rect) => tell(rect.height > 0 ? rect : unknownSize)),
    observeElementOffset: (instance, tell) =>
      observeElementOffset(instance, (offset, isScrolling) => {
        flight.move(offset, isScrolling);
        tell(offset, isScrolling);
      }),
  });
  useImperativeHandle(
    scrollTo,
    () => (index) => virtualizer.scrollToIndex(index - 1, { align: 'center' }),
    [virtualizer],
  );
  const shown = virtualizer.getVirtualItems();
  const before = (shown[0]?.start ?? top) - top;
  const after = virtualizer.getTotalSize() - ((shown.at(-1)?.end ?? top) - top);
  return (
    <FlightContext value={flight}>
      <tr role="presentation" ref={measureTop}>
        <td colSpan={columns} style={{ height: `${before}px`, padding: 0 }} />
      </tr>
      {shown.flatMap(({ index, size: knownHeight }) => {
        const item = items[index];
        return item === undefined
          ? []
          : [render(item, { index: index + 1, ref: virtualizer.measureElement, knownHeight })];
      })}
      <tr role="presentation">
        <td colSpan={columns} style={{ height: `${after}px`, padding: 0 }} />
      </tr>
    </FlightContext>
  );
}

/** Without layout (tests), as many rows as a screen shows. */
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
