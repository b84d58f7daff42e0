import { useViewport } from 'shared-ui';
import { Cell, GlyphButton, RowCheckbox } from 'shared-ui/table';
import type { RowOpening } from '../../people/view/RowPlace.ts';
import { useRowStyles } from '../../people/view/useRowStyles.ts';
import type { PersonTableRow } from '../rules/tableRows.ts';
import { PersonExceptions } from './PersonExceptions.tsx';
import { RowEnd } from './RowEnd.tsx';
import { RowProgress } from './RowProgress.tsx';
import type { ApprovalActions } from './useActions.ts';
import { usePersonActions } from './useRowActions.tsx';
import type { PersonWords } from './usePersonWords.ts';

export interface PersonCellsProps {
  readonly row: PersonTableRow;
  readonly actions: ApprovalActions;
  readonly words: PersonWords;
  readonly opening: RowOpening;
}

/** The cells of a person, stacked; a tap anywhere expands it. */
export function PersonLines({ row, actions, words, opening }: PersonCellsProps) {
  const styles = useRowStyles();
  const isPhone = useViewport() === 'phone';
  const does = usePersonActions(row, actions);
  const { name, count, total } = words;
  const outcome = row.isOpen ? undefined : row.outcome;
  const menu = (
    <RowEnd layout="list" does={does} outcome={outcome}>
      {null}
    </RowEnd>
  );
  return (
    <>
      <Cell className={styles.start}>{does.choice && <RowCheckbox {...does.choice} />}</Cell>
      <Cell isRowHead className={styles.content}>
        <div className={styles.lines}>
          <span className={styles.line}>
            <span className={styles.first}>{name}</span>
            <span className={styles.total}>{total}</span>
          </span>
          <span className={styles.line}>
            <span className={styles.second}>{row.group.positionDescription}</span>
            <span className={styles.count}>{count}</span>
          </span>
          <span className={styles.words}>
            <PersonExceptions group={row.group} /> <RowProgress outcome={outcome} />
          </span>
        </div>
      </Cell>
      <Cell className={styles.end}>
        {!isPhone && menu}
        <GlyphButton
          glyph={opening.isOpen ? 'fold' : 'close'}
          label={opening.label}
          aria-expanded={opening.isOpen}
          className={styles.chevron}
          onClick={opening.toggle}
        />
        {isPhone && opening.isOpen && menu}
      </Cell>
    </>
  );
}
