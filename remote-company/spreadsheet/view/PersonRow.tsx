import type { ReactElement } from 'react';
import {
  Badge,
  Button,
  CheckmarkCircleFilled,
  InfoRegular,
  makeStyles,
  mergeClasses,
  AddRegular,
  text as type,
  tokens,
  WarningFilled,
  DismissRegular,
  type Meaning,
} from 'shared-ui';
import { Cell, ExpandButton, Row, type VirtualRow } from 'shared-ui/table';
import { useText } from '../../messages/useText.ts';
import type { CheckedRow } from '../rules/checkList.ts';
import type { ListChange } from '../rules/listFlow.ts';
import { useJobWords } from './useJobWords.ts';

interface PersonRowProps {
  readonly row: CheckedRow;
  readonly virtual: VirtualRow;
  readonly isPhone: boolean;
  readonly isOpen: boolean;
  readonly isMended: boolean;
  readonly onToggle: (number: number) => void;
  readonly onChange: (change: ListChange) => void;
}

/** A person of the list: who, which job, and what becomes of the row. */
export function PersonRow(props: PersonRowProps) {
  const { row, virtual, isPhone, isOpen, isMended, onToggle } = props;
  const text = useText();
  const styles = useStyles();
  const jobWords = useJobWords();
  const { number, isLeftOut } = row;
  const name = useNameWords(row);
  const toggle = () => onToggle(number);
  const expand = (
    <Cell align="end">
      <ExpandButton
        expanded={isOpen}
        onToggle={toggle}
        label={text('sheet.people.details', { name })}
      />
    </Cell>
  );
  const state = isLeftOut ? <TakeIn {...props} /> : <State row={row} isMended={isMended} />;
  return (
    <Row
      height={56}
      index={virtual.index}
      ref={virtual.ref}
      expanded={isOpen}
      onToggle={toggle}
      className={mergeClasses(isLeftOut && styles.leftOut)}
    >
      {isPhone ? (
        <>
          <Cell isRowHead>
            <div className={styles.name}>{name}</div>
            <Login row={row} />
            <div className={styles.quiet}>{jobWords(row)}</div>
            <div className={styles.state}>
              {state}
              <span className={styles.quiet}>
                {text('sheet.people.row')} {number}
              </span>
            </div>
          </Cell>
          {expand}
        </>
      ) : (
        <>
          <Cell align="end" tone="quiet">
            {number}
          </Cell>
          <Cell isRowHead>
            <div className={styles.name}>{name}</div>
            <Login row={row} />
          </Cell>
          <Cell>{jobWords(row)}</Cell>
          <Cell>{state}</Cell>
          {expand}
        </>
      )}
    </Row>
  );
}

function useNameWords({ values: { firstName = '', lastName = '' }, number }: CheckedRow): string {
  const text = useText();
  return `${firstName} ${lastName}`.trim() || text('sheet.people.nameless', { row: number });
}

/** `2002 · ella.stone`, and the name that a known person has so far. */
function Login({ row }: { readonly row: CheckedRow }) {
  const text = useText();
  const styles = useStyles();
  const { person, values, employeeNumber, username } = row;
  const isRenamed =
    person !== null &&
    (person.firstName !== (values.firstName ?? person.firstName) ||
      person.lastName !== (values.lastName ?? person.lastName));
  const parts = [
    employeeNumber,
    username ?? '',
    isRenamed ? text('sheet.people.soFar', { name: `${person.firstName} ${person.lastName}` }) : '',
  ];
  return <div className={styles.quiet}>{parts.filter((part) => part !== '').join(' · ')}</div>;
}

function State({ row, isMended }: { readonly row: CheckedRow; readonly isMended: boolean }) {
  const text = useText();
  const kind = stateOf(row, isMended);
  const { meaning, icon } = looks[kind];
  return (
    <Badge meaning={meaning} icon={icon}>
      {text(`sheet.state.${kind}`)}
    </Badge>
  );
}

type StateKind = 'faulty' | 'mended' | 'known' | 'new';

function stateOf({ faults, person }: CheckedRow, isMended: boolean): StateKind {
  if (faults.length > 0) return 'faulty';
  if (isMended) return 'mended';
  return person === null ? 'new' : 'known';
}

const looks: Readonly<Record<StateKind, { meaning: Meaning; icon: ReactElement }>> = {
  faulty: { meaning: 'warning', icon: <WarningFilled /> },
  mended: { meaning: 'approved', icon: <CheckmarkCircleFilled /> },
  known: { meaning: 'pending', icon: <InfoRegular /> },
  new: { meaning: 'work', icon: <AddRegular /> },
};

function TakeIn({ row: { number }, onChange }: Pick<PersonRowProps, 'row' | 'onChange'>) {
  const text = useText();
  const styles = useStyles();
  return (
    <span className={styles.out}>
      <Badge bare meaning="deleted" icon={<DismissRegular />}>
        {text('sheet.state.leftOut')}
      </Badge>
      <Button
        size="row"
        look="subtle"
        onClick={() => onChange({ type: 'leaveOut', rows: [number], isLeftOut: false })}
      >
        {text('sheet.people.takeIn')}
      </Button>
    </span>
  );
}

const useStyles = makeStyles({
  name: { ...type.bodyStrong, overflowWrap: 'anywhere' },
  quiet: { ...type.secondary, color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
  state: { display: 'flex', alignItems: 'center', gap: '8px', marginTop: '4px' },
  out: { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px' },
  leftOut: { color: tokens.colorNeutralForeground3 },
});
