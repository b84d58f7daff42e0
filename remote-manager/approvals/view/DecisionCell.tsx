import type { ReactNode } from 'react';
import { makeStyles } from 'shared-ui';
import { Cell, RowActions } from 'shared-ui/table';
import { RowProgress } from './RowProgress.tsx';
import type { RowDecision } from './useRowActions.tsx';

export interface DecisionCellProps {
  readonly does: RowDecision;
  /** The buttons that decide. */
  readonly children: ReactNode;
}

/** The last cell of a row: how far its decision is, or what can be decided. */
export function DecisionCell({ does, children }: DecisionCellProps) {
  const styles = useStyles();
  if (does.canDecide) {
    return (
      <RowActions menuLabel={does.menuLabel} actions={does.menu}>
        {children}
      </RowActions>
    );
  }
  return (
    <Cell className={styles.cell}>
      <span className={styles.progress}>
        <RowProgress outcome={does.outcome} />
      </span>
    </Cell>
  );
}

const useStyles = makeStyles({
  cell: { position: 'relative' },
  progress: {
    position: 'absolute',
    top: 0,
    bottom: 0,
    insetInlineEnd: '20px',
    display: 'inline-flex',
    alignItems: 'center',
  },
});
