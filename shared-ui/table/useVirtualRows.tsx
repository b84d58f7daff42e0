import { useCallback, useRef, type ReactElement } from 'react';
import { FlightContext } from './useLightRow.ts';
import { RowsInView } from './RowsInView.tsx';
import type { VirtualRowsOptions } from './VirtualRow.ts';

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
  const { items, render } = options;
  const control = useRef<(index: number) => void>(null);
  const scrollTo = useCallback((index: number) => control.current?.(index), []);
  return {
    rowCount: items.length,
    scrollTo,
    rows:
      items.length > drawnWhole ? (
        <RowsInView {...options} scrollTo={control} />
      ) : (
        <FlightContext value={null}>
          {items.map((item, index) => render(item, { index: index + 1, ref: unmeasured }))}
        </FlightContext>
      ),
  };
}

/** The same for every row, so that rows which have not changed are not drawn again. */
const unmeasured = () => undefined;

/** So many rows cost less than the machinery, and the browser's own search finds them all. */
const drawnWhole = 60;
