import { useRef, type PointerEvent } from 'react';

const distance = 96;

/**
 * Swiping an item sideways by a thumb's width dismisses it; the button next to it does the same.
 */
export function useSwipeAway(onAway: () => void) {
  const start = useRef<number | null>(null);

  function moveBy(element: HTMLElement, pixels: number): void {
    element.style.transform = pixels === 0 ? '' : `translateX(${pixels}px)`;
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      start.current = event.pointerType === 'touch' ? event.clientX : null;
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (start.current !== null) moveBy(event.currentTarget, event.clientX - start.current);
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const from = start.current;
      start.current = null;
      moveBy(event.currentTarget, 0);
      if (from !== null && Math.abs(event.clientX - from) > distance) onAway();
    },
    onPointerCancel(event: PointerEvent<HTMLElement>) {
      start.current = null;
      moveBy(event.currentTarget, 0);
    },
  };
}
