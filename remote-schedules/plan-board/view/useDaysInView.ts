import { useCallback, useEffect, useState } from 'react';

/** Days from `first` until before `end`, from 0. */
export interface DaysInView {
  readonly first: number;
  readonly end: number;
  /** CSS pixels of a day. */
  readonly dayWidth: number;
}

/** Days are drawn by the week, so that most of the scrolling draws nothing. */
const step = 7;
/** Of a view that is not laid out (tests). */
const unknownWidth = 120;

/** Which of the days of a wide board are in view, and a week on both sides. */
export function useDaysInView(
  scroller: HTMLElement | null,
  namesWidth: number,
  count: number,
): DaysInView {
  const [shown, setShown] = useState<DaysInView>({ first: 0, end: count, dayWidth: unknownWidth });
  const measure = useCallback(() => {
    if (!scroller) return;
    const { scrollLeft, scrollWidth, clientWidth } = scroller;
    const dayWidth = Math.max(0, scrollWidth - namesWidth) / count || unknownWidth;
    const isWide = scrollWidth > clientWidth;
    const from = Math.floor(scrollLeft / dayWidth / step) * step;
    const until = (scrollLeft + clientWidth - namesWidth) / dayWidth;
    const first = isWide ? Math.max(0, from - step) : 0;
    const end = isWide ? Math.min(count, Math.ceil(until / step) * step + step) : count;
    setShown((last) =>
      last.first === first && last.end === end && last.dayWidth === dayWidth
        ? last
        : { first, end, dayWidth },
    );
  }, [scroller, namesWidth, count]);
  useEffect(() => {
    measure();
    if (!scroller) return undefined;
    scroller.addEventListener('scroll', measure, { passive: true });
    const observer = globalThis.ResizeObserver ? new ResizeObserver(measure) : null;
    observer?.observe(scroller);
    return () => {
      scroller.removeEventListener('scroll', measure);
      observer?.disconnect();
    };
  }, [scroller, measure]);
  return shown;
}
