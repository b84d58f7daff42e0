import type { PointerEvent } from 'react';
import type { WorkSchedule } from 'shared-contracts';
import { atom, useSetAtom, type BarColors } from 'shared-ui';

/** A schedule that was pressed to be dragged onto days, and where, in CSS pixels of the window. */
export interface DraggedSchedule {
  readonly schedule: WorkSchedule;
  readonly colors: BarColors | null;
  readonly from: { readonly x: number; readonly y: number };
}

/** What is dragged; the board follows it, from wherever it comes. */
export const draggedScheduleAtom = atom<DraggedSchedule | null>(null);

/** Begins to drag a schedule with the mouse or a pen; a finger scrolls. */
export function useDragSchedule() {
  const setDragged = useSetAtom(draggedScheduleAtom);
  return (event: PointerEvent, schedule: WorkSchedule, colors: BarColors | null) => {
    if (event.button !== 0 || event.pointerType === 'touch') return;
    setDragged({ schedule, colors, from: { x: event.clientX, y: event.clientY } });
  };
}

/** For what holds things to drag: a pen that comes near drags and does not scroll there. */
export const penDrags = {
  onPointerOver: ({ pointerType, currentTarget }: PointerEvent<HTMLElement>) => {
    currentTarget.style.touchAction = pointerType === 'pen' ? 'none' : '';
  },
  onPointerLeave: ({ currentTarget }: PointerEvent<HTMLElement>) => {
    currentTarget.style.touchAction = '';
  },
};
