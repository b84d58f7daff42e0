import { useMemo } from 'react';
import { refusalOf } from 'shared-contracts';
import { makeStyles, useHost, useMinWidth, useViewport } from 'shared-ui';
import { DetailRow, HeadCell, Table } from 'shared-ui/table';
import { useText } from '../../messages/useText.ts';
import type { Sorting } from '../data/timePairsQuery.ts';
import { tableItems } from '../rules/historyItems.ts';
import type { CycleListProps } from './CycleListProps.ts';
import { PairDetails } from './PairDetails.tsx';
import { PairRow } from './PairRow.tsx';
import { useHistoryRows } from './useHistoryRows.tsx';

export interface TimePairTableProps extends CycleListProps {
  readonly sorting: Sorting;
  readonly onSort: (by: Sorting['by']) => void;
}

/** The entries of a pay cycle as a table with sortable columns and expandable rows. */
export function TimePairTable(props: TimePairTableProps) {
  const { label, cycle, open, onToggle, wanted, onShown, now, sorting, onSort } = props;
  const { isAdjusted, isOpenToChanges, onOpenDialog } = props;
  const styles = useStyles();
  const isWide = useViewport() === 'desktop';
  const hasBookedOn = useMinWidth(bookedOnWindowWidth);
  const { features } = useHost();
  const isCloning = refusalOf('CLONE', { actsAs: 'EMPLOYEE', ...features }) === null;
  const hasClone = isCloning && isWide;
  const columns = [
    ...(hasBookedOn ? roomyColumns : isWide ? wideColumns : narrowColumns),
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
    render: (item, { index, ref, knownHeight }) =>
      item.kind === 'pair' ? (
        <PairRow
          key={item.key}
          {...{
            item,
            index,
            rowRef: ref,
            knownHeight,
            isWide,
            hasBookedOn,
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

  return (
    <Table
      label={label}
      columns={columns}
      rowCount={rowCount}
      className={hasBookedOn ? styles.table : undefined}
      head={<PairHead {...{ sorting, onSort, isAdjusted, isWide, hasBookedOn, hasClone }} />}
    >
      {rows}
    </Table>
  );
}

interface PairHeadProps extends Pick<TimePairTableProps, 'sorting' | 'onSort' | 'isAdjusted'> {
  readonly isWide: boolean;
  readonly hasBookedOn: boolean;
  readonly hasClone: boolean;
}

function PairHead(props: PairHeadProps) {
  const { sorting, onSort, isAdjusted, isWide, hasBookedOn, hasClone } = props;
  const text = useText();
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
      {hasBookedOn && <HeadCell>{text('history.column.bookedOn')}</HeadCell>}
      {isWide && <HeadCell>{text('history.column.info')}</HeadCell>}
      {head('status', text('history.column.status'))}
      {hasClone && <HeadCell name={text('history.action.clone')} />}
      <HeadCell name={text('history.column.actions')} />
    </>
  );
}

/** In a narrower window the booking is below the date. */
const bookedOnWindowWidth = 1520;

const roomyColumns = ['48px', '112px', '92px', '100px', '120px', 'auto', '92px', '156px'];
const wideColumns = ['48px', 'auto', '92px', '100px', '120px', '92px', '160px'];
/** Remarks are in the expanded row. */
const narrowColumns = ['40px', 'auto', '92px', '100px', '118px', '168px'];

const useStyles = makeStyles({
  table: { '& td:nth-child(6), & th:nth-child(6)': { paddingLeft: '20px' } },
});
