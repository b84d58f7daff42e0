import { memo, useMemo } from 'react';
import { refusalOf, type Instant } from 'shared-contracts';
import {
  IconButton,
  makeStyles,
  palette,
  StatusBadge,
  text as type,
  tokens,
  useHost,
  useMinWidth,
  useUserFormats,
  useViewport,
} from 'shared-ui';
import { Cell, DetailRow, ExpandButton, HeadCell, Row, RowActions, Table } from 'shared-ui/table';
import { useText } from '../../messages/useText.ts';
import type { Sorting } from '../data/timePairsQuery.ts';
import { tableItems, type HistoryItem } from '../rules/historyItems.ts';
import { RemarkIcons, remarksOf } from 'shared-time';
import { isRunning, rowStatus, shownTime } from 'shared-time/worked-time';
import { ClockOutTime, ZoneNote } from './ClockTimes.tsx';
import type { CycleListProps } from './CycleListProps.ts';
import { PairDetails } from './PairDetails.tsx';
import { useHistoryRows } from './useHistoryRows.tsx';
import { usePairActions, type OpenDialog } from './usePairActions.tsx';

export interface TimePairTableProps extends CycleListProps {
  readonly sorting: Sorting;
  readonly onSort: (by: Sorting['by']) => void;
}

/** The entries of a pay cycle as a table whose columns sort and whose rows open. */
export function TimePairTable(props: TimePairTableProps) {
  const { label, cycle, open, onToggle, wanted, onShown, now, sorting, onSort } = props;
  const { isAdjusted, isOpenToChanges, onOpenDialog } = props;
  const styles = useStyles();
  const text = useText();
  const isWide = useViewport() === 'desktop';
  const hasPosition = useMinWidth(
    isWide ? positionWindowWidth.desktop : positionWindowWidth.tablet,
  );
  const { features } = useHost();
  const isCloning = refusalOf('CLONE', { actsAs: 'EMPLOYEE', ...features }) === null;
  const hasClone = isCloning && isWide;
  const columns = [
    ...(isWide ? wideColumns(hasPosition) : narrowColumns(hasPosition)),
    ...(hasClone ? ['52px'] : []),
    isWide ? '124px' : '48px',
  ];
  const items = useMemo(() => tableItems(cycle.pairs, open), [cycle.pairs, open]);
  const { rows, rowCount } = useHistoryRows({
    items,
    rowHeight: isWide ? 44 : 56,
    columns: columns.length,
    wanted,
    onShown,
    render: (item, { index, ref }) =>
      item.kind === 'pair' ? (
        <PairRow
          key={item.key}
          {...{
            item,
            index,
            ref,
            isWide,
            hasPosition,
            hasClone,
            now,
            isAdjusted,
            isOpenToChanges: isOpenToChanges(item.pair),
            onOpenDialog,
            onToggle,
          }}
        />
      ) : (
        <DetailRow key={item.key} columns={columns.length} index={index} ref={ref}>
          {item.kind === 'details' && (
            <PairDetails
              pair={item.pair}
              isOpenToChanges={isOpenToChanges(item.pair)}
              {...{ now, isAdjusted, onOpenDialog }}
            />
          )}
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
      className={hasPosition && isWide ? styles.table : undefined}
      head={
        <>
          <HeadCell name={text('history.column.details')} />
          {head('startDate', text('history.column.date'))}
          {head('clockIn', text('history.column.clockIn'), 'end')}
          {head('clockOut', text('history.column.clockOut'), 'end')}
          {head(
            'duration',
            text(isAdjusted ? 'history.column.adjustedDuration' : 'history.column.duration'),
            'end',
          )}
          {hasPosition && <HeadCell>{text('history.column.position')}</HeadCell>}
          {isWide && <HeadCell>{text('history.column.info')}</HeadCell>}
          {head('status', text('history.column.status'))}
          {hasClone && <HeadCell name={text('history.action.clone')} />}
          <HeadCell name={text('history.column.actions')} />
        </>
      }
    >
      {rows}
    </Table>
  );
}

/** In a narrower window the position stands below the date. */
const positionWindowWidth = { desktop: 1400, tablet: 960 };

function wideColumns(hasPosition: boolean): string[] {
  return hasPosition
    ? ['48px', '120px', '92px', '100px', '128px', 'auto', '100px', '164px']
    : ['48px', 'auto', '92px', '100px', '120px', '92px', '160px'];
}
/** Remarks stand in the open row. */
function narrowColumns(hasPosition: boolean): string[] {
  return hasPosition
    ? ['40px', '120px', '84px', '92px', '118px', 'auto', '168px']
    : ['40px', 'auto', '84px', '92px', '118px', '168px'];
}

/** The others are in the menu: no more may cover the status of a row. */
const quickInRow: ReadonlySet<string> = new Set(['edit', 'history']);

interface PairRowProps {
  readonly item: Extract<HistoryItem, { kind: 'pair' }>;
  readonly index: number;
  readonly ref: (element: HTMLTableRowElement | null) => void;
  readonly isWide: boolean;
  readonly hasPosition: boolean;
  readonly hasClone: boolean;
  readonly now: Instant;
  readonly isAdjusted: boolean;
  readonly isOpenToChanges: boolean;
  readonly onOpenDialog: OpenDialog;
  readonly onToggle: (id: number) => void;
}

/** Not drawn again while others scroll in beside it. */
const PairRow = memo(function PairRow(props: PairRowProps) {
  const { item, index, ref, isWide, hasPosition, now, ...rest } = props;
  const { hasClone, isAdjusted, isOpenToChanges, onOpenDialog, onToggle } = rest;
  const { pair, isOpen } = item;
  const styles = useStyles();
  const text = useText();
  const formats = useUserFormats();
  const day = formats.day(pair.startDate);
  const seconds = shownTime(pair, now, isAdjusted);
  const status = rowStatus(pair, useHost().features);
  const actions = usePairActions(pair, isOpenToChanges, onOpenDialog);
  const clone = actions.find(({ key }) => key === 'clone');
  const position = pair.employeeAssignment.position.description;
  const toggle = () => onToggle(pair.id);
  return (
    <Row index={index} ref={ref} expanded={isOpen} onToggle={toggle} className={styles.row}>
      <Cell>
        <ExpandButton
          expanded={isOpen}
          onToggle={toggle}
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
      <Cell align="end">
        <span className={isRunning(pair) ? styles.running : undefined}>
          {seconds === null ? '–' : formats.duration(seconds)}
        </span>
      </Cell>
      {hasPosition && (
        <Cell tone="quiet" className={styles.position}>
          {position}
        </Cell>
      )}
      {isWide && (
        <Cell>
          <RemarkIcons remarks={remarksOf(pair)} />
        </Cell>
      )}
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
    </Row>
  );
});

const useStyles = makeStyles({
  table: { '& td:nth-child(6), & th:nth-child(6)': { paddingLeft: '20px' } },
  row: {
    position: 'relative',
  },
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
