import { memo } from 'react';
import {
  CheckmarkRegular,
  DismissRegular,
  IconButton,
  makeStyles,
  tokens,
  useUserFormats,
} from 'shared-ui';
import { Cell, ExpandButton, Row, RowCheckbox, type VirtualRow } from 'shared-ui/table';
import { useText } from '../../messages/useText.ts';
import type { EntryTableRow } from '../rules/tableRows.ts';
import type { ApprovalActions } from './approvalActions.ts';
import { DecisionCell } from './DecisionCell.tsx';
import { EntryDuration } from './EntryDuration.tsx';
import { EntryState } from './EntryState.tsx';
import { EntryTime } from './EntryTime.tsx';
import { useEntryActions, type RowDoes } from './useRowActions.tsx';

export interface EntryRowProps {
  readonly row: EntryTableRow;
  readonly index: number;
  readonly rowRef: VirtualRow['ref'];
  readonly actions: ApprovalActions;
  readonly isAdjusted: boolean;
}

/** One entry below its person; opens to segments and schedule. */
export const EntryRow = memo(function EntryRow(props: EntryRowProps) {
  const { row, index, rowRef, actions, isAdjusted } = props;
  const text = useText();
  const styles = useStyles();
  const formats = useUserFormats();
  const does = useEntryActions(row, actions, 'table');
  const { group, pair, isSelected, isOpen, outcome } = row;
  const day = formats.day(pair.startDate);
  const select = (isChosen: boolean) => actions.selectEntry(group, pair, isChosen);
  const toggle = () => actions.toggleDetails(pair.id);
  return (
    <Row
      ref={rowRef}
      index={index}
      level={2}
      expanded={isOpen}
      onToggle={toggle}
      selected={does.canDecide ? isSelected : undefined}
      onSelect={does.canDecide ? () => select(!isSelected) : undefined}
    >
      <Cell />
      <Cell className={styles.select}>
        {does.canDecide && (
          <RowCheckbox label={does.selectLabel} checked={isSelected} onChange={select} />
        )}
      </Cell>
      <Cell isRowHead tone="strong" className={styles.head}>
        <span className={styles.day}>
          <ExpandButton
            expanded={isOpen}
            onToggle={toggle}
            label={text('approvals.details', { day })}
          />
          <span>
            {day}
            {group.assignmentIds.length > 1 && (
              <span className={styles.position}>
                {pair.employeeAssignment.position.description}
              </span>
            )}
          </span>
        </span>
      </Cell>
      <Cell align="end" className={styles.time}>
        <EntryTime hangs pair={pair} />
      </Cell>
      <Cell align="end">
        <EntryDuration pair={pair} isAdjusted={isAdjusted} />
      </Cell>
      <Cell className={styles.state}>
        <EntryState pair={pair} outcome={outcome} />
      </Cell>
      <DecisionCell does={does} outcome={outcome}>
        <EntryQuickActions does={does} />
      </DecisionCell>
    </Row>
  );
});

/** Buttons for what is done most, drawn only where they can be seen. */
function EntryQuickActions({ does }: { readonly does: RowDoes }) {
  return (
    <>
      {does
        .menu()
        .filter(({ isQuick = false }) => isQuick)
        .toReversed()
        .map(({ key, label, icon, onSelect }) => (
          <IconButton key={key} size="row" icon={icon} label={label} onClick={onSelect} />
        ))}
      {does.canDecide && (
        <>
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
        </>
      )}
    </>
  );
}

const useStyles = makeStyles({
  select: { paddingInline: '4px' },
  head: { paddingInlineStart: '0' },
  day: { display: 'flex', alignItems: 'center', gap: '4px' },
  state: { paddingInlineStart: '28px' },
  position: {
    display: 'block',
    fontSize: '12px',
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground3,
  },
  time: { whiteSpace: 'normal' },
});
