import { memo } from 'react';
import { Button, makeStyles, useFeature, useUserFormats } from 'shared-ui';
import { Cell, ExpandButton, Row, RowCheckbox, type VirtualRow } from 'shared-ui/table';
import { useText } from '../../messages/useText.ts';
import { PersonHead } from '../../people/view/PersonHead.tsx';
import { fullName } from '../rules/groups.ts';
import type { PersonTableRow } from '../rules/tableRows.ts';
import type { ApprovalActions } from './approvalActions.ts';
import { DecisionCell } from './DecisionCell.tsx';
import { PersonExceptions } from './PersonExceptions.tsx';
import { usePersonActions } from './useRowActions.tsx';

export interface PersonRowProps {
  readonly row: PersonTableRow;
  readonly index: number;
  readonly rowRef: VirtualRow['ref'];
  readonly actions: ApprovalActions;
  readonly isAdjusted: boolean;
}

/** A person, with the sums of the time shown; opens to the entries. */
export const PersonRow = memo(function PersonRow(props: PersonRowProps) {
  const { row, index, rowRef, actions, isAdjusted } = props;
  const text = useText();
  const styles = useStyles();
  const formats = useUserFormats();
  const does = usePersonActions(row, actions);
  const { group, isOpen, checked, outcome } = row;
  const name = fullName(group);
  const toggleOpen = () => actions.toggleOpen(group.id);
  const hasApproval = useFeature('APPROVE_TIME_PAIRS');
  const canSelect = group.totalDecidable > 0;
  const count = hasApproval ? group.totalDecidable : group.totalTimePairs;
  const select = (isChosen: boolean) => actions.selectPerson(group, isChosen);
  return (
    <Row
      ref={rowRef}
      index={index}
      height={56}
      expanded={isOpen}
      onToggle={toggleOpen}
      selected={canSelect ? checked === true : undefined}
      onSelect={canSelect ? () => select(checked !== true) : undefined}
    >
      <Cell>
        {hasApproval && (
          <RowCheckbox
            label={does.selectLabel}
            checked={checked}
            disabled={!canSelect}
            onChange={select}
          />
        )}
      </Cell>
      <Cell className={styles.opens}>
        <ExpandButton
          expanded={isOpen}
          onToggle={toggleOpen}
          label={text('approvals.open', { name })}
        />
      </Cell>
      <Cell isRowHead>
        <PersonHead
          employeeId={group.id}
          name={name}
          second={`${group.employeeNumber} · ${group.positionDescription}`}
        />
      </Cell>
      <Cell align="end" {...(count > 0 ? {} : { tone: 'quiet' })}>
        {count > 0 ? text('approvals.entries', { count }) : text('approvals.entries.none')}
      </Cell>
      <Cell align="end" tone="strong">
        {formats.duration(isAdjusted ? group.totalAdjustedDuration : group.totalDuration)}
      </Cell>
      <Cell className={styles.exceptions}>
        <PersonExceptions group={group} />
      </Cell>
      <DecisionCell does={does} outcome={isOpen ? undefined : outcome}>
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
      </DecisionCell>
    </Row>
  );
});

const useStyles = makeStyles({
  opens: { paddingInline: '4px' },
  exceptions: { paddingInlineStart: '28px' },
});
