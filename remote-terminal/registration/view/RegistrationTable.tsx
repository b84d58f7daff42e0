import { Card, Loader, makeStyles } from 'shared-ui';
import { HeadCell, Table } from 'shared-ui/table';
import { useText } from '../../messages/useText.ts';
import type { FaceRegistration } from '../data/faceRegistrations.ts';
import { RegistrationRow } from './RegistrationRow.tsx';
import { useRegistrationLayout } from './useRegistrationLayout.ts';

export interface RegistrationTableProps {
  readonly people: readonly FaceRegistration[];
  /** Other people are loading. */
  readonly isChanging: boolean;
  readonly onRegister: (person: FaceRegistration) => void;
  readonly onRemove: (person: FaceRegistration) => void;
}

/** People, and whether their face is registered. */
export function RegistrationTable(props: RegistrationTableProps) {
  const { people, isChanging, onRegister, onRemove } = props;
  const text = useText();
  const styles = useStyles();
  const layout = useRegistrationLayout();
  return (
    <Card flush className={styles.card}>
      {isChanging && <Loader />}
      <Table
        label={text('registration.table')}
        columns={columns[layout]}
        head={
          <>
            {layout === 'wide' && <HeadCell>{text('registration.column.number')}</HeadCell>}
            <HeadCell>{text('registration.column.name')}</HeadCell>
            {layout !== 'list' && <HeadCell>{text('registration.column.state')}</HeadCell>}
            <HeadCell name={text('registration.column.actions')} />
          </>
        }
      >
        {people.map((person) => (
          <RegistrationRow
            key={person.employeeId}
            person={person}
            layout={layout}
            onRegister={() => onRegister(person)}
            onRemove={() => onRemove(person)}
          />
        ))}
      </Table>
    </Card>
  );
}

const columns = {
  list: ['auto', '108px'],
  narrow: ['auto', '184px', '176px'],
  wide: ['184px', 'auto', '32%', '216px'],
} as const;

const useStyles = makeStyles({
  card: { position: 'relative', overflow: 'clip', '& th': { borderRadius: 0 } },
});
