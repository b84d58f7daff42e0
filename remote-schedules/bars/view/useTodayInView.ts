import { useLayoutEffect, useRef, type RefObject } from 'react';

export interface TodayInView {
  /** The element that scrolls horizontally. */
  readonly scroller: RefObject<HTMLDivElement | null>;
  /** Today's element in it; unset if the range excludes today. */
  readonly today: RefObject<HTMLDivElement | null>;
}

/** Scrolls a wide board to show today when `range` changes. */
export function useTodayInView(range: string): TodayInView {
  const scroller = useRef<HTMLDivElement | null>(null);
  const today = useRef<HTMLDivElement | null>(null);
  useLayoutEffect(() => {
    const box = scroller.current?.getBoundingClientRect();
    if (!scroller.current || !box) return;
    const place = today.current?.getBoundingClientRect();
    // The names are sticky at the left, so the visual centre is further right.
    if (place) scroller.current.scrollLeft += place.left - box.left - box.width * 0.6;
    else scroller.current.scrollLeft = 0;
  }, [range]);
  return { scroller, today };
}
