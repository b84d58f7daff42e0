import { useState } from 'react';
import { Button, makeStyles, TextField } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import type { CheckedRow } from '../rules/checkList.ts';
import type { ListChange } from '../rules/listFlow.ts';
import { personFields, type PersonField } from '../rules/personField.ts';
import type { RowFault } from '../rules/rowFault.ts';
import { useFaultText } from './useFaultText.ts';

interface PersonFieldsProps {
  readonly row: CheckedRow;
  /** All fields, otherwise those with a fault. */
  readonly showsAll: boolean;
  readonly onChange: (change: ListChange) => void;
}

const shownFields = personFields.filter((field) => field !== 'fullName');

/** The fields of a row, to correct them in place. */
export function PersonFieldsForm({ row, showsAll, onChange }: PersonFieldsProps) {
  const text = useText();
  const styles = useStyles();
  const { number, faults, isLeftOut } = row;
  const fields = shownFields.filter(
    (field) => showsAll || faults.some((fault) => fault.field === field),
  );
  return (
    <div className={styles.form}>
      <div className={styles.fields}>
        {fields.map((field) => (
          <MendField
            key={`${field} ${valueOf(row, field)}`}
            field={field}
            row={row}
            faults={faults.filter((fault) => fault.field === field)}
            onMend={(value) => onChange({ type: 'mend', row: number, values: { [field]: value } })}
          />
        ))}
      </div>
      {!isLeftOut && (
        <Button
          size="row"
          onClick={() => onChange({ type: 'leaveOut', rows: [number], isLeftOut: true })}
        >
          {text('sheet.people.leaveOut')}
        </Button>
      )}
    </div>
  );
}

/** What the row says; what was proposed where it says nothing. */
function valueOf({ values, made, employeeNumber, username }: CheckedRow, field: PersonField) {
  if (field === 'employeeNumber' && made.includes(field)) return employeeNumber;
  if (field === 'username' && made.includes(field)) return username ?? '';
  return values[field] ?? '';
}

interface MendFieldProps {
  readonly field: PersonField;
  readonly row: CheckedRow;
  readonly faults: readonly RowFault[];
  readonly onMend: (value: string) => void;
}

/** A field that counts when it is left, or on Enter. */
function MendField({ field, row, faults, onMend }: MendFieldProps) {
  const text = useText();
  const styles = useStyles();
  const faultText = useFaultText();
  const value = valueOf(row, field);
  const [typed, setTyped] = useState(value);
  const commit = () => {
    if (typed !== value) onMend(typed);
  };
  const names = faults.flatMap((fault) => ('names' in fault ? fault.names : []));
  return (
    <div>
      <TextField
        label={text(`sheet.field.${field}`)}
        optional={field !== 'firstName' && field !== 'lastName'}
        hint={row.made.includes(field) ? text('sheet.people.proposed') : undefined}
        error={faults.map((fault) => faultText(fault, value)).join(' ')}
        value={typed}
        autoComplete="off"
        onChange={setTyped}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit();
        }}
      />
      {names.length > 0 && (
        <div className={styles.names}>
          {names.map((name) => (
            <Button key={name} size="row" onClick={() => onMend(name)}>
              {text('sheet.fault.use', { name })}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', alignItems: 'start', gap: '12px' },
  fields: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
    gap: '12px 16px',
    width: '100%',
  },
  names: { display: 'flex', flexWrap: 'wrap', gap: '8px', marginTop: '8px' },
});
