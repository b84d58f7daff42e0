import { memo } from 'react';
import {
  ChevronDownRegular,
  ChevronUpRegular,
  IconButton,
  makeStyles,
  MoreVerticalRegular,
  useFeature,
  useUserFormats,
  useViewport,
} from 'shared-ui';
import { Cell, Row, RowCheckbox } from 'shared-ui/table';
import { useText } from '../../messages/useText.ts';
import { fullName } from '../rules/groups.ts';
import { PersonExceptions } from './PersonExceptions.tsx';
import type { PersonRowProps } from './PersonRow.tsx';
import { RowProgress } from './RowProgress.tsx';
import { useListStyles } from './useListStyles.ts';
import { usePersonActions } from './useRowActions.tsx';

/** A person in two or three lines, for phones and tablets; a tap anywhere opens it. */
export const PersonListRow = memo(function PersonListRow(props: PersonRowProps) {
  const { row, index, rowRef, actions, isAdjusted } = props;
  const text = useText();
  const list = useListStyles();
  const styles = useStyles();
  const formats = useUserFormats();
  const isPhone = useViewport() === 'phone';
  const does = usePersonActions(row, actions);
  const { group, isOpen, checked, outcome } = row;
  const name = fullName(group);
  const toggleOpen = () => actions.toggleOpen(group.id);
  const hasApproval = useFeature('APPROVE_TIME_PAIRS');
  const canSelect = group.totalDecidable > 0;
  const count = hasApproval ? group.totalDecidable : group.totalTimePairs;
  const select = (isChosen: boolean) => actions.selectPerson(group, isChosen);
  const menu = does.hasMenu && !does.isBusy && (isOpen || !isPhone) && (
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
      ref={rowRef}
      index={index}
      height={72}
      expanded={isOpen}
      onToggle={toggleOpen}
      selected={canSelect ? checked === true : undefined}
      onSelect={canSelect ? () => select(checked !== true) : undefined}
      className={styles.row}
    >
      <Cell className={list.start}>
        {hasApproval && (
          <RowCheckbox
            label={does.selectLabel}
            checked={checked}
            disabled={!canSelect}
            onChange={select}
          />
        )}
      </Cell>
      <Cell isRowHead className={list.content}>
        <div className={list.lines}>
          <span className={list.line}>
            <span className={list.first}>{name}</span>
            <span className={list.total}>
              {formats.duration(isAdjusted ? group.totalAdjustedDuration : group.totalDuration)}
            </span>
          </span>
          <span className={list.line}>
            <span className={list.second}>{group.positionDescription}</span>
            <span className={list.count}>
              {count > 0 ? text('approvals.entries', { count }) : text('approvals.entries.none')}
            </span>
          </span>
          <span className={list.words}>
            <PersonExceptions group={group} /> {!isOpen && <RowProgress outcome={outcome} />}
          </span>
        </div>
      </Cell>
      <Cell className={list.end}>
        {!isPhone && menu}
        <IconButton
          icon={isOpen ? <ChevronUpRegular /> : <ChevronDownRegular />}
          label={text('approvals.open', { name })}
          aria-expanded={isOpen}
          className={styles.opens}
          onClick={toggleOpen}
        />
        {isPhone && menu}
      </Cell>
    </Row>
  );
});

const useStyles = makeStyles({
  row: { position: 'relative' },
  opens: {
    position: 'static',
    '::after': { content: '""', position: 'absolute', inset: 0 },
  },
});
