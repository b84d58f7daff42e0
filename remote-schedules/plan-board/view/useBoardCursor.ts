import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import {
  cellAfterKey,
  rectangleOf,
  type BoardCell,
  type CellRectangle,
} from '../rules/dayRectangle.ts';
import { footHeight, headHeight, rowHeight } from './boardSizes.ts';

export interface BoardCursorOptions {
  readonly scroller: HTMLElement | null;
  /** Including the foot. */
  readonly rowCount: number;
  readonly dayCount: number;
  readonly namesWidth: number;
  /** Today's column, where the keyboard enters; 0 without today. */
  readonly firstDay: number;
  /** Shift and arrows: the days between start and current cell. */
  readonly onPick: ((rectangle: CellRectangle) => void) | null;
  readonly onEnter: (cell: BoardCell) => void;
  readonly onSpace: (cell: BoardCell) => void;
}

/** The board's keyboard cursor; arrows move it and the focus. */
export function useBoardCursor(options: BoardCursorOptions) {
  const { scroller, rowCount, dayCount, namesWidth, firstDay } = options;
  const [cell, setCell] = useState<BoardCell | null>(null);
  const anchor = useRef<BoardCell | null>(null);
  const hasMoved = useRef(false);
  const inRange = (wanted: BoardCell) => ({
    row: Math.min(wanted.row, Math.max(rowCount - 1, 0)),
    day: Math.min(wanted.day, dayCount - 1),
  });
  const cursor = inRange(cell ?? { row: 0, day: firstDay });

  useLayoutEffect(() => {
    if (!hasMoved.current || !scroller) return;
    bringIntoView(scroller, cursor, { dayCount, namesWidth });
    const at = scroller.querySelector<HTMLElement>('[data-cursor]');
    // A row that is not loaded yet cannot take the focus: the board itself holds it until then.
    hasMoved.current = at === null;
    (at ?? scroller).focus({ preventScroll: true });
  });

  function moveTo(next: BoardCell): void {
    hasMoved.current = true;
    setCell(next);
  }

  return {
    cursor,
    moveTo,
    /** The keyboard continues from the pressed cell. */
    placeAt(next: BoardCell): void {
      anchor.current = null;
      setCell(next);
    },
    /** Shift and arrows extend a dragged selection. */
    continueFrom(next: BoardCell): void {
      anchor.current = next;
      moveTo(next);
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>): void {
      const isCursor = matches(event.target, '[data-cursor]');
      if (!isCursor && event.target !== scroller && !isInCursor(event.target)) return;
      if (event.key === 'Enter' || event.key === ' ') {
        // The foot's numbers, a row's checkbox and its menu are buttons, and handle these keys
        // themselves.
        if (!isCursor || matches(event.target, 'button')) return;
        event.preventDefault();
        if (event.key === 'Enter') options.onEnter(cursor);
        else options.onSpace(cursor);
        return;
      }
      const pageRows = Math.max(1, Math.floor((scroller?.clientHeight ?? 0) / rowHeight) - 2);
      const next = cellAfterKey(event.key, cursor, { rowCount, dayCount, pageRows });
      if (!next) return;
      event.preventDefault();
      if (event.shiftKey && options.onPick && next.day >= 0) {
        anchor.current ??= cursor;
        options.onPick(rectangleOf(anchor.current, next));
      } else if (!event.shiftKey) anchor.current = null;
      moveTo(next);
    },
  };
}

function matches(target: EventTarget, selector: string): boolean {
  return target instanceof HTMLElement && target.matches(selector);
}

/** A row's checkbox and menu are in its name cell. */
function isInCursor(target: EventTarget): boolean {
  return target instanceof HTMLElement && target.closest('[data-cursor]') !== null;
}

function bringIntoView(
  scroller: HTMLElement,
  { row, day }: BoardCell,
  { dayCount, namesWidth }: { dayCount: number; namesWidth: number },
): void {
  const top = row * rowHeight;
  const inner = scroller.clientHeight - headHeight - footHeight;
  if (top < scroller.scrollTop) scroller.scrollTop = top;
  else if (inner > 0 && top + rowHeight > scroller.scrollTop + inner) {
    scroller.scrollTop = top + rowHeight - inner;
  }
  if (day < 0) return;
  const width = (scroller.scrollWidth - namesWidth) / dayCount;
  const left = day * width;
  const shown = scroller.clientWidth - namesWidth;
  if (left < scroller.scrollLeft) scroller.scrollLeft = left;
  else if (left + width > scroller.scrollLeft + shown) scroller.scrollLeft = left + width - shown;
}
