import {
  CheckmarkRegular,
  DismissRegular,
  IconButton,
  makeStyles,
  tokens,
  useUserFormats,
} from 'shared-ui';
import { Cell, Row, RowCheckbox, type VirtualRow } from 'shared-ui/table';
import type { EntryTableRow } from '../rules/tableRows.ts';
import type { ApprovalActions } from './approvalActions.ts';
import { DecisionCell } from './DecisionCell.tsx';
import { EntryState } from './EntryState.tsx';
import { EntryTime } from './EntryTime.tsx';
import { useEntryActions } from './useRowActions.tsx';

export interface EntryRowProps {
  readonly row: EntryTableRow;
  readonly position: VirtualRow;
  readonly actions: ApprovalActions;
}

/** One entry below its person. */
export function EntryRow({ row, position, actions }: EntryRowProps) {
  const styles = useStyles();
  const formats = useUserFormats();
  const does = useEntryActions(row, actions);
  const { group, pair, isSelected } = row;
  return (
    <Row
      {...position}
      level={2}
      selected={does.canDecide ? isSelected : undefined}
      onSelect={does.canDecide ? () => does.setSelected(!isSelected) : undefined}
    >
      <Cell />
      <Cell className={styles.select}>
        {does.canDecide && (
          <RowCheckbox label={does.selectLabel} checked={isSelected} onChange={does.setSelected} />
        )}
      </Cell>
      <Cell isRowHead tone="strong">
        {formats.day(pair.startDate)}
        {group.assignmentIds.length > 1 && (
          <span className={styles.position}>{pair.employeeAssignment.position.description}</span>
        )}
      </Cell>
      <Cell align="end" className={styles.time}>
        <EntryTime pair={pair} />
      </Cell>
      <Cell align="end">{pair.duration === null ? '…' : formats.duration(pair.duration)}</Cell>
      <Cell className={styles.state}>
        <EntryState pair={pair} outcome={does.outcome} />
      </Cell>
      <DecisionCell does={does}>
        <IconButton
          size="row"
          tone="danger"
          icon={<DismissRegular />}
          label={does.rejectLabel}
          onClick={() => does.decide('REJECTED')}
        />
        <IconButton
          size="row"
          tone="brand"
          icon={<CheckmarkRegular />}
          label={does.approveLabel}
          onClick={() => does.decide('APPROVED')}
        />
      </DecisionCell>
    </Row>
  );
}

const useStyles = makeStyles({
  select: { paddingInline: '4px' },
  state: { paddingInlineStart: '28px' },
  position: {
    display: 'block',
    fontSize: '12px',
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground3,
  },
  time: { whiteSpace: 'normal' },
});
