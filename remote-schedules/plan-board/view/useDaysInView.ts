import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { leastDayWidth } from './boardSizes.ts';

/** Days from `first` up to but excluding `end`, from 0. */
export interface DaysInView {
  readonly first: number;
  readonly end: number;
  /** CSS pixels of a day. */
  readonly dayWidth: number;
  /** The days do not fit the board and scroll under the names. */
  readonly isWide: boolean;
}

/** Days are rendered in weeks, so that most scrolling renders nothing. */
const step = 7;
/** For a view without layout (tests). */
const unknownWidth = 120;

/** The days of a wide board in view, plus a week on both sides; known before the first paint. */
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
