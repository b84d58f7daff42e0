import type { Instant } from 'shared-contracts';
import { makeStyles, media, useViewport } from 'shared-ui';
import { Cell, GlyphButton, Row, RowCheckbox, type VirtualRow } from 'shared-ui/table';
import { useText } from '../../messages/useText.ts';
import { PersonHead } from '../../people/view/PersonHead.tsx';
import { canBeClocked, isIn } from '../rules/clockedPerson.ts';
import type { AskedState } from '../rules/massRun.ts';
import { nameOf, type Subordinate } from '../../people/rules/subordinate.ts';
import { PersonState } from './PersonState.tsx';
import { RowSwitch } from './RowSwitch.tsx';

/** The actions of a row. */
export interface ClockingActions {
  readonly select: (people: readonly Subordinate[], isSelected: boolean) => void;
  readonly clock: (person: Subordinate, isIn: boolean) => void;
  /** Null if a person has no other actions. */
  readonly openMenu: (person: Subordinate, target: HTMLElement) => void;
}

export interface SubordinateRowProps {
  readonly person: Subordinate;
  readonly position: VirtualRow;
  readonly isSelected: boolean;
  /** The requested state of the clock; undefined if no request is pending. */
  readonly asked: AskedState | undefined;
  readonly now: Instant;
  readonly actions: ClockingActions;
}

/** A person with the clock switch; on phones the state is below the name. */
export function SubordinateRow(props: SubordinateRowProps) {
  const { person, position, isSelected, asked, now, actions } = props;
  const text = useText();
  const styles = useStyles();
  const isPhone = useViewport() === 'phone';
  const { employee, subordinateAssignments } = person;
  const name = nameOf(employee);
  const can = canBeClocked(person);
  const { openMenu } = actions;
  const select = (selected: boolean) => actions.select([person], selected);
  const positions = new Set(
    subordinateAssignments.map(({ position: { description } }) => description),
  );
  return (
    <Row
      {...position}
      height={isPhone ? 72 : 56}
      selected={can ? isSelected : undefined}
      onSelect={can ? () => select(!isSelected) : undefined}
    >
      <Cell className={styles.check}>
        <RowCheckbox
          label={text('clocking.select', { name })}
          checked={isSelected}
          disabled={!can}
          onChange={select}
        />
      </Cell>
      <Cell isRowHead className={styles.content}>
        <PersonHead
          employeeId={employee.id}
          name={name}
          second={`${employee.employeeNumber} · ${[...positions].join(', ')}`}
        >
          {isPhone && <PersonState person={person} now={now} asked={asked} />}
        </PersonHead>
      </Cell>
      {!isPhone && (
        <Cell>
          <PersonState person={person} now={now} asked={asked} />
        </Cell>
      )}
      <Cell className={styles.switch}>
        <RowSwitch
          label={text('clocking.switch', { name })}
          checked={asked?.isIn ?? isIn(person)}
          disabled={!can}
          onChange={(wanted) => actions.clock(person, wanted)}
        />
      </Cell>
      <Cell className={styles.menu}>
        <GlyphButton
          size="row"
          glyph={isPhone ? 'actionsUpright' : 'actions'}
          label={text('clocking.actions', { name })}
          aria-haspopup="menu"
          onClick={({ currentTarget }) => openMenu(person, currentTarget)}
        />
      </Cell>
    </Row>
  );
}

/** As wide as its column. */
const button = {
  padding: 0,
  [media.phone]: { padding: 0 },
  '& > *': { verticalAlign: 'middle' },
} as const;

const useStyles = makeStyles({
  check: { padding: '0 0 0 12px', [media.phone]: { padding: '0 0 0 8px' } },
  content: { [media.phone]: { padding: '10px 4px' } },
  switch: { ...button, textAlign: 'center' },
  menu: button,
});
