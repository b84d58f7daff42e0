import {
  ChevronDownRegular,
  ChevronUpRegular,
  IconButton,
  makeStyles,
  MoreVerticalRegular,
  useUserFormats,
  useViewport,
} from 'shared-ui';
import { Cell, Row, RowCheckbox } from 'shared-ui/table';
import { useText } from '../../messages/useText.ts';
import { fullName, totalSeconds } from '../rules/groups.ts';
import { PersonExceptions } from './PersonExceptions.tsx';
import type { PersonRowProps } from './PersonRow.tsx';
import { RowProgress } from './RowProgress.tsx';
import { useListStyles } from './useListStyles.ts';
import { usePersonActions } from './useRowActions.tsx';

/** A person in two or three lines, for phones and tablets; a tap anywhere opens it. */
export function PersonListRow({ row, position, actions }: PersonRowProps) {
  const text = useText();
  const list = useListStyles();
  const styles = useStyles();
  const formats = useUserFormats();
  const isPhone = useViewport() === 'phone';
  const does = usePersonActions(row, actions);
  const { group, decidable, isOpen, checked } = row;
  const name = fullName(group);
  const hasEntries = group.summaries.length > 0;
  const toggleOpen = () => actions.toggleOpen(group.id);
  const canSelect = decidable.length > 0;
  const menu = does.canDecide && (isOpen || !isPhone) && (
    <IconButton
      icon={<MoreVerticalRegular />}
      label={does.menuLabel}
      aria-haspopup="menu"
      className={list.above}
      onClick={does.openMenu}
    />
  );
  return (
    <Row
      {...position}
      height={72}
      expanded={hasEntries ? isOpen : undefined}
      onToggle={hasEntries ? toggleOpen : undefined}
      selected={canSelect ? checked === true : undefined}
      onSelect={canSelect ? () => does.setSelected(checked !== true) : undefined}
      className={styles.row}
    >
      <Cell className={list.start}>
        <RowCheckbox
          label={does.selectLabel}
          checked={checked}
          disabled={!canSelect}
          onChange={does.setSelected}
        />
      </Cell>
      <Cell isRowHead className={list.content}>
        <div className={list.lines}>
          <span className={list.first}>{name}</span>
          <span className={list.total}>{formats.duration(totalSeconds(group))}</span>
          <span className={list.second}>{group.positionDescription}</span>
          <span className={list.count}>
            {canSelect
              ? text('approvals.entries', { count: decidable.length })
              : text('approvals.entries.none')}
          </span>
          <span className={list.words}>
            <PersonExceptions group={group} />{' '}
            {!does.canDecide && <RowProgress outcome={does.outcome} />}
          </span>
        </div>
      </Cell>
      <Cell className={list.end}>
        {!isPhone && menu}
        {hasEntries && (
          <IconButton
            icon={isOpen ? <ChevronUpRegular /> : <ChevronDownRegular />}
            label={text('approvals.open', { name })}
            aria-expanded={isOpen}
            className={styles.opens}
            onClick={toggleOpen}
          />
        )}
        {isPhone && menu}
      </Cell>
    </Row>
  );
}

const useStyles = makeStyles({
  row: { position: 'relative' },
  opens: {
    position: 'static',
    '::after': { content: '""', position: 'absolute', inset: 0 },
  },
});
