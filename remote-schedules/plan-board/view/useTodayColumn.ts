import { useEffect } from 'react';
import type { LocalDate } from 'shared-contracts';

export interface TodayColumn {
  /** Index of today in the shown days; -1 without it. */
  readonly day: number;
  readonly dayCount: number;
  readonly namesWidth: number;
  readonly startDate: LocalDate;
}

/** Brings today into the middle of a board that is wider than its place, when other days are shown. */
export function useTodayColumn(
  scroller: HTMLElement | null,
  { day, dayCount, namesWidth, startDate }: TodayColumn,
): void {
  useEffect(() => {
    if (!scroller) return;
    const width = (scroller.scrollWidth - namesWidth) / dayCount;
    const shown = scroller.clientWidth - namesWidth;
    scrollAcross(scroller, day < 0 ? 0 : day * width - shown / 2);
  }, [scroller, day, dayCount, namesWidth, startDate]);
}

function scrollAcross(element: HTMLElement, left: number): void {
  element.scrollLeft = left;
}
