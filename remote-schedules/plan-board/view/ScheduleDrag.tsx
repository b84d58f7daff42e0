import { daysBetween } from 'shared-contracts';
import { makeStyles, text as type, tokens, useUserFormats } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import type { PlanTargets } from '../../plan-targets/rules/planTargets.ts';
import { leftOf, rowHeight } from './boardSizes.ts';
import {
  translated,
  useScheduleDrag,
  type DropLayerProps,
  type ScheduleDragProps,
} from './useScheduleDrag.ts';

/**
 * A schedule dragged over the board: the element at the pointer, and the target days. A move
 * re-renders nothing else.
 */
export function ScheduleDrag(props: ScheduleDragProps) {
  const { dates, dragged } = props;
  const text = useText();
  const styles = useStyles();
  const formats = useUserFormats();
  const { phase, cell, at, ghost, targetsAt } = useScheduleDrag(props);
  const isDragged = phase === 'dragged';

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
