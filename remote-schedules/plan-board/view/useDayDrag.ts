import { useEffect, useEffectEvent, useRef, useState, type PointerEvent } from 'react';
import { rectangleOf, type BoardCell, type CellRectangle } from '../rules/dayRectangle.ts';
import { cellNear, scrollAtEdge, slack, type BoardPlace, type Point } from './boardPoint.ts';

export interface DayDragOptions extends BoardPlace {
  readonly isOn: boolean;
  readonly onPick: (rectangle: CellRectangle, from: BoardCell) => void;
}

/** Selecting days by pressing and dragging; the dragged area is one rectangle. */
export function useDayDrag(options: DayDragOptions) {
  const { isOn } = options;
  const [dragged, setDragged] = useState<{ from: BoardCell; to: BoardCell } | null>(null);
  const at = useRef({ x: 0, y: 0 });
  const pressedAt = useRef<Point | null>(null);

  const follow = useEffectEvent(() => {
    // A press at rest does not scroll the content from under the pointer.
    if (pressedAt.current === null) scrollAtEdge(options, at.current, false);
    const to = cellNear(options, at.current);
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
        const from = cellNear(options, pointOf(event));
        if (!from) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        at.current = pointOf(event);
        pressedAt.current = at.current;
        setDragged({ from, to: from });
      },
      onPointerMove(event: PointerEvent<HTMLElement>): void {
        at.current = pointOf(event);
        const from = pressedAt.current;
        if (from && Math.hypot(at.current.x - from.x, at.current.y - from.y) >= slack)
          pressedAt.current = null;
      },
      onPointerUp(event: PointerEvent<HTMLElement>): void {
        const to = cellNear(options, pointOf(event));
        if (dragged && to) options.onPick(rectangleOf(dragged.from, to), dragged.from);
        setDragged(null);
      },
      onPointerCancel: () => setDragged(null),
      /** A finger scrolls by dragging, and selects the day it taps. */
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
        const cell = cellNear(options, pointOf(event));
        if (cell) options.onPick(rectangleOf(cell, cell), cell);
      },
    },
  };
}

function pointOf({ clientX, clientY }: { clientX: number; clientY: number }): Point {
  return { x: clientX, y: clientY };
}

function isOnDays(target: EventTarget): boolean {
  return (
    target instanceof Element &&
    target.closest('[role=rowgroup]') !== null &&
    target.closest('[role=rowheader]') === null
  );
}
