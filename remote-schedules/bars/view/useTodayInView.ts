import { useLayoutEffect, useRef, type RefObject } from 'react';

export interface TodayInView {
  /** What scrolls sideways. */
  readonly scroller: RefObject<HTMLDivElement | null>;
  /** Today's place in it; unset where the range is without today. */
  readonly today: RefObject<HTMLDivElement | null>;
}

/** Scrolls a board that is wider than its place so that today is in sight, when `range` changes. */
export function useTodayInView(range: string): TodayInView {
  const scroller = useRef<HTMLDivElement | null>(null);
  const today = useRef<HTMLDivElement | null>(null);
  useLayoutEffect(() => {
    const box = scroller.current?.getBoundingClientRect();
    if (!scroller.current || !box) return;
    const place = today.current?.getBoundingClientRect();
    // The names stay at the left, so the middle of what scrolls lies to the right.
    if (place) scroller.current.scrollLeft += place.left - box.left - box.width * 0.6;
    else scroller.current.scrollLeft = 0;
  }, [range]);
  return { scroller, today };
}
