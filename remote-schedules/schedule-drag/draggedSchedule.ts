import type { PointerEvent } from 'react';
import type { WorkSchedule } from 'shared-contracts';
import { atom, useSetAtom, type BarColors } from 'shared-ui';

/** A schedule being dragged, and where it was pressed, in CSS pixels of the window. */
export interface DraggedSchedule {
  readonly schedule: WorkSchedule;
  readonly colors: BarColors | null;
  readonly from: { readonly x: number; readonly y: number };
}

/** The current drag; the board follows it from any source. */
export const draggedScheduleAtom = atom<DraggedSchedule | null>(null);

/** Starts dragging a schedule with the mouse or a pen; a finger scrolls. */
export function useDragSchedule() {
  const setDragged = useSetAtom(draggedScheduleAtom);
  return (event: PointerEvent, schedule: WorkSchedule, colors: BarColors | null) => {
    if (event.button !== 0 || event.pointerType === 'touch') return;
    setDragged({ schedule, colors, from: { x: event.clientX, y: event.clientY } });
  };
}

/** For containers of draggable items: a pen drags instead of scrolling. */
export const penDrags = {
  onPointerOver: ({ pointerType, currentTarget }: PointerEvent<HTMLElement>) => {
    currentTarget.style.touchAction = pointerType === 'pen' ? 'none' : '';
  },
  onPointerLeave: ({ currentTarget }: PointerEvent<HTMLElement>) => {
    currentTarget.style.touchAction = '';
  },
};
