import { Button } from 'shared-ui';
import { Cell, ExpandButton, RowCheckbox } from 'shared-ui/table';
import { PersonHead } from '../../people/view/PersonHead.tsx';
import { useRowStyles } from '../../people/view/useRowStyles.ts';
import { PersonExceptions } from './PersonExceptions.tsx';
import { RowEnd } from './RowEnd.tsx';
import type { PersonCellsProps } from './PersonLines.tsx';
import { usePersonActions } from './useRowActions.tsx';

/** The cells of a person, one column per value. */
export function PersonColumns({ row, actions, words, opening }: PersonCellsProps) {
  const styles = useRowStyles();
  const does = usePersonActions(row, actions);
  const { name, second, count, isCountQuiet, total } = words;
  return (
    <>
      <Cell>{does.choice && <RowCheckbox {...does.choice} />}</Cell>
      <Cell className={styles.narrow}>
        <ExpandButton expanded={opening.isOpen} onToggle={opening.toggle} label={opening.label} />
      </Cell>
      <Cell isRowHead>
        <PersonHead employeeId={row.group.id} name={name} second={second} />
      </Cell>
      <Cell align="end" {...(isCountQuiet ? { tone: 'quiet' } : {})}>
        {count}
      </Cell>
      <Cell align="end" tone="strong">
        {total}
      </Cell>
      <Cell className={styles.state}>
        <PersonExceptions group={row.group} />
      </Cell>
      <RowEnd layout="table" does={does} outcome={row.isOpen ? undefined : row.outcome}>
        {does.canDecide && (
          <>
            <Button size="row" look="subtle" tone="danger" onClick={() => does.decide('REJECTED')}>
              {does.rejectLabel}
            </Button>
            <Button size="row" onClick={() => does.decide('APPROVED')}>
              {does.approveLabel}
            </Button>
          </>
        )}
      </RowEnd>
    </>
  );
}
