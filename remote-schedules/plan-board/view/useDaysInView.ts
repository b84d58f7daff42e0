import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { leastDayWidth } from './boardSizes.ts';

/** Days from `first` until before `end`, from 0. */
export interface DaysInView {
  readonly first: number;
  readonly end: number;
  /** CSS pixels of a day. */
  readonly dayWidth: number;
  /** There are more days than the board has room for, so they scroll below the names. */
  readonly isWide: boolean;
}

/** Days are drawn by the week, so that most of the scrolling draws nothing. */
const step = 7;
/** Of a day in a view that is not laid out (tests). */
const unknownWidth = 120;

/** Which of the days of a wide board are in view, and a week on both sides; known before it is painted. */
export function useDaysInView(
  scroller: HTMLElement | null,
  namesWidth: number,
  count: number,
  people: number,
): DaysInView {
  const [width, setWidth] = useState(0);
  const [weeks, setWeeks] = useState(0);
  const room = width > 0 ? width - namesWidth : unknownWidth * count;
  const dayWidth = Math.max(leastDayWidth(count, people), room / count);
  const isWide = dayWidth * count > room;
  useLayoutEffect(() => {
    if (!scroller) return undefined;
    const measure = () => setWidth(scroller.clientWidth);
    measure();
    const observer = globalThis.ResizeObserver ? new ResizeObserver(measure) : null;
    observer?.observe(scroller);
    return () => observer?.disconnect();
  }, [scroller]);
  useEffect(() => {
    if (!scroller || !isWide) return undefined;
    const place = () => setWeeks(Math.floor(scroller.scrollLeft / dayWidth / step));
    place();
    scroller.addEventListener('scroll', place, { passive: true });
    return () => scroller.removeEventListener('scroll', place);
  }, [scroller, isWide, dayWidth]);
  const shown = Math.ceil(room / dayWidth / step) + 1;
  const first = isWide ? Math.max(0, (weeks - 1) * step) : 0;
  const end = isWide ? Math.min(count, (weeks + shown + 1) * step) : count;
  return useMemo(() => ({ first, end, dayWidth, isWide }), [first, end, dayWidth, isWide]);
}
