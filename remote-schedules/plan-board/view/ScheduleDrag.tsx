import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { daysBetween } from 'shared-contracts';
import { makeStyles, text as type, tokens, useUserFormats } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import type { PlanTargets } from '../../plan-targets/rules/planTargets.ts';
import { type DraggedSchedule } from '../../schedule-drag/draggedSchedule.ts';
import type { BoardCell } from '../rules/dayRectangle.ts';
import { dropTargets } from '../rules/dropTargets.ts';
import { cellUnder, scrollAtEdge, slack, type Point } from './boardPoint.ts';
import { leftOf, rowHeight } from './boardSizes.ts';
import type { DropLayerProps } from './DropLayer.tsx';

export interface ScheduleDragProps extends DropLayerProps {
  readonly dragged: DraggedSchedule;
  readonly onEnd: () => void;
}

/**
 * A schedule dragged over the board: the element at the pointer, and the target days. A move
 * re-renders nothing else.
 */
export function ScheduleDrag(props: ScheduleDragProps) {
  const { place, range, dates, rowAt, selection, dragged } = props;
  const text = useText();
  const styles = useStyles();
  const formats = useUserFormats();
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

  if (phase === 'pressed') return null;
  const targets = isDragged ? targetsAt(cell) : null;
  const { colors, schedule } = dragged;
  const count = [...(targets?.days?.values() ?? [])].reduce((sum, days) => sum + days.length, 0);
  const date = cell && dates[cell.day];
  const [only] = targets?.rows ?? [];
  return (
    <>
      <div role="presentation" className={styles.marks}>
        {targets &&
          marksOf(targets, props).map(({ index, day }) => (
            <span
              key={`${index} ${day}`}
              data-drop=""
              className={styles.mark}
              style={{
                top: `${index * rowHeight + 1}px`,
                left: leftOf(day, dates.length),
                width: leftOf(1, dates.length),
              }}
            />
          ))}
      </div>
      <div className={styles.cover} aria-hidden="true">
        {isDragged && (
          <div
            ref={ghost}
            className={styles.ghost}
            style={{
              transform: translated(at.current),
              ...(colors
                ? {
                    backgroundColor: colors.fill,
                    color: colors.text,
                    borderLeft: `4px ${colors.doubled ? 'double' : 'solid'} ${colors.edge}`,
                  }
                : {}),
            }}
          >
            <span className={styles.name}>{schedule.externalName}</span>
            {only && date && (
              <span className={styles.target}>
                {count > 1
                  ? text('board.selectedDays', { days: count, people: targets?.rows.length ?? 0 })
                  : `${only.employeeName}, ${formats.day(date)}`}
              </span>
            )}
          </div>
        )}
      </div>
    </>
  );
}

/** The target days in the rows in view. */
function marksOf({ days }: PlanTargets, { shown, rowAt, dates }: DropLayerProps) {
  const indexes = Array.from({ length: shown.end - shown.first }, (_, each) => shown.first + each);
  return indexes.flatMap((index) => {
    const row = rowAt(index);
    return ((row && days?.get(row.id)) ?? [])
      .map((date) => ({ index, day: daysBetween(dates[0] ?? date, date) }))
      .filter(({ day }) => day >= 0 && day < dates.length);
  });
}

function translated({ x, y }: Point): string {
  return `translate(${x + 12}px, ${y + 10}px)`;
}

/** Releasing ends the drag, and clicks nothing. */
function passOverClick(): void {
  const stop = (event: Event) => event.stopPropagation();
  addEventListener('click', stop, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', stop, { capture: true }), 0);
}

const useStyles = makeStyles({
  marks: {
    position: 'absolute',
    top: 0,
    bottom: 0,
    left: 'var(--names)',
    right: 0,
    pointerEvents: 'none',
    zIndex: 2,
  },
  mark: {
    position: 'absolute',
    height: `${rowHeight - 3}px`,
    boxSizing: 'border-box',
    border: `2px dashed ${tokens.colorBrandStroke1}`,
    borderRadius: '8px',
    backgroundColor: `color-mix(in srgb, ${tokens.colorBrandBackground2} 70%, transparent)`,
  },
  // Covers the page: nothing below gets pointer events.
  cover: { position: 'fixed', inset: 0, zIndex: 1000, cursor: 'grabbing', userSelect: 'none' },
  ghost: {
    position: 'absolute',
    top: 0,
    left: 0,
    display: 'flex',
    flexDirection: 'column',
    maxWidth: '260px',
    padding: '6px 12px',
    borderRadius: '9px',
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    boxShadow: tokens.shadow16,
    willChange: 'transform',
  },
  name: { ...type.bodyStrong, color: 'inherit' },
  target: { ...type.secondary, ...type.numbers, color: 'inherit' },
});
