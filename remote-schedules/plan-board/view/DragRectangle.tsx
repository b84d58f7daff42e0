import { makeStyles, tokens } from 'shared-ui';
import type { CellRectangle } from '../rules/dayRectangle.ts';
import { leftOf, rowHeight } from './boardSizes.ts';

export interface DragRectangleProps {
  readonly rectangle: CellRectangle;
  readonly dayCount: number;
}

/** The dragged area, as one element: no row re-renders. */
export function DragRectangle({ rectangle, dayCount }: DragRectangleProps) {
  const styles = useStyles();
  const [top, bottom] = rectangle.rows;
  const [first, last] = rectangle.days;
  return (
    <div role="presentation" className={styles.days}>
      <div
        data-dragged=""
        className={styles.rectangle}
        style={{
          top: `${top * rowHeight}px`,
          height: `${(bottom - top + 1) * rowHeight}px`,
          left: leftOf(first, dayCount),
          width: leftOf(last - first + 1, dayCount),
        }}
      />
    </div>
  );
}

const useStyles = makeStyles({
  days: {
    position: 'absolute',
    top: 0,
    bottom: 0,
    left: 'var(--names)',
    right: 0,
    pointerEvents: 'none',
  },
  rectangle: {
    position: 'absolute',
    boxSizing: 'border-box',
    border: `2px solid ${tokens.colorBrandStroke1}`,
    borderRadius: '8px',
    backgroundColor: `color-mix(in srgb, ${tokens.colorBrandBackground2} 60%, transparent)`,
    zIndex: 2,
  },
});
