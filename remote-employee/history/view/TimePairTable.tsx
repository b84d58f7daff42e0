import type { Instant } from 'shared-contracts';
import {
  makeStyles,
  media,
  palette,
  StatusBadge,
  text as type,
  tokens,
  useUserFormats,
  useViewport,
} from 'shared-ui';
import { Cell, DetailRow, ExpandButton, HeadCell, Row, Table } from 'shared-ui/table';
import { useText } from '../../messages/useText.ts';
import type { Sorting } from '../data/timePairsQuery.ts';
import { tableItems, type HistoryItem } from '../rules/historyItems.ts';
import { isRunning, rowStatus } from '../rules/rowStatus.ts';
import { workedTime } from '../rules/workedTime.ts';
import { ClockOutTime, ZoneNote } from './ClockTimes.tsx';
import type { CycleListProps } from './CycleListProps.ts';
import { PairDetails } from './PairDetails.tsx';
import { RemarkIcons } from './RemarkIcons.tsx';
import { useHistoryRows } from './useHistoryRows.tsx';

export interface TimePairTableProps extends CycleListProps {
  readonly sorting: Sorting;
  readonly onSort: (by: Sorting['by']) => void;
}

/** The entries of a pay cycle as a table whose columns sort and whose rows open. */
export function TimePairTable(props: TimePairTableProps) {
  const { label, cycle, open, onToggle, wanted, onShown, now, sorting, onSort } = props;
  const styles = useStyles();
  const text = useText();
  const isWide = useViewport() === 'desktop';
  const columns = isWide ? wideColumns : narrowColumns;
  const { rows, rowCount } = useHistoryRows({
    items: tableItems(cycle.pairs, open),
    rowHeight: isWide ? 44 : 56,
    columns: columns.length,
    wanted,
    onShown,
    render: (item, { index, ref }) =>
      item.kind === 'pair' ? (
        <PairRow key={item.key} {...{ item, index, ref, isWide, now, onToggle }} />
      ) : (
        <DetailRow key={item.key} columns={columns.length} index={index} ref={ref}>
          {item.kind === 'details' && <PairDetails pair={item.pair} now={now} />}
        </DetailRow>
      ),
  });

  const head = (by: Sorting['by'], words: string, align: 'start' | 'end' = 'start') => (
    <HeadCell
      align={align}
      sort={sorting.by === by ? sorting.direction : 'none'}
      onSort={() => onSort(by)}
    >
      {words}
    </HeadCell>
  );
  return (
    <Table
      label={label}
      columns={columns}
      rowCount={rowCount}
      className={styles.table}
      head={
        <>
          <HeadCell name={text('history.column.details')} />
          {head('startDate', text('history.column.date'))}
          {head('clockIn', text('history.column.clockIn'), 'end')}
          {head('clockOut', text('history.column.clockOut'), 'end')}
          {head('duration', text('history.column.duration'), 'end')}
          {isWide && <HeadCell>{text('history.column.position')}</HeadCell>}
          {isWide && <HeadCell>{text('history.column.info')}</HeadCell>}
          {head('status', text('history.column.status'))}
        </>
      }
    >
      {rows}
    </Table>
  );
}

const wideColumns = ['48px', '156px', '104px', '120px', '144px', 'auto', '124px', '180px'];
/** The position stands below the date, remarks in the open row. */
const narrowColumns = ['44px', 'auto', '84px', '100px', '124px', '176px'];

interface PairRowProps {
  readonly item: Extract<HistoryItem, { kind: 'pair' }>;
  readonly index: number;
  readonly ref: (element: HTMLTableRowElement | null) => void;
  readonly isWide: boolean;
  readonly now: Instant;
  readonly onToggle: (id: number) => void;
}

function PairRow({ item: { pair, isOpen }, index, ref, isWide, now, onToggle }: PairRowProps) {
  const styles = useStyles();
  const text = useText();
  const formats = useUserFormats();
  const day = formats.day(pair.startDate);
  const seconds = workedTime(pair, now);
  const position = pair.employeeAssignment.position.description;
  const toggle = () => onToggle(pair.id);
  return (
    <Row index={index} ref={ref} expanded={isOpen} onToggle={toggle}>
      <Cell>
        <ExpandButton
          expanded={isOpen}
          onToggle={toggle}
          label={text(isOpen ? 'history.hideDetails' : 'history.showDetails', { day })}
        />
      </Cell>
      <Cell isRowHead tone="strong">
        {day}
        {!isWide && <span className={styles.below}>{position}</span>}
        <ZoneNote pair={pair} />
      </Cell>
      <Cell align="end">{formats.time(pair.clockIn.date, pair.timeZone)}</Cell>
      <Cell align="end">
        <ClockOutTime pair={pair} />
      </Cell>
      <Cell align="end">
        <span className={isRunning(pair) ? styles.running : undefined}>
          {seconds === null ? '–' : formats.duration(seconds)}
        </span>
      </Cell>
      {isWide && (
        <Cell tone="quiet" className={styles.position}>
          {position}
        </Cell>
      )}
      {isWide && (
        <Cell>
          <RemarkIcons pair={pair} />
        </Cell>
      )}
      <Cell>
        <StatusBadge status={rowStatus(pair)} />
      </Cell>
    </Row>
  );
}

const useStyles = makeStyles({
  table: { [media.desktop]: { '& td:nth-child(6), & th:nth-child(6)': { paddingLeft: '28px' } } },
  running: { color: palette.status.work.text, fontWeight: tokens.fontWeightSemibold },
  position: { overflowWrap: 'anywhere' },
  below: {
    ...type.secondary,
    display: 'block',
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground3,
  },
});
