import { CheckboxField, makeStyles, SelectField, text as type, TextField } from 'shared-ui';
import { DatePicker } from 'shared-ui/date-time';
import { useText } from '../../messages/useText.ts';
import type { Choices, DirectoryMapping } from '../rules/mapping.ts';
import type { MappingField } from '../rules/mappingDraft.ts';
import { ZoneField } from './ZoneField.tsx';

interface CommonFieldsProps {
  readonly mapping: DirectoryMapping;
  readonly choices: Choices;
  /** Fields whose fault is shown. */
  readonly faults: ReadonlySet<MappingField>;
  readonly onChange: (changes: Partial<DirectoryMapping>) => void;
}

const rights: readonly DirectoryMapping['authorities'][number][] = [
  'CAPTURE_TIME',
  'VIEW_TIME',
  'ADD_TIME',
  'CAPTURE_CALL_BACK',
];
const variants: readonly DirectoryMapping['timeRecordingVariant'][] = ['CLOCK', 'DURATION'];
const managerKeys: readonly DirectoryMapping['managerBy'][] = [
  'SCIM_ID',
  'EXTERNAL_ID',
  'EMPLOYEE_NUMBER',
];

/** What holds for everybody whom the mapping makes a job for. */
export function CommonFields({ mapping, choices, faults, onChange }: CommonFieldsProps) {
  const text = useText();
  const styles = useStyles();
  const listed = (list: Choices['positions']) =>
    list.map(({ code, name }) => ({ value: code, label: name }));
  const empty = (field: MappingField) => (faults.has(field) ? text('mapping.fault.empty') : null);
  return (
    <section className={styles.section}>
      <h3 className={styles.title}>{text('mapping.everybody')}</h3>
      <div className={styles.grid}>
        <ZoneField
          label={text('mapping.timeZone')}
          value={mapping.timeZone}
          onChange={(timeZone) => timeZone !== null && onChange({ timeZone })}
        />
        <TextField
          label={text('mapping.country')}
          value={mapping.countryCode}
          maxLength={2}
          onChange={(code) => onChange({ countryCode: code.toUpperCase() })}
          error={faults.has('countryCode') ? text('mapping.fault.country') : null}
        />
        <TextField
          label={text('mapping.company')}
          value={mapping.company}
          maxLength={200}
          onChange={(company) => onChange({ company })}
          error={empty('company')}
        />
        <SelectField
          label={text('mapping.variant')}
          value={mapping.timeRecordingVariant}
          choices={variants.map((value) => ({ value, label: text(`mapping.variant.${value}`) }))}
          onChange={(variant) => variant !== null && onChange({ timeRecordingVariant: variant })}
        />
        <SelectField
          label={text('mapping.profile')}
          value={mapping.timeTypeProfile}
          choices={listed(choices.timeTypeProfiles)}
          onChange={(profile) => profile !== null && onChange({ timeTypeProfile: profile })}
          error={empty('timeTypeProfile')}
        />
        <SelectField
          optional
          label={text('mapping.calendar')}
          value={mapping.holidayCalendar}
          choices={listed(choices.holidayCalendars)}
          onChange={(holidayCalendar) => onChange({ holidayCalendar })}
        />
        <DatePicker
          label={text('mapping.schedulesFrom')}
          value={mapping.schedulesFrom}
          onChange={(schedulesFrom) => schedulesFrom !== null && onChange({ schedulesFrom })}
        />
        <SelectField
          label={text('mapping.managerBy')}
          value={mapping.managerBy}
          choices={managerKeys.map((value) => ({
            value,
            label: text(`mapping.managerBy.${value}`),
          }))}
          onChange={(managerBy) => managerBy !== null && onChange({ managerBy })}
        />
      </div>
      <CheckboxField
        label={text('mapping.usesTimeZone')}
        checked={mapping.usesTimeZone}
        onChange={(usesTimeZone) => onChange({ usesTimeZone })}
      />
      <CheckboxField
        label={text('mapping.usesCostCenter')}
        checked={mapping.usesCostCenter}
        onChange={(usesCostCenter) => onChange({ usesCostCenter })}
      />
      <Rights authorities={mapping.authorities} onChange={onChange} />
    </section>
  );
}

interface RightsProps extends Pick<CommonFieldsProps, 'onChange'> {
  readonly authorities: DirectoryMapping['authorities'];
}

function Rights({ authorities, onChange }: RightsProps) {
  const text = useText();
  const styles = useStyles();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.title}>{text('mapping.rights')}</legend>
      {rights.map((right) => (
        <CheckboxField
          key={right}
          label={text(`mapping.right.${right}`)}
          checked={authorities.includes(right)}
          onChange={(isChosen) =>
            onChange({
              authorities: rights.filter((each) =>
                each === right ? isChosen : authorities.includes(each),
              ),
            })
          }
        />
      ))}
    </fieldset>
  );
}

const useStyles = makeStyles({
  section: { display: 'flex', flexDirection: 'column', gap: '8px' },
  title: { ...type.bodyStrong, margin: 0, padding: 0 },
  grid: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(260px, 1fr))',
    gap: '12px 16px',
    maxWidth: '860px',
  },
  group: { display: 'flex', flexDirection: 'column', margin: 0, padding: 0, border: 'none' },
});
