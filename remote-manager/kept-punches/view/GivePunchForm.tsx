import { useState, type FormEvent } from 'react';
import { limits } from 'shared-contracts';
import { useSubordinateSearch } from 'shared-time';
import { Button, ComboField, makeStyles, media, SelectField } from 'shared-ui';
import { nameOf, type Subordinate } from '../../people/rules/subordinate.ts';
import { useText } from '../../messages/useText.ts';
import type { WaitingPunch } from '../data/keptPunches.ts';
import type { Receiver } from './useSettle.ts';

export interface GivePunchFormProps {
  readonly punch: WaitingPunch;
  readonly isBusy: boolean;
  readonly onCancel: () => void;
  readonly onGive: (receiver: Receiver) => void;
}

/**
 * The person for whom a punch is recorded: defaults to the number's owner; asks for a position if
 * there are several.
 */
export function GivePunchForm({ punch, isBusy, onCancel, onGive }: GivePunchFormProps) {
  const text = useText();
  const styles = useStyles();
  const { employee } = punch;
  const known = employee && `${employee.firstName} ${employee.lastName}`;
  const search = useSubordinateSearch(known ?? '');
  // The number's owner, until somebody is chosen, or cleared.
  const [picked, setPicked] = useState<Subordinate | null>();
  const [assignment, setAssignment] = useState<number | null>(null);
  const [isChecked, setIsChecked] = useState(false);
  const suggested = search.people.find(({ employee: { id } }) => id === employee?.id) ?? null;
  const person = picked === undefined ? suggested : picked;
  const positions = person?.subordinateAssignments ?? [];
  const assignmentId = positions.length === 1 ? (positions[0]?.id ?? null) : assignment;

  function submit(event: FormEvent): void {
    event.preventDefault();
    setIsChecked(true);
    if (isBusy || person === null || assignmentId === null) return;
    onGive({ employeeId: person.employee.id, assignmentId, name: nameOf(person.employee) });
  }

  const isMissing = isChecked && person === null;
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <ComboField
        label={text('kept.person')}
        hint={
          search.isTooShort
            ? text('kept.person.hint', { minimum: limits.minimumSearchLength })
            : undefined
        }
        error={
          search.isError
            ? text('kept.person.failed')
            : isMissing
              ? text('kept.person.missing')
              : null
        }
        chosen={person && { value: String(person.employee.id), label: nameOf(person.employee) }}
        choices={search.choices}
        loading={search.isWaiting}
        onSearch={search.type}
        onChange={(choice) => {
          const isChosen = ({ employee: { id } }: Subordinate) => String(id) === choice?.value;
          setPicked(search.people.find(isChosen) ?? null);
          setAssignment(null);
        }}
      />
      {positions.length > 1 && (
        <SelectField
          label={text('kept.position')}
          value={assignment === null ? null : String(assignment)}
          choices={positions.map(({ id, position, description }) => ({
            value: String(id),
            label: `${position.description}, ${description}`,
          }))}
          error={isChecked && assignment === null ? text('clocking.required') : null}
          onChange={(value) => setAssignment(value === null ? null : Number(value))}
        />
      )}
      <div className={styles.buttons}>
        <Button onClick={onCancel}>{text('clocking.cancel')}</Button>
        <Button look="primary" type="submit" busy={isBusy} disabled={isBusy}>
          {text('kept.record')}
        </Button>
      </div>
    </form>
  );
}

const useStyles = makeStyles({
  form: {
    display: 'flex',
    flexDirection: 'column',
    gap: '12px',
    flex: '1 0 100%',
    maxWidth: '480px',
    [media.phone]: { maxWidth: 'none' },
  },
  buttons: { display: 'flex', justifyContent: 'flex-end', gap: '8px' },
});
