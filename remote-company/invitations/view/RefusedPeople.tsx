import { Card, makeStyles } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { nameOf, type Invitee, type Refused } from '../rules/invitee.ts';

interface RefusedPeopleProps {
  readonly refused: readonly Refused[];
  readonly people: readonly Invitee[];
}

/** Who got no invitation, and why. */
export function RefusedPeople({ refused, people }: RefusedPeopleProps) {
  const text = useText();
  const styles = useStyles();
  if (refused.length === 0) return null;
  const names = new Map(people.map((person) => [person.employeeId, nameOf(person)]));
  return (
    <Card title={text('invitations.refused', { count: refused.length })}>
      <ul className={styles.list}>
        {refused.map(({ employeeId, reason }) => (
          <li key={employeeId}>
            {text('invitations.refused.row', {
              name: names.get(employeeId) ?? String(employeeId),
              reason: text(`invitations.refusal.${reason}`),
            })}
          </li>
        ))}
      </ul>
    </Card>
  );
}

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', gap: '4px' },
});
