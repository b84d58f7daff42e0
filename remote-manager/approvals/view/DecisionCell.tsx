import type { ReactNode } from 'react';
import { makeStyles } from 'shared-ui';
import { Cell, RowActions } from 'shared-ui/table';
import type { Outcome } from '../rules/outcomes.ts';
import { RowProgress } from './RowProgress.tsx';
import type { RowDoes } from './useRowActions.tsx';

export interface DecisionCellProps {
  readonly does: RowDoes;
  readonly outcome: Outcome | undefined;
  /** The buttons on hover and focus. */
  readonly children: ReactNode;
}

/** The last cell of a row: how far its decision is, or what can be done. */
export function DecisionCell({ does, outcome, children }: DecisionCellProps) {
  const styles = useStyles();
  if (outcome?.kind !== 'busy' && outcome?.kind !== 'done' && does.hasMenu) {
    return (
      <RowActions menuLabel={does.menuLabel} actions={does.menu}>
        {children}
      </RowActions>
    );
  }
  return (
    <Cell className={styles.cell}>
      <span className={styles.progress}>
        <RowProgress outcome={outcome} />
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
