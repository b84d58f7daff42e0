import { useMemo } from 'react';
import { Card, Loader, makeStyles, useUserFormats, useViewport } from 'shared-ui';
import { HeadCell, RowCheckbox, Table, useVirtualRows } from 'shared-ui/table';
import { useText } from '../../messages/useText.ts';
import { decidableOf } from '../rules/groups.ts';
import { checkedState, entryOf, type Selection } from '../rules/selection.ts';
import { tableRows } from '../rules/tableRows.ts';
import type { ApprovalGroup } from '../rules/timePairs.ts';
import type { ApprovalActions } from './approvalActions.ts';
import { EntryListRow } from './EntryListRow.tsx';
import { EntryRow } from './EntryRow.tsx';
import { PersonListRow } from './PersonListRow.tsx';
import { PersonRow } from './PersonRow.tsx';
import { useKeptFocus } from './useKeptFocus.ts';
import { useLayout } from './useLayout.ts';

export interface ApprovalsTableProps {
  readonly groups: readonly ApprovalGroup[];
  /** People whose entries are shown, by id. */
  readonly open: ReadonlySet<number>;
  readonly selection: Selection;
  readonly actions: ApprovalActions;
  /** Other people are on their way. */
  readonly isChanging: boolean;
}

/** People, each with the entries below when open. */
export function ApprovalsTable(props: ApprovalsTableProps) {
  const { groups, open, selection, actions, isChanging } = props;
  const text = useText();
  const styles = useStyles();
  const { is24Hour } = useUserFormats();
  const isPhone = useViewport() === 'phone';
  const isList = useLayout() === 'list';
  const items = useMemo(() => tableRows(groups, open, selection), [groups, open, selection]);
  const { rows, rowCount } = useVirtualRows({
    items,
    keyOf: ({ key }) => key,
    heightOf: ({ kind }) => (kind === 'person' ? (isList ? 88 : 56) : isList ? 64 : 44),
    columns: isList ? 3 : 7,
    render: (row, position) => {
      if (row.kind === 'person') {
        const Person = isList ? PersonListRow : PersonRow;
        return <Person key={row.key} row={row} position={position} actions={actions} />;
      }
      const Entry = isList ? EntryListRow : EntryRow;
      return <Entry key={row.key} row={row} position={position} actions={actions} />;
    },
  });
  const { container, onFocus } = useKeptFocus(items.map(({ key }) => key));
  const all = groups.flatMap((group) => decidableOf(group).map((pair) => entryOf(group, pair)));
  const columnHeads = (
    <>
      <HeadCell name={text('approvals.column.open')} />
      <HeadCell>{text('approvals.column.person')}</HeadCell>
      <HeadCell align="end">{text('approvals.column.toDecide')}</HeadCell>
      <HeadCell align="end">{text('approvals.column.total')}</HeadCell>
      <HeadCell>
        <span className={styles.exceptions}>{text('approvals.column.exceptions')}</span>
      </HeadCell>
    </>
  );
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
                  <>
                    <HeadCell name={text('approvals.column.select')}>
                      <RowCheckbox
                        label={text('approvals.selectAll')}
                        checked={checkedState(selection, groups.flatMap(decidableOf))}
                        disabled={all.length === 0}
                        onChange={(isSelected) => actions.setSelected(all, isSelected)}
                      />
                    </HeadCell>
                    {isList ? <HeadCell>{text('approvals.column.person')}</HeadCell> : columnHeads}
                    <HeadCell name={text('approvals.column.actions')} />
                  </>
                ),
              })}
        >
          {rows}
        </Table>
      </div>
    </Card>
  );
}

const phoneColumns = ['44px', 'auto', '44px'];
const listColumns = ['60px', 'auto', '96px'];

function tableColumns(is24Hour: boolean): readonly string[] {
  return ['56px', '40px', '24%', is24Hour ? '136px' : '15%', '144px', 'auto', '56px'];
}

const useStyles = makeStyles({
  card: { position: 'relative', overflow: 'clip' },
  // The card rounds the head while it lies at the top, and nothing shows beside it when it sticks.
  container: { '& th': { borderRadius: 0 } },
  exceptions: { paddingInlineStart: '16px' },
});
