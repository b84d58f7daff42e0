import { makeStyles, ScrollArea, SelectField, text as type, tokens } from 'shared-ui';
import { Cell, Row, Table, useVirtualRows, type VirtualRow } from 'shared-ui/table';
import { useText } from '../../messages/useText.ts';
import type { PersonToClockIn } from '../../booking/rules/choiceForAll.ts';

export interface PositionListProps {
  readonly people: readonly PersonToClockIn[];
  /** Missing positions are shown as errors. */
  readonly isChecked: boolean;
  readonly onPick: (person: number, assignment: number) => void;
}

/** Everybody with the position to clock in on; people with several come first. */
export function PositionList(props: PositionListProps) {
  const styles = useStyles();
  return (
    <ScrollArea className={styles.area}>
      <Positions {...props} />
    </ScrollArea>
  );
}

function Positions({ people, isChecked, onPick }: PositionListProps) {
  const text = useText();
  const items = people.toSorted(
    (a, b) => Number(b.assignments.length > 1) - Number(a.assignments.length > 1),
  );
  const { rows, rowCount } = useVirtualRows({
    items,
    keyOf: ({ id }) => id,
    heightOf: ({ assignments }) => (assignments.length > 1 ? 88 : 44),
    columns: 1,
    render: (person, position) => (
      <PositionRow
        key={person.id}
        person={person}
        position={position}
        isChecked={isChecked}
        onPick={onPick}
      />
    ),
  });
  return (
    <Table label={text('clocking.positions')} columns={['auto']} rowCount={rowCount}>
      {rows}
    </Table>
  );
}

interface PositionRowProps extends Omit<PositionListProps, 'people'> {
  readonly person: PersonToClockIn;
  readonly position: VirtualRow;
}

function PositionRow({ person, position, isChecked, onPick }: PositionRowProps) {
  const text = useText();
  const styles = useStyles();
  const { id, name, assignments, assignment } = person;
  const nameIn = (each: (typeof assignments)[number]) => {
    const isShared = assignments.some(
      (other) => other.id !== each.id && other.position.description === each.position.description,
    );
    return isShared ? each.description : each.position.description;
  };
  return (
    <Row {...position}>
      <Cell isRowHead className={styles.cell}>
        {assignments.length > 1 ? (
          <SelectField
            label={name}
            value={assignment && String(assignment.id)}
            choices={assignments.map((each) => ({ value: String(each.id), label: nameIn(each) }))}
            error={isChecked && assignment === null ? text('clocking.required') : null}
            onChange={(value) => onPick(id, Number(value))}
          />
        ) : (
          <span className={styles.line}>
            <span className={styles.name}>{name}</span>
            <span className={styles.position}>
              {assignment?.position.description ?? text('clocking.noPosition')}
            </span>
          </span>
        )}
      </Cell>
    </Row>
  );
}

const useStyles = makeStyles({
  area: {
    maxHeight: 'min(44vh, 420px)',
    marginTop: '16px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  cell: { padding: '8px 12px' },
  line: { display: 'flex', flexWrap: 'wrap', gap: '2px 12px', justifyContent: 'space-between' },
  name: { ...type.bodyStrong },
  position: { ...type.body, color: tokens.colorNeutralForeground3 },
});
