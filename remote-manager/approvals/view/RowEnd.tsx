import type { ReactNode } from 'react';
import { makeStyles } from 'shared-ui';
import { Cell, GlyphButton, RowActions } from 'shared-ui/table';
import type { Layout } from '../../people/view/useLayout.ts';
import type { Outcome } from '../rules/outcomes.ts';
import { RowProgress } from './RowProgress.tsx';
import type { RowDoes } from './useRowActions.tsx';

export interface RowEndProps {
  readonly layout: Layout;
  readonly does: RowDoes;
  readonly outcome: Outcome | undefined;
  /** In a table, the buttons on hover and focus. */
  readonly children: ReactNode;
}

/**
 * The actions of a row: the last cell of a table, which also shows the progress of its decision, or
 * the menu.
 */
export function RowEnd({ layout, does, outcome, children }: RowEndProps) {
  const styles = useStyles();
  if (layout === 'list') {
    return does.hasMenu && !does.isBusy ? (
      <GlyphButton
        glyph="actionsUpright"
        label={does.menuLabel}
        aria-haspopup="menu"
        className={styles.menu}
        onClick={does.openMenu}
      />
    ) : null;
  }
  if (outcome?.kind !== 'busy' && outcome?.kind !== 'done' && does.hasMenu) {
    return (
      <RowActions menuLabel={does.menuLabel} actions={does.menu}>
        {children}
      </RowActions>
    );
  }
  return (
    <Cell>
      <span className={styles.progress}>
        <RowProgress outcome={outcome} />
      </span>
    </Cell>
  );
}

const useStyles = makeStyles({
  // On top of the area that expands the row on tap.
  menu: { position: 'relative', zIndex: 1 },
  progress: {
    position: 'absolute',
    top: 0,
    bottom: 0,
    insetInlineEnd: '20px',
    display: 'inline-flex',
    alignItems: 'center',
  },
});
