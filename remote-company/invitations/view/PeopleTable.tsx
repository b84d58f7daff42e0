import {
  Badge,
  Card,
  CheckmarkCircleFilled,
  HourglassHalfRegular,
  KeyRegular,
  makeStyles,
  text as type,
  tokens,
  useViewport,
} from 'shared-ui';
import {
  Cell,
  HeadCell,
  Row,
  RowCheckbox,
  Table,
  useVirtualRows,
  type VirtualRow,
} from 'shared-ui/table';
import { useText } from '../../messages/useText.ts';
import { useWhen } from '../../company-history/view/useWhen.ts';
import { nameOf, type InvitationState, type Invitee } from '../rules/invitee.ts';
import type { useChosen } from './useChosen.ts';

interface PeopleTableProps {
  readonly people: readonly Invitee[];
  readonly choice: ReturnType<typeof useChosen>;
}

/** The people of the list, each with a box to choose. */
export function PeopleTable({ people, choice }: PeopleTableProps) {
  const text = useText();
  const isWide = useViewport() === 'desktop';
  const able = people.filter(({ refusal }) => refusal === null);
  const count = able.filter(({ employeeId }) => choice.has(employeeId)).length;
  const { rows, rowCount } = useVirtualRows({
    ...{ items: people, keyOf, heightOf },
    columns: isWide ? 4 : 2,
    render: (person, position) => (
      <PersonRow
        key={person.employeeId}
        {...{ person, position, isWide }}
        isChosen={choice.has(person.employeeId)}
        onChoose={(isChosen) => choice.choose([person], isChosen)}
      />
    ),
  });
  return (
    <Card flush title={text('invitations.title')}>
      <Table
        label={text('invitations.title')}
        columns={isWide ? ['56px', 'auto', '30%', '220px'] : ['52px', 'auto']}
        rowCount={rowCount}
        head={
          <>
            <HeadCell>
              <RowCheckbox
                label={text('invitations.all', { count: able.length })}
                checked={count > 0 && (count === able.length || 'mixed')}
                disabled={able.length === 0}
                onChange={(isChosen) => choice.choose(able, isChosen)}
              />
            </HeadCell>
            <HeadCell>{text('invitations.person')}</HeadCell>
            {isWide && <HeadCell>{text('invitations.sites')}</HeadCell>}
            {isWide && <HeadCell>{text('invitations.state')}</HeadCell>}
          </>
        }
      >
        {rows}
      </Table>
    </Card>
  );
}

interface PersonRowProps {
  readonly person: Invitee;
  readonly position: VirtualRow;
  readonly isWide: boolean;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
}

function PersonRow({ person, position, isWide, isChosen, onChoose }: PersonRowProps) {
  const text = useText();
  const styles = useStyles();
  const { employeeNumber, username, sites, refusal } = person;
  const isAble = refusal === null;
  return (
    <Row
      height={56}
      {...position}
      selected={isAble ? isChosen : undefined}
      onSelect={isAble ? () => onChoose(!isChosen) : undefined}
    >
      <Cell>
        <RowCheckbox
          label={text('invitations.choose', { name: nameOf(person) })}
          checked={isChosen}
          disabled={!isAble}
          onChange={onChoose}
        />
      </Cell>
      <Cell isRowHead>
        <div className={styles.name}>{nameOf(person)}</div>
        <div className={styles.quiet}>
          {username === null ? employeeNumber : `${employeeNumber} · ${username}`}
        </div>
        {!isWide && sites.length > 0 && <div className={styles.quiet}>{sites.join(', ')}</div>}
        {!isWide && <PersonState person={person} />}
      </Cell>
      {isWide && <Cell tone="quiet">{sites.join(', ')}</Cell>}
      {isWide && (
        <Cell>
          <PersonState person={person} />
        </Cell>
      )}
    </Row>
  );
}

const looks = {
  NOT_INVITED: { meaning: 'pending', icon: <KeyRegular /> },
  INVITED: { meaning: 'pending', icon: <HourglassHalfRegular /> },
  ACTIVE: { meaning: 'approved', icon: <CheckmarkCircleFilled /> },
} as const satisfies Record<InvitationState, object>;

function PersonState({ person: { state, until, refusal } }: { readonly person: Invitee }) {
  const text = useText();
  const styles = useStyles();
  const whenOf = useWhen();
  const { meaning, icon } = looks[state];
  return (
    <div className={styles.state}>
      <Badge meaning={meaning} icon={icon} bare>
        {text(`invitations.state.${state}`)}
      </Badge>
      {until !== null && (
        <span className={styles.quiet}>{text('invitations.until', { day: whenOf(until) })}</span>
      )}
      {refusal !== null && (
        <span className={styles.quiet}>{text(`invitations.refusal.${refusal}`)}</span>
      )}
    </div>
  );
}

function keyOf({ employeeId }: Invitee): number {
  return employeeId;
}

function heightOf(): number {
  return 64;
}

const useStyles = makeStyles({
  name: { ...type.bodyStrong, overflowWrap: 'anywhere' },
  quiet: { ...type.secondary, color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
  state: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start' },
});
