import { useCallback, useRef, type ReactElement } from 'react';
import { FlightContext } from './useLightRow.ts';
import { RowsInView } from './RowsInView.tsx';
import type { VirtualRowsOptions } from './VirtualRow.ts';

/**
 * The rows of a long list that are in the viewport; short lists are fully rendered. The list must
 * be in a `ScrollArea`; expanded details are items of their own.
 */
export function useVirtualRows<Item>(options: VirtualRowsOptions<Item>): {
  readonly rows: ReactElement;
  readonly rowCount: number;
  /** Scrolls a row, rendered or not, to the middle of the viewport; `index` from 1. */
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

/** Stable, so that unchanged rows do not re-render. */
const unmeasured = () => undefined;

/** This many rows cost less than virtualization, and the browser's own search finds them all. */
const drawnWhole = 60;
