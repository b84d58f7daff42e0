import { useLayoutEffect, useState } from 'react';

/** Rows from `first` up to but excluding `end`, from 0. */
export interface RowsInView {
  readonly first: number;
  readonly end: number;
}

export interface RowsInViewOptions {
  /** The scrolling element. */
  readonly scroller: HTMLElement | null;
  /** Where the rows start in it; undefined: at the very top. */
  readonly top?: HTMLElement | null;
  readonly rowHeight: number;
  readonly count: number;
}

/** Rows are rendered in small steps, so that no frame of a scroll renders many. */
const step = 2;
const drawnBeyond = 4;
/** Pixels of a view without layout (tests). */
const unknownHeight = 900;

/** The rows in view, of equal height, plus overscan; none until measured. */
export function useRowsInView({ scroller, top, rowHeight, count }: RowsInViewOptions): RowsInView {
  const [offset, setOffset] = useState(0);
  const [height, setHeight] = useState<number | null>(null);
  useLayoutEffect(() => {
    if (!scroller) return undefined;
    const place = () => {
      const above = top
        ? top.getBoundingClientRect().top -
          scroller.getBoundingClientRect().top +
          scroller.scrollTop
        : 0;
      const row = Math.floor(Math.max(0, scroller.scrollTop - above) / rowHeight);
      setOffset(row - (row % step));
    };
    const measure = () => {
      setHeight(scroller.clientHeight || unknownHeight);
      place();
    };
    measure();
    scroller.addEventListener('scroll', place, { passive: true });
    const observer = globalThis.ResizeObserver ? new ResizeObserver(measure) : null;
    observer?.observe(scroller);
    return () => {
      scroller.removeEventListener('scroll', place);
      observer?.disconnect();
    };
  }, [scroller, top, rowHeight]);
  if (height === null) return none;
  const visible = Math.ceil(height / rowHeight) + step;
  return {
    first: Math.max(0, Math.min(offset, count) - drawnBeyond),
    end: Math.min(count, offset + visible + drawnBeyond),
  };
}

const none: RowsInView = { first: 0, end: 0 };
