import { memo } from 'react';
import {
  IconButton,
  makeStyles,
  media,
  mergeClasses,
  MoreVerticalRegular,
  text as type,
  tokens,
  useUserFormats,
} from 'shared-ui';
import { Cell, Row, RowCheckbox } from 'shared-ui/table';
import { useText } from '../../messages/useText.ts';
import { EntryDuration } from './EntryDuration.tsx';
import type { EntryRowProps } from './EntryRow.tsx';
import { EntryState } from './EntryState.tsx';
import { EntryTime } from './EntryTime.tsx';
import { RowProgress } from './RowProgress.tsx';
import { useListStyles } from './useListStyles.ts';
import { useEntryActions } from './useRowActions.tsx';

/** One entry in two lines, for phones and tablets; a tap on its words opens segments and schedule. */
export const EntryListRow = memo(function EntryListRow(props: EntryRowProps) {
  const { row, index, rowRef, actions, isAdjusted } = props;
  const text = useText();
  const list = useListStyles();
  const styles = useStyles();
  const formats = useUserFormats();
  const does = useEntryActions(row, actions, 'list');
  const { group, pair, isSelected, isOpen, outcome } = row;
  const day = formats.day(pair.startDate);
  const select = (isChosen: boolean) => actions.selectEntry(group, pair, isChosen);
  const toggle = () => actions.toggleDetails(pair.id);
  return (
    <Row
      ref={rowRef}
      index={index}
      level={2}
      height={56}
      expanded={isOpen}
      onToggle={toggle}
      selected={does.canDecide ? isSelected : undefined}
      onSelect={does.canDecide ? () => select(!isSelected) : undefined}
      className={styles.row}
    >
      <Cell className={list.start}>
        {does.canDecide && (
          <RowCheckbox label={does.selectLabel} checked={isSelected} onChange={select} />
        )}
      </Cell>
      <Cell isRowHead className={list.content}>
        <div className={mergeClasses(list.lines, styles.lines)}>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-label={text('approvals.details', { day })}
            className={styles.opens}
            onClick={toggle}
          />
          <span className={list.line}>
            <span className={styles.when}>
              <span className={styles.day}>{day}</span>
              <span className={styles.time}>
                <EntryTime pair={pair} />
              </span>
            </span>
            <span className={list.total}>
              <EntryDuration pair={pair} isAdjusted={isAdjusted} />
            </span>
          </span>
          {group.assignmentIds.length > 1 && (
            <span className={list.second}>{pair.employeeAssignment.position.description}</span>
          )}
          <span className={list.words}>
            <EntryState bare pair={pair} outcome={outcome} /> <RowProgress outcome={outcome} />
          </span>
        </div>
      </Cell>
      <Cell className={list.end}>
        {does.hasMenu && !does.isBusy && (
          <IconButton
            icon={<MoreVerticalRegular />}
            label={does.menuLabel}
            aria-haspopup="menu"
            className={mergeClasses(list.above, styles.menu)}
            onClick={does.openMenu}
          />
        )}
      </Cell>
    </Row>
  );
});

const useStyles = makeStyles({
  row: { position: 'relative' },
  lines: { minHeight: '40px', alignContent: 'center', [media.phone]: { justifyContent: 'center' } },
  opens: {
    position: 'absolute',
    inset: 0,
    padding: 0,
    border: 'none',
    backgroundColor: 'transparent',
    cursor: 'pointer',
  },
  menu: { marginInlineEnd: '44px', [media.phone]: { marginInlineEnd: 0 } },
  when: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '8px',
    [media.phone]: { flex: '1 1 7em' },
  },
  day: { ...type.bodyStrong },
  time: {
    ...type.body,
    color: tokens.colorNeutralForeground3,
    [media.phone]: { fontSize: '14px' },
  },
});
