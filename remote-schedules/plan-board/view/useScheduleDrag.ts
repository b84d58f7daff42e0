import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DateRange, LocalDate, WorkSchedule } from 'shared-contracts';
import type { PlannedRow, PlanTargets } from '../../plan-targets/rules/planTargets.ts';
import type { DraggedSchedule } from '../../schedule-drag/draggedSchedule.ts';
import type { BoardCell } from '../rules/dayRectangle.ts';
import { dropTargets } from '../rules/dropTargets.ts';
import type { PlanSelection } from '../rules/planSelection.ts';
import { type BoardPlace, cellUnder, scrollAtEdge, slack, type Point } from './boardPoint.ts';
import type { RowsInView } from './useRowsInView.ts';

export interface DropLayerProps {
  readonly place: BoardPlace;
  readonly range: DateRange;
  readonly dates: readonly LocalDate[];
  readonly rowAt: (index: number) => PlannedRow | undefined;
  readonly shown: RowsInView;
  readonly selection: PlanSelection;
  readonly onDrop: (targets: PlanTargets, schedule: WorkSchedule) => void;
}

export interface ScheduleDragProps extends DropLayerProps {
  readonly dragged: DraggedSchedule;
  readonly onEnd: () => void;
}

/** Follows the pointer until it lets go of the schedule, or Escape ends the drag. */
export function useScheduleDrag(props: ScheduleDragProps) {
  const { place, range, dates, rowAt, selection, dragged } = props;
  const [phase, setPhase] = useState<'pressed' | 'dragged' | 'left'>('pressed');
  const [cell, setCell] = useState<BoardCell | null>(null);
  const at = useRef<Point>(dragged.from);
  const ghost = useRef<HTMLDivElement>(null);
  const isDragged = phase === 'dragged';

  function targetsAt(over: BoardCell | null): PlanTargets | null {
    const row = over && rowAt(over.row);
    const date = over && dates[over.day];
    return row && date ? dropTargets(selection, row, date, range) : null;
  }

  const move = useEffectEvent(({ clientX: x, clientY: y, buttons }: PointerEvent) => {
    // It was released before this part had loaded.
    if (buttons === 0) return props.onEnd();
    at.current = { x, y };
    if (ghost.current) ghost.current.style.transform = translated(at.current);
    const { from } = dragged;
    if (phase === 'pressed' && Math.hypot(x - from.x, y - from.y) >= slack) setPhase('dragged');
  });
  const follow = useEffectEvent(() => {
    scrollAtEdge(place, at.current, true);
    const next = cellUnder(place, at.current);
    setCell((last) => (last?.row === next?.row && last?.day === next?.day ? last : next));
  });
  const letGo = useEffectEvent(({ clientX: x, clientY: y }: PointerEvent) => {
    if (phase !== 'pressed') passOverClick();
    const targets = isDragged ? targetsAt(cellUnder(place, { x, y })) : null;
    props.onEnd();
    if (targets) props.onDrop(targets, dragged.schedule);
  });
  const end = useEffectEvent(() => props.onEnd());
  const leave = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isDragged) return;
    event.preventDefault();
    event.stopPropagation();
    setPhase('left');
  });
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener('pointermove', (event) => move(event), { signal });
    addEventListener('pointerup', (event) => letGo(event), { signal });
    addEventListener('pointercancel', () => end(), { signal });
    addEventListener('blur', () => end(), { signal });
    for (const name of ['selectstart', 'dragstart'])
      addEventListener(name, (event) => event.preventDefault(), { signal });
    addEventListener('keydown', (event) => leave(event), { signal, capture: true });
    return () => listening.abort();
  }, []);
  useEffect(() => {
    if (!isDragged) return undefined;
    getSelection()?.removeAllRanges();
    let frame = requestAnimationFrame(function next() {
      follow();
      frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  }, [isDragged]);

  return { phase, cell, at, ghost, targetsAt };
}

/** The position of the dragged element. */
export function translated({ x, y }: Point): string {
  return `translate(${x + 12}px, ${y + 10}px)`;
}

/** Releasing ends the drag, and clicks nothing. */
function passOverClick(): void {
  const stop = (event: Event) => event.stopPropagation();
  addEventListener('click', stop, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', stop, { capture: true }), 0);
}
