import { useEffect } from 'react';
import type { LocalDate } from 'shared-contracts';

export interface ShownColumn {
  /** Index of the day on the board; -1: none. */
  readonly day: number;
  readonly dayCount: number;
  readonly namesWidth: number;
  readonly startDate: LocalDate;
}

/** Scrolls a hidden day to the middle, if the board is wider than its container. */
export function useColumnInView(
  scroller: HTMLElement | null,
  { day, dayCount, namesWidth, startDate }: ShownColumn,
): void {
  useEffect(() => {
    if (!scroller || day < 0) return;
    const width = (scroller.scrollWidth - namesWidth) / dayCount;
    const shown = scroller.clientWidth - namesWidth;
    const left = day * width - scroller.scrollLeft;
    if (left < 0 || left + width > shown) scrollAcross(scroller, day * width - shown / 2);
  }, [scroller, day, dayCount, namesWidth, startDate]);
}

function scrollAcross(element: HTMLElement, left: number): void {
  element.scrollLeft = left;
}
