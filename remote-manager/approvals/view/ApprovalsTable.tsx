import { memo, useMemo } from 'react';
import {
  Card,
  Loader,
  makeStyles,
  mergeClasses,
  useFeature,
  useUserFormats,
  useViewport,
} from 'shared-ui';
import { HeadCell, RowCheckbox, Table, useVirtualRows } from 'shared-ui/table';
import { useText } from '../../messages/useText.ts';
import { useLayout } from '../../people/view/useLayout.ts';
import { useRowStyles } from '../../people/view/useRowStyles.ts';
import {
  type EntryTableRow,
  type TableContents,
  type TableRow,
  tableRows,
} from '../rules/tableRows.ts';
import { EntryDetails } from './EntryDetails.tsx';
import { PersonRow } from './PersonRow.tsx';
import { WaitingRow } from './WaitingRow.tsx';
import type { ApprovalActions } from './useActions.ts';
import type { EntryRows } from './useEntryRows.ts';
import { useRowFocus, useShowEntry } from './useRowFocus.ts';

export interface ApprovalsTableProps extends TableContents {
  /** Null while no person is expanded; set whenever there are entries. */
  readonly entryRows: EntryRows | null;
  readonly actions: ApprovalActions;
  readonly isAdjusted: boolean;
  /** Other people are loading. */
  readonly isChanging: boolean;
  /** How much of the filter's matches is selected, on all pages. */
  readonly allChecked: boolean | 'mixed';
  readonly canSelect: boolean;
  readonly onSelectAll: (isSelected: boolean) => void;
  /** The entry to scroll to and focus; null: none. */
  readonly wanted: number | null;
  readonly onShown: (row: EntryTableRow) => void;
}

interface HeadProps extends Pick<
  ApprovalsTableProps,
  'isAdjusted' | 'allChecked' | 'canSelect' | 'onSelectAll'
> {
  readonly isList: boolean;
}

/** People, each with the entries below when expanded. */
export function ApprovalsTable(props: ApprovalsTableProps) {
  const { groups, entries, unworked, failed, open, openEntries, selection } = props;
  const { pending, outcomes, entryRows } = props;
  const { actions, isAdjusted, isChanging } = props;
  const text = useText();
  const styles = useStyles();
  const { is24Hour } = useUserFormats();
  const isPhone = useViewport() === 'phone';
  const layout = useLayout();
  const isList = layout === 'list';
  const items = useMemo(
    () =>
      tableRows({
        groups,
        entries,
        unworked,
        failed,
        open,
        openEntries,
        selection,
        pending,
        outcomes,
      }),
    [groups, entries, unworked, failed, open, openEntries, selection, pending, outcomes],
  );
  const columns = isList ? 3 : 7;
  const { rows, rowCount, scrollTo } = useVirtualRows({
    items,
    keyOf,
    heightOf: isList ? heightInList : heightInTable,
    columns,
    render: (row, { index, ref, knownHeight }) => {
      const { key } = row;
      const at = { layout, index, rowRef: ref, knownHeight };
      const shared = { ...at, actions, isAdjusted };
      if (row.kind === 'person') return <PersonRow key={key} row={row} {...shared} />;
      if (row.kind === 'entry' && entryRows) {
        return <entryRows.EntryRow key={key} row={row} {...shared} />;
      }
      const { group } = row;
      if (row.kind === 'unworked' && entryRows) {
        const namesPosition = group.assignmentIds.length > 1;
        return <entryRows.UnworkedRow key={key} day={row.day} {...{ namesPosition, ...at }} />;
      }
      if (row.kind === 'details') {
        return (
          <EntryDetails
            key={key}
            {...{ group, columns, index, rowRef: ref, actions, isAdjusted }}
            pair={row.pair}
          />
        );
      }
      return (
        <WaitingRow
          key={key}
          {...{ group, columns, index, rowRef: ref }}
          hasFailed={row.kind === 'waiting' && row.hasFailed}
          onRetry={() => actions.retryEntries(group.id)}
        />
      );
    },
  });
  const { container, onFocus } = useRowFocus(items);
  useShowEntry(props.wanted, items, { container, scrollTo, onShown: props.onShown });
  return (
    <Card flush className={styles.card}>
      {isChanging && <Loader />}
      <div ref={container} onFocus={onFocus} className={styles.container}>
        <Table
          label={text('approvals.table')}
          columns={isPhone ? phoneColumns : isList ? listColumns : tableColumns(is24Hour)}
          rowCount={rowCount}
          {...(isPhone
            ? {}
            : {
                head: (
                  <Head
                    isList={isList}
                    isAdjusted={isAdjusted}
                    allChecked={props.allChecked}
                    canSelect={props.canSelect}
                    onSelectAll={props.onSelectAll}
                  />
                ),
              })}
        >
          {rows}
        </Table>
      </div>
    </Card>
  );
}

/** Memoized while rows scroll in. */
const Head = memo(function Head(props: HeadProps) {
  const { isList, isAdjusted, allChecked, canSelect, onSelectAll } = props;
  const hasApproval = useFeature('APPROVE_TIME_PAIRS');
  const text = useText();
  const list = useRowStyles();
  const styles = useStyles();
  const total = text(isAdjusted ? 'approvals.column.adjusted' : 'approvals.column.total');
  return (
    <>
      <HeadCell name={text('approvals.column.select')}>
        {hasApproval && (
          <RowCheckbox
            label={text('approvals.selectAll')}
            checked={allChecked}
            disabled={!canSelect}
            onChange={onSelectAll}
          />
        )}
      </HeadCell>
      {!isList && <HeadCell name={text('approvals.column.open')} />}
      <HeadCell>
        {isList ? (
          <span className={mergeClasses(list.lines, styles.heads)}>
            <span>{text('approvals.column.person')}</span>
            <span>{text('approvals.column.exceptions')}</span>
            <span className={styles.total}>{total}</span>
          </span>
        ) : (
          text('approvals.column.person')
        )}
      </HeadCell>
      {!isList && (
        <>
          <HeadCell align="end">
            {text(hasApproval ? 'approvals.column.toDecide' : 'approvals.column.open')}
          </HeadCell>
          <HeadCell align="end">{total}</HeadCell>
          <HeadCell>
            <span className={styles.exceptions}>{text('approvals.column.exceptions')}</span>
          </HeadCell>
        </>
      )}
      <HeadCell name={text('approvals.column.actions')} />
    </>
  );
});

function keyOf({ key }: TableRow): string {
  return key;
}

function heightInTable({ kind }: TableRow): number {
  return { person: 56, entry: 44, unworked: 44, details: 260, waiting: 176 }[kind];
}

function heightInList({ kind }: TableRow): number {
  return { person: 88, entry: 72, unworked: 116, details: 360, waiting: 288 }[kind];
}

const phoneColumns = ['44px', 'auto', '44px'];
const listColumns = ['60px', 'auto', '96px'];

function tableColumns(is24Hour: boolean): readonly string[] {
  return ['56px', '40px', '24%', is24Hour ? '136px' : '15%', '144px', 'auto', '56px'];
}

const useStyles = makeStyles({
  card: { position: 'relative', overflow: 'clip' },
  // The card rounds the head at the top, and nothing shows through next to it when it sticks.
  container: { '& th': { borderRadius: 0 } },
  exceptions: { paddingInlineStart: '16px' },
  // A single line, vertically centred.
  heads: { gridTemplateRows: 'auto' },
  total: { textAlign: 'end' },
});
