import { useMemo } from 'react';
import { Card, Loader, makeStyles, useUserFormats, useViewport } from 'shared-ui';
import { Table, useVirtualRows, type VirtualRow } from 'shared-ui/table';
import { useText } from '../../messages/useText.ts';
import { useLayout } from '../../people/view/useLayout.ts';
import { type TableRow, tableRows } from '../rules/tableRows.ts';
import type { Entries } from '../rules/timePairs.ts';
import { ApprovalsHead } from './ApprovalsHead.tsx';
import { EntryDetails } from './EntryDetails.tsx';
import { PersonRow } from './PersonRow.tsx';
import { WaitingRow } from './WaitingRow.tsx';
import type { ApprovalActions } from './useActions.ts';
import type { ApprovalsModel } from './useApprovalsModel.ts';
import type { EntryRows } from './useEntryRows.ts';
import { useRowFocus, useShowEntry } from './useRowFocus.ts';

export interface ApprovalsTableProps {
  readonly page: ApprovalsModel;
  readonly canSelect: boolean;
}

/** People, each with the entries below when expanded. */
export function ApprovalsTable({ page, canSelect }: ApprovalsTableProps) {
  const { entryRows } = page.shown;
  const { actions, isAdjusted } = page;
  const text = useText();
  const styles = useStyles();
  const { is24Hour } = useUserFormats();
  const isPhone = useViewport() === 'phone';
  const layout = useLayout();
  const isList = layout === 'list';
  const items = useTableRows(page);
  const columns = isList ? 3 : 7;
  const { rows, rowCount, scrollTo } = useVirtualRows({
    items,
    keyOf,
    heightOf: isList ? heightInList : heightInTable,
    columns,
    render: (row, at) => renderRow(row, at, { entryRows, layout, columns, actions, isAdjusted }),
  });
  const { container, onFocus } = useRowFocus(items);
  useShowEntry(page.wanted, items, { container, scrollTo, onShown: page.onWantedShown });
  const head = (
    <ApprovalsHead
      isList={isList}
      isAdjusted={isAdjusted}
      allChecked={page.allChecked}
      canSelect={canSelect}
      onSelectAll={page.selectAll}
    />
  );
  return (
    <Card flush className={styles.card}>
      {page.approvals.isChanging && <Loader />}
      <div ref={container} onFocus={onFocus} className={styles.container}>
        <Table
          label={text('approvals.table')}
          columns={isPhone ? phoneColumns : isList ? listColumns : tableColumns(is24Hour)}
          rowCount={rowCount}
          {...(isPhone ? {} : { head })}
        >
          {rows}
        </Table>
      </div>
    </Card>
  );
}

function useTableRows({ shown, rows, chosen }: ApprovalsModel) {
  const { groups, unworked, failed, outcomes, entryRows } = shown;
  const entries = entryRows ? shown.entries : noEntries;
  const { open, openEntries } = rows;
  const { selection, pending } = chosen;
  return useMemo(
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
}

interface RowParts {
  /** Null while no person is expanded; set whenever there are entries. */
  readonly entryRows: EntryRows | null;
  readonly layout: ReturnType<typeof useLayout>;
  readonly columns: number;
  readonly actions: ApprovalActions;
  readonly isAdjusted: boolean;
}

function renderRow(row: TableRow, { index, ref, knownHeight }: VirtualRow, parts: RowParts) {
  const { key, group } = row;
  const { entryRows, layout, columns, actions, isAdjusted } = parts;
  const at = { layout, index, rowRef: ref, knownHeight };
  const shared = { ...at, actions, isAdjusted };
  if (row.kind === 'person') return <PersonRow key={key} row={row} {...shared} />;
  if (row.kind === 'entry' && entryRows) {
    return <entryRows.EntryRow key={key} row={row} {...shared} />;
  }
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
}

const noEntries: Entries = new Map();

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
});
