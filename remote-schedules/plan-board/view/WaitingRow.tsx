import { Skeleton } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { rowHeight } from './boardSizes.ts';
import type { RowClasses } from './useRowClasses.ts';
import { useRowStyles } from './useRowStyles.ts';

export interface WaitingRowProps {
  readonly id: string;
  readonly index: number;
  readonly classes: RowClasses;
}

/** With the size of the final row. */
export function WaitingRow({ id, index, classes }: WaitingRowProps) {
  const text = useText();
  const styles = useRowStyles();
  return (
    <div
      id={id}
      role="row"
      aria-rowindex={index + 2}
      className={classes.row}
      style={{ top: `${index * rowHeight}px` }}
    >
      <div role="rowheader" aria-label={text('board.loading')} className={classes.names}>
        <Skeleton width="32px" height="32px" round />
        <Skeleton width="60%" />
      </div>
      <div role="presentation" className={classes.days}>
        <span className={styles.waiting} />
      </div>
    </div>
  );
}
