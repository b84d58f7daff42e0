import { Skeleton } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { rowHeight } from './boardSizes.ts';
import { useRowStyles } from './useRowStyles.ts';

/** In the size of the row that comes. */
export function WaitingRow({ index }: { readonly index: number }) {
  const text = useText();
  const styles = useRowStyles();
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className={styles.row}
      style={{ transform: `translateY(${index * rowHeight}px)` }}
    >
      <div role="rowheader" aria-label={text('board.loading')} className={styles.names}>
        <Skeleton width="32px" height="32px" round />
        <Skeleton width="60%" />
      </div>
      <div role="presentation" className={styles.days}>
        <span className={styles.waiting} />
      </div>
    </div>
  );
}
