import { memo } from 'react';
import type { Instant } from 'shared-contracts';
import {
  makeStyles,
  mergeClasses,
  palette,
  ringInside,
  StatusBadge,
  text as type,
  tokens,
  useHost,
  useUserFormats,
} from 'shared-ui';
import { Cell, DetailRow, Row, Table } from 'shared-ui/table';
import { useText } from '../../messages/useText.ts';
import type { Sorting } from '../data/timePairsQuery.ts';
import type { HistoryItem } from '../rules/historyItems.ts';
import { isRunning, rowStatus, shownTime } from 'shared-time/worked-time';
import { ClockOutTime, ZoneNote } from './ClockTimes.tsx';
import type { CycleListProps } from './CycleListProps.ts';
import { PairDetails } from './PairDetails.tsx';
import { useBookedOn } from './useBookedOn.ts';
import { useHistoryRows } from './useHistoryRows.tsx';
import { useWeekItems } from './useWeekItems.ts';
import { useWholeWeeks } from './useWholeWeeks.ts';
import { WeekHeading } from './WeekHeading.tsx';

/**
 * The entries of a pay cycle on a phone: by week, with the day as a calendar numeral and expandable
 * rows.
 */
export function TimePairList(props: CycleListProps & { readonly sortedBy: Sorting['by'] }) {
  const { label, cycle, open, onToggle, wanted, onShown, now, today } = props;
  const { isAdjusted, isOpenToChanges, onOpenDialog } = props;
  const styles = useStyles();
  useWholeWeeks(cycle, props.sortedBy === 'startDate', today);
  const { rows, rowCount } = useHistoryRows({
    items: useWeekItems(cycle, props.sortedBy, open, { now, isAdjusted }),
    rowHeight: 72,
    columns: 1,
    wanted,
    onShown,
    render(item, { index, ref }) {
      if (item.kind === 'pair') {
        return <PairRow key={item.key} {...{ item, index, ref, now, isAdjusted, onToggle }} />;
      }
      if (item.kind === 'details') {
        return (
          <DetailRow key={item.key} columns={1} index={index} ref={ref}>
            <div className={mergeClasses(styles.details, item.isLast && styles.last)}>
              <PairDetails
                pair={item.pair}
                isOpenToChanges={isOpenToChanges(item.pair)}
                {...{ now, isAdjusted, onOpenDialog }}
              />
            </div>
          </DetailRow>
        );
      }
      return (
        <Row key={item.key} index={index} ref={ref} className={styles.week}>
          <Cell isRowHead>
            <WeekHeading week={item} today={today} />
          </Cell>
        </Row>
      );
    },
  });
  return (
    <Table label={label} columns={['auto']} rowCount={rowCount} className={styles.table}>
      {rows}
    </Table>
  );
}

interface PairRowProps {
  readonly item: Extract<HistoryItem, { kind: 'pair' }>;
  readonly index: number;
  readonly ref: (element: HTMLTableRowElement | null) => void;
  readonly now: Instant;
  readonly isAdjusted: boolean;
  readonly onToggle: (id: number) => void;
}

/** Memoized, so that scrolling does not re-render it. */
const PairRow = memo(function PairRow({
  item,
  index,
  ref,
  now,
  isAdjusted,
  onToggle,
}: PairRowProps) {
  const { pair, isOpen, isFirst, isLast } = item;
  const styles = useStyles();
  const text = useText();
  const formats = useUserFormats();
  const day = formats.day(pair.startDate);
  const seconds = shownTime(pair, now, isAdjusted);
  const status = rowStatus(pair, useHost().features);
  const bookedOn = useBookedOn(pair);
  const toggle = () => onToggle(pair.originalVersionId);
  return (
    <Row
      height={72}
      index={index}
      ref={ref}
      expanded={isOpen}
      onToggle={toggle}
      className={styles.row}
    >
      <Cell className={styles.cell}>
        <div
          className={mergeClasses(
            styles.entry,
            isFirst && styles.first,
            isLast && styles.last,
            isOpen && styles.open,
          )}
        >
          <button
            type="button"
            aria-expanded={isOpen}
            aria-label={text(isOpen ? 'history.hideDetails' : 'history.showDetails', { day })}
            className={styles.toggle}
            onClick={toggle}
          />
          <span className={styles.date}>
            <span className={styles.weekday}>{formats.weekday(pair.startDate)}</span>
            <span className={styles.numeral}>{Number(pair.startDate.slice(8))}</span>
          </span>
          <span className={styles.middle}>
            <span className={styles.times}>
              {formats.time(pair.clockIn.date, pair.timeZone)} –{' '}
              {pair.clockOut ? <ClockOutTime pair={pair} /> : '…'}
            </span>
            <span className={styles.words}>
              {bookedOn}
              <ZoneNote pair={pair} />
            </span>
          </span>
          <span className={styles.end}>
            <span className={mergeClasses(styles.duration, isRunning(pair) && styles.running)}>
              {seconds === null ? '–' : formats.duration(seconds)}
            </span>
            {status && <StatusBadge status={status} />}
          </span>
        </div>
      </Cell>
    </Row>
  );
});

const line = `1px solid ${tokens.colorNeutralStroke2}`;

const useStyles = makeStyles({
  table: {
    // Each group is drawn as its own card.
    '& > tbody > tr': { backgroundColor: 'transparent' },
    '& > tbody > tr > td': { borderBottom: 'none', padding: 0 },
  },
  week: { ':hover': { backgroundColor: 'transparent' } },
  row: {
    ':hover': { backgroundColor: 'transparent' },
    // Its card lies over the row.
    ':focus-visible': { outlineStyle: 'none' },
    ':focus-visible > td > div': {
      outline: `2px solid ${tokens.colorCompoundBrandStroke}`,
      outlineOffset: '-2px',
    },
  },
  cell: { padding: 0 },
  entry: {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: '4px 14px',
    minHeight: '72px',
    boxSizing: 'border-box',
    padding: '10px 12px',
    border: line,
    borderTopWidth: 0,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  first: {
    borderTopWidth: '1px',
    borderStartStartRadius: tokens.borderRadiusXLarge,
    borderStartEndRadius: tokens.borderRadiusXLarge,
  },
  last: {
    borderEndStartRadius: tokens.borderRadiusXLarge,
    borderEndEndRadius: tokens.borderRadiusXLarge,
  },
  open: { borderBottomWidth: 0 },
  toggle: {
    position: 'absolute',
    inset: 0,
    padding: 0,
    border: 'none',
    borderRadius: 'inherit',
    background: 'none',
    cursor: 'pointer',
    ...ringInside,
    ':active': { backgroundColor: tokens.colorNeutralBackground3, opacity: 0.4 },
  },
  date: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    flexShrink: 0,
    width: '36px',
  },
  weekday: { ...type.caption, color: tokens.colorNeutralForeground3 },
  numeral: {
    ...type.numbers,
    fontSize: '20px',
    lineHeight: '26px',
    fontWeight: tokens.fontWeightSemibold,
  },
  middle: { display: 'flex', flexDirection: 'column', flex: '1 1 96px', minWidth: 0, gap: '2px' },
  times: { ...type.rowFirst, ...type.numbers },
  words: { ...type.secondary, color: tokens.colorNeutralForeground3 },
  end: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-end',
    flexShrink: 0,
    marginLeft: 'auto',
    gap: '4px',
  },
  duration: { ...type.rowFirst, ...type.numbers, whiteSpace: 'nowrap' },
  running: { color: palette.status.work.text },
  details: {
    padding: '4px 12px 16px',
    border: line,
    borderTopWidth: 0,
    backgroundColor: tokens.colorNeutralBackground1,
  },
});
