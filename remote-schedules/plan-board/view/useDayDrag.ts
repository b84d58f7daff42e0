import { useEffect, useEffectEvent, useRef, useState, type PointerEvent } from 'react';
import { rectangleOf, type BoardCell, type CellRectangle } from '../rules/dayRectangle.ts';
import { headHeight, rowHeight } from './boardSizes.ts';

export interface DayDragOptions {
  readonly scroller: HTMLElement | null;
  readonly rowCount: number;
  readonly dayCount: number;
  readonly namesWidth: number;
  readonly isOn: boolean;
  readonly onPick: (rectangle: CellRectangle, from: BoardCell) => void;
}

/** Pixels from the edge at which a drag takes the board with it, and how far in each frame. */
const edge = 40;
const pace = 14;

/** Days that are picked by pressing and dragging over them; what is dragged over is one rectangle. */
export function useDayDrag(options: DayDragOptions) {
  const { scroller, rowCount, dayCount, namesWidth, isOn } = options;
  const [dragged, setDragged] = useState<{ from: BoardCell; to: BoardCell } | null>(null);
  const at = useRef({ x: 0, y: 0 });

  function cellAt(x: number, y: number): BoardCell | null {
    if (!scroller) return null;
    const box = scroller.getBoundingClientRect();
    const width = (scroller.scrollWidth - namesWidth) / dayCount;
    const day = Math.floor((x - box.left + scroller.scrollLeft - namesWidth) / width);
    const row = Math.floor((y - box.top + scroller.scrollTop - headHeight) / rowHeight);
    return {
      row: Math.min(Math.max(row, 0), rowCount - 1),
      day: Math.min(Math.max(day, 0), dayCount - 1),
    };
  }

  const follow = useEffectEvent(() => {
    if (!scroller) return;
    const box = scroller.getBoundingClientRect();
    const { x, y } = at.current;
    const down = y > box.bottom - edge ? pace : y < box.top + headHeight + edge / 2 ? -pace : 0;
    const right = x > box.right - edge ? pace : x < box.left + namesWidth + edge / 2 ? -pace : 0;
    if (down !== 0 || right !== 0) scroller.scrollBy(right, down);
    const to = cellAt(x, y);
    setDragged((last) =>
      last && to && (last.to.row !== to.row || last.to.day !== to.day) ? { ...last, to } : last,
    );
  });
  const isDragging = dragged !== null;
  useEffect(() => {
    if (!isDragging) return undefined;
    let frame = requestAnimationFrame(function next() {
      follow();
      frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  }, [isDragging]);

  return {
    rectangle: dragged && rectangleOf(dragged.from, dragged.to),
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>): void {
        if (!isOn || event.button !== 0 || event.pointerType === 'touch') return;
        if (!isOnDays(event.target)) return;
        const from = cellAt(event.clientX, event.clientY);
        if (!from) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        at.current = { x: event.clientX, y: event.clientY };
        setDragged({ from, to: from });
      },
      onPointerMove(event: PointerEvent<HTMLElement>): void {
        at.current = { x: event.clientX, y: event.clientY };
      },
      onPointerUp(event: PointerEvent<HTMLElement>): void {
        const to = cellAt(event.clientX, event.clientY);
        if (dragged && to) options.onPick(rectangleOf(dragged.from, to), dragged.from);
        setDragged(null);
      },
      onPointerCancel: () => setDragged(null),
      /** A finger scrolls when it drags, and picks the day that it taps. */
      onClick(event: {
        clientX: number;
        clientY: number;
        target: EventTarget;
        nativeEvent: MouseEvent;
      }): void {
        const isTouch =
          event.nativeEvent instanceof globalThis.PointerEvent &&
          event.nativeEvent.pointerType === 'touch';
        if (!isOn || !isTouch || !isOnDays(event.target)) return;
        const cell = cellAt(event.clientX, event.clientY);
        if (cell) options.onPick(rectangleOf(cell, cell), cell);
      },
    },
  };
}

function isOnDays(target: EventTarget): boolean {
  return (
    target instanceof Element &&
    target.closest('[role=rowgroup]') !== null &&
    target.closest('[role=rowheader]') === null
  );
}
