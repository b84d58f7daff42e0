import { RemarkIcons, remarksOf } from 'shared-time';
import { isRunning, rowStatus, shownTime } from 'shared-time/worked-time';
import {
  IconButton,
  makeStyles,
  mergeClasses,
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
import { useBookedOn } from './useBookedOn.ts';
import { usePairActions } from './usePairActions.tsx';

/** The cells of an entry in the table. */
export function PairCells(props: PairCellsProps) {
  const { item, isWide, hasBookedOn, hasClone, now, isAdjusted, isOpenToChanges } = props;
  const { pair, isOpen } = item;
  const styles = useStyles();
  const text = useText();
  const formats = useUserFormats();
  const day = formats.day(pair.startDate);
  const seconds = shownTime(pair, now, isAdjusted);
  const status = rowStatus(pair, useHost().features);
  const actions = usePairActions(pair, isOpenToChanges, props.onOpenDialog);
  const clone = hasClone && actions.find(({ key }) => key === 'clone');
  const bookedOn = useBookedOn(pair);
  const line = hasBookedOn ? undefined : styles.aboveWords;
  const remarks = isWide ? remarksOf(pair) : [];
  return (
    <>
      <Cell>
        <ExpandButton
          expanded={isOpen}
          onToggle={() => props.onToggle(pair.originalVersionId)}
          label={text(isOpen ? 'history.hideDetails' : 'history.showDetails', { day })}
        />
      </Cell>
      <Cell isRowHead tone="strong" className={line}>
        {day}
        {!hasBookedOn && <span className={styles.words}>{bookedOn}</span>}
        <ZoneNote pair={pair} />
      </Cell>
      <Cell align="end" className={line}>
        {formats.time(pair.clockIn.date, pair.timeZone)}
      </Cell>
      <Cell align="end" className={line}>
        <ClockOutTime hangs pair={pair} />
      </Cell>
      <Cell align="end" className={mergeClasses(line, isRunning(pair) && styles.running)}>
        {seconds === null ? '–' : formats.duration(seconds)}
      </Cell>
      {hasBookedOn && (
        <Cell tone="quiet" className={styles.bookedOn}>
          {bookedOn}
        </Cell>
      )}
      {isWide && <Cell>{remarks.length > 0 && <RemarkIcons remarks={remarks} />}</Cell>}
      <Cell className={line}>{status && <StatusBadge status={status} />}</Cell>
      {hasClone && (
        <Cell>
          {clone && (
            <IconButton
              size="row"
              className={styles.clone}
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

/** The others are in the menu: more would cover the status of a row. */
const quickInRow: ReadonlySet<string> = new Set(['edit', 'history']);

/** Minimum width in pixels of the columns from clock-in to duration. */
const timesWidth = 290;

const useStyles = makeStyles({
  running: { color: palette.status.work.text, fontWeight: tokens.fontWeightSemibold },
  // Quick actions fade out below it; the cell itself would cover the row's ring.
  clone: { position: 'relative', zIndex: 1 },
  bookedOn: { overflowWrap: 'anywhere' },
  aboveWords: { verticalAlign: 'baseline', paddingTop: '6px', paddingBottom: '6px' },
  // Continues below the times.
  words: {
    ...type.secondary,
    display: 'block',
    marginInlineEnd: `-${timesWidth}px`,
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground3,
  },
});
