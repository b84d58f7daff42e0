import { Card, Loader, makeStyles, useMinute, useViewport } from 'shared-ui';
import { HeadCell, RowCheckbox, Table, useVirtualRows } from 'shared-ui/table';
import { useText } from '../../messages/useText.ts';
import type { AskedState } from '../rules/massRun.ts';
import { pageState, selectable, type PeopleSelection } from '../rules/peopleSelection.ts';
import type { Subordinate } from '../../people/rules/subordinate.ts';
import { SubordinateRow, type ClockingActions } from './SubordinateRow.tsx';

export interface SubordinatesTableProps {
  readonly people: readonly Subordinate[];
  readonly selection: PeopleSelection;
  /** Other people are loading. */
  readonly isChanging: boolean;
  /** The requested states, until the response. */
  readonly asked: ReadonlyMap<number, AskedState>;
  /** People whose positions are being looked up. */
  readonly preparing: ReadonlyMap<number, AskedState>;
  readonly actions: ClockingActions;
}

/** The people of a page with their clocks. */
export function SubordinatesTable(props: SubordinatesTableProps) {
  const { people, selection, isChanging, asked, preparing, actions } = props;
  const text = useText();
  const styles = useStyles();
  const now = useMinute().toISOString();
  const isPhone = useViewport() === 'phone';
  const columns = isPhone
    ? ['52px', 'auto', '56px', '44px']
    : ['56px', 'auto', '40%', '80px', '56px'];
  const { rows, rowCount } = useVirtualRows({
    items: people,
    keyOf,
    heightOf: isPhone ? heightOnPhone : height,
    columns: columns.length,
    render: (person, position) => (
      <SubordinateRow
        key={person.employee.id}
        person={person}
        position={position}
        isSelected={selection.has(person.employee.id)}
        asked={preparing.get(person.employee.id) ?? asked.get(person.employee.id)}
        now={now}
        actions={actions}
      />
    ),
  });
  const all = selectable(people);
  return (
    <Card flush className={styles.card}>
      {isChanging && <Loader />}
      <Table
        label={text('clocking.table')}
        columns={columns}
        rowCount={rowCount}
        head={
          <>
            <HeadCell name={text('clocking.column.select')}>
              <RowCheckbox
                label={text('clocking.selectPage')}
                checked={pageState(selection, people)}
                disabled={all.length === 0}
                onChange={(isSelected) => actions.select(isSelected ? all : people, isSelected)}
              />
            </HeadCell>
            <HeadCell>{text('clocking.column.person')}</HeadCell>
            {!isPhone && <HeadCell>{text('clocking.column.state')}</HeadCell>}
            <HeadCell align="center">{text('clocking.column.in')}</HeadCell>
            <HeadCell name={text('approvals.column.actions')} />
          </>
        }
      >
        {rows}
      </Table>
    </Card>
  );
}

function keyOf({ employee }: Subordinate): number {
  return employee.id;
}

function height(): number {
  return 56;
}

function heightOnPhone(): number {
  return 92;
}

const useStyles = makeStyles({
  card: { position: 'relative', overflow: 'clip', '& th': { borderRadius: 0 } },
});
