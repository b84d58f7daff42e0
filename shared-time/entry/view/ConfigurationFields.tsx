import {
  makeStyles,
  media,
  mergeClasses,
  SelectField,
  SwitchField,
  TextField,
  useApi,
} from 'shared-ui';
import { positionName } from '../../clocking-choice/rules/positionName.ts';
import { costCentersQuery } from '../../data/timeQueries.ts';
import { useText } from '../../messages/useText.ts';
import type { Named } from '../rules/entryDraft.ts';
import { isBreakSubject } from '../rules/entrySubject.ts';
import { CustomFieldInput } from './CustomFieldInput.tsx';
import { SearchedField } from './SearchedField.tsx';
import { useEntryFeatures } from './useEntryAssignments.ts';
import type { EntryForm } from './useEntryForm.ts';
import { useFaultText } from './useFaultText.ts';

/** What the entry is booked on: position, time type, cost center and custom fields. */
export function ConfigurationFields({ form }: { readonly form: EntryForm }) {
  const { subject, assignment, draft, change, timeTypes } = form;
  const { hasCostCenters, costCenterRequired } = useEntryFeatures();
  const styles = useStyles();
  const text = useText();
  const api = useApi();
  const faultText = useFaultText(form.timeZone);
  const isRequired = !isBreakSubject(subject);
  const mayCallBack =
    isRequired && (draft.isCallBack || assignment.authorityNames.includes('CAPTURE_CALL_BACK'));

  function errorAt(field: 'timeTypeId' | 'costCenter'): string | null {
    const fault = form.shownFaults.find((each) => each.field === field);
    return fault ? faultText(fault) : null;
  }

  return (
    <div className={styles.fields}>
      <PositionField form={form} />
      {timeTypes.length > 1 && (
        <SelectField
          label={text('time.timeType')}
          error={errorAt('timeTypeId')}
          value={draft.timeTypeId === null ? null : String(draft.timeTypeId)}
          choices={timeTypes.map(({ id, externalName }) => ({
            value: String(id),
            label: externalName,
          }))}
          onChange={(value) => change({ timeTypeId: value === null ? null : Number(value) })}
        />
      )}
      {hasCostCenters && (
        <SearchedField
          label={text('time.costCenter')}
          {...(timeTypes.length > 1 ? {} : { className: styles.wide })}
          optional={!(isRequired && costCenterRequired)}
          error={errorAt('costCenter')}
          chosen={draft.costCenter}
          onChange={(costCenter) => change({ costCenter })}
          queryOf={(search) => costCentersQuery(api, assignment.id, search)}
        />
      )}
      {mayCallBack && (
        <SwitchField
          label={text('time.callBack')}
          checked={draft.isCallBack}
          onChange={(isCallBack) => change({ isCallBack })}
        />
      )}
      {form.customFields.length > 0 && <CustomFields form={form} />}
    </div>
  );
}

function PositionField({ form }: { readonly form: EntryForm }) {
  const { assignments, assignment } = form;
  const styles = useStyles();
  const text = useText();
  return assignments.length > 1 ? (
    <SelectField
      label={text('time.position')}
      className={styles.wide}
      value={String(assignment.id)}
      choices={assignments.map((each) => ({
        value: String(each.id),
        label: positionName(each, assignments),
      }))}
      onChange={(value) => form.chooseAssignment(Number(value))}
    />
  ) : (
    <TextField
      label={text('time.position')}
      className={styles.wide}
      value={assignment.position.description}
      readOnly
      onChange={() => undefined}
    />
  );
}

function CustomFields({ form }: { readonly form: EntryForm }) {
  const { draft, change, customFields } = form;
  const styles = useStyles();
  const faultText = useFaultText(form.timeZone);
  const isRequired = !isBreakSubject(form.subject);

  function chooseOption(field: number, option: Named | null): void {
    const { [field]: _before, ...others } = draft.options;
    change({ options: option === null ? others : { ...others, [field]: option } });
  }
  function errorOf(field: number): string | null {
    const fault = form.shownFaults.find(
      (each) =>
        (each.rule === 'CUSTOM_FIELD_REQUIRED' || each.rule === 'CHOICE_GONE') &&
        each.values.customFieldId === field,
    );
    return fault ? faultText(fault) : null;
  }

  return (
    <div
      className={mergeClasses(
        styles.custom,
        styles.wide,
        customFields.length > 2 && styles.twoColumns,
      )}
    >
      {customFields.map((field) => (
        <CustomFieldInput
          key={field.id}
          field={field}
          required={field.required && isRequired}
          chosen={draft.options[field.id] ?? null}
          error={errorOf(field.id)}
          onChange={(option) => chooseOption(field.id, option)}
        />
      ))}
    </div>
  );
}

const useStyles = makeStyles({
  fields: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 170px), 1fr))',
    alignItems: 'start',
    gap: '14px 12px',
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' },
  },
  wide: { gridColumn: '1 / -1' },
  custom: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: '14px 12px',
  },
  twoColumns: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
