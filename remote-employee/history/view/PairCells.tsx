import { RemarkIcons, remarksOf } from 'shared-time';
import { isRunning, rowStatus, shownTime } from 'shared-time/worked-time';
import {
  IconButton,
  makeStyles,
  palette,
  StatusBadge,
  text as type,
  tokens,
  useHost,
  useUserFormats,
} from 'shared-ui';
import { Cell, ExpandButton, RowActions } from 'shared-ui/table';
import { useText } from '../../messages/useText.ts';
import { ClockOutTime, ZoneNote } from './ClockTimes.tsx';
import type { PairCellsProps } from './PairCellsProps.ts';
import { usePairActions } from './usePairActions.tsx';

/** The cells of an entry in the table. */
export function PairCells(props: PairCellsProps) {
  const { item, isWide, hasPosition, hasClone, now, isAdjusted, isOpenToChanges } = props;
  const { pair, isOpen } = item;
  const styles = useStyles();
  const text = useText();
  const formats = useUserFormats();
  const day = formats.day(pair.startDate);
  const seconds = shownTime(pair, now, isAdjusted);
  const status = rowStatus(pair, useHost().features);
  const actions = usePairActions(pair, isOpenToChanges, props.onOpenDialog);
  const clone = hasClone && actions.find(({ key }) => key === 'clone');
  const position = pair.employeeAssignment.position.description;
  const remarks = isWide ? remarksOf(pair) : [];
  return (
    <>
      <Cell>
        <ExpandButton
          expanded={isOpen}
          onToggle={() => props.onToggle(pair.id)}
          label={text(isOpen ? 'history.hideDetails' : 'history.showDetails', { day })}
        />
      </Cell>
      <Cell isRowHead tone="strong">
        {day}
        {!hasPosition && <span className={styles.below}>{position}</span>}
        <ZoneNote pair={pair} />
      </Cell>
      <Cell align="end">{formats.time(pair.clockIn.date, pair.timeZone)}</Cell>
      <Cell align="end">
        <ClockOutTime hangs pair={pair} />
      </Cell>
      <Cell align="end" {...(isRunning(pair) ? { className: styles.running } : {})}>
        {seconds === null ? '–' : formats.duration(seconds)}
      </Cell>
      {hasPosition && (
        <Cell tone="quiet" className={styles.position}>
          {position}
        </Cell>
      )}
      {isWide && <Cell>{remarks.length > 0 && <RemarkIcons remarks={remarks} />}</Cell>}
      <Cell>{status && <StatusBadge status={status} />}</Cell>
      {hasClone && (
        <Cell className={styles.clone}>
          {clone && (
            <IconButton
              size="row"
              icon={clone.icon}
              label={text('history.cloneOf', { day })}
              onClick={clone.onSelect}
            />
          )}
        </Cell>
      )}
      <RowActions
        menuLabel={text('history.actions', { day })}
        actions={() => actions.map((each) => ({ ...each, isQuick: quickInRow.has(each.key) }))}
      />
    </>
  );
}

/** The others are in the menu: no more may cover the status of a row. */
const quickInRow: ReadonlySet<string> = new Set(['edit', 'history']);

const useStyles = makeStyles({
  running: { color: palette.status.work.text, fontWeight: tokens.fontWeightSemibold },
  // The actions that appear beside it fade out below it.
  clone: { position: 'relative', zIndex: 1 },
  position: { overflowWrap: 'anywhere' },
  below: {
    ...type.secondary,
    display: 'block',
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground3,
  },
});
