import { makeStyles, SelectField, text as type, tokens } from 'shared-ui';
import { positionName } from 'shared-time/clocking-choice/rules/positionName.ts';
import { Cell, Row, type VirtualRow } from 'shared-ui/table';
import { useText } from '../../messages/useText.ts';
import type { PersonToClockIn } from '../../booking/rules/choiceForAll.ts';
import { ScrolledRows } from './ScrolledRows.tsx';

export interface PositionListProps {
  readonly people: readonly PersonToClockIn[];
  /** Missing positions are shown as errors. */
  readonly isChecked: boolean;
  readonly onPick: (person: number, assignment: number) => void;
}

/** Everybody with the position to clock in on; people with several come first. */
export function PositionList({ people, isChecked, onPick }: PositionListProps) {
  const text = useText();
  const styles = useStyles();
  return (
    <ScrolledRows
      label={text('clocking.positions')}
      className={styles.area}
      items={people.toSorted(
        (a, b) => Number(b.assignments.length > 1) - Number(a.assignments.length > 1),
      )}
      keyOf={({ id }) => id}
      heightOf={({ assignments }) => (assignments.length > 1 ? 88 : 44)}
      render={(person, position) => (
        <PositionRow
          key={person.id}
          person={person}
          position={position}
          isChecked={isChecked}
          onPick={onPick}
        />
      )}
    />
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
  return (
    <Row {...position}>
      <Cell isRowHead className={styles.cell}>
        {assignments.length > 1 ? (
          <SelectField
            label={name}
            value={assignment && String(assignment.id)}
            choices={assignments.map((each) => ({
              value: String(each.id),
              label: positionName(each, assignments),
            }))}
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
  area: { maxHeight: 'min(44vh, 420px)' },
  cell: { padding: '8px 12px' },
  line: { display: 'flex', flexWrap: 'wrap', gap: '2px 12px', justifyContent: 'space-between' },
  name: { ...type.bodyStrong },
  position: { ...type.body, color: tokens.colorNeutralForeground3 },
});
