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
import type { EntryRowProps } from './EntryRow.tsx';
import { EntryState } from './EntryState.tsx';
import { EntryTime } from './EntryTime.tsx';
import { RowProgress } from './RowProgress.tsx';
import { useListStyles } from './useListStyles.ts';
import { useEntryActions } from './useRowActions.tsx';

/** One entry in two lines, for phones and tablets. */
export function EntryListRow({ row, position, actions }: EntryRowProps) {
  const list = useListStyles();
  const styles = useStyles();
  const formats = useUserFormats();
  const does = useEntryActions(row, actions);
  const { group, pair, isSelected } = row;
  return (
    <Row
      {...position}
      level={2}
      height={56}
      selected={does.canDecide ? isSelected : undefined}
      onSelect={does.canDecide ? () => does.setSelected(!isSelected) : undefined}
    >
      <Cell className={list.start}>
        {does.canDecide && (
          <RowCheckbox label={does.selectLabel} checked={isSelected} onChange={does.setSelected} />
        )}
      </Cell>
      <Cell isRowHead className={list.content}>
        <div className={mergeClasses(list.lines, styles.lines)}>
          <span className={styles.when}>
            <span className={styles.day}>{formats.day(pair.startDate)}</span>
            <span className={styles.time}>
              <EntryTime pair={pair} />
            </span>
          </span>
          <span className={list.total}>
            {pair.duration === null ? '…' : formats.duration(pair.duration)}
          </span>
          {group.assignmentIds.length > 1 && (
            <span className={list.second}>{pair.employeeAssignment.position.description}</span>
          )}
          <span className={list.words}>
            <EntryState bare pair={pair} outcome={does.outcome} />{' '}
            <RowProgress outcome={does.outcome} />
          </span>
        </div>
      </Cell>
      <Cell className={list.end}>
        {does.canDecide && (
          <IconButton
            icon={<MoreVerticalRegular />}
            label={does.menuLabel}
            aria-haspopup="menu"
            className={styles.menu}
            onClick={does.openMenu}
          />
        )}
      </Cell>
    </Row>
  );
}

const useStyles = makeStyles({
  lines: { minHeight: '40px', alignContent: 'center' },
  menu: { marginInlineEnd: '44px', [media.phone]: { marginInlineEnd: 0 } },
  when: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '8px' },
  day: { ...type.bodyStrong },
  time: {
    ...type.body,
    color: tokens.colorNeutralForeground3,
    [media.phone]: { fontSize: '14px' },
  },
});
