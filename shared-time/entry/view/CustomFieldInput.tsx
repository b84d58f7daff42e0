import type { components } from 'shared-contracts';
import { CheckboxField, SelectField, useApi } from 'shared-ui';
import { customFieldOptionsQuery } from '../../data/timeQueries.ts';
import type { Named } from '../rules/entryDraft.ts';
import { SearchedField } from './SearchedField.tsx';

export interface CustomFieldInputProps {
  readonly field: components['schemas']['CustomField'];
  readonly required: boolean;
  readonly chosen: Named | null;
  readonly error: string | null;
  readonly onChange: (chosen: Named | null) => void;
}

/** A custom field: a checkbox, a select, or a search (spec §3). */
export function CustomFieldInput(props: CustomFieldInputProps) {
  const { field, required, chosen, error, onChange } = props;
  const { id, name, type: kind, description, options } = field;
  const api = useApi();
  switch (kind) {
    case 'FLAG':
      return (
        <CheckboxField
          label={name}
          checked={chosen !== null}
          error={error}
          onChange={(isSet) => onChange(isSet ? (options[0] ?? null) : null)}
        />
      );
    case 'SELECT':
      return (
        <SelectField
          label={name}
          hint={description}
          optional={!required}
          error={error}
          value={chosen && String(chosen.id)}
          choices={options.map((option) => ({ value: String(option.id), label: option.name }))}
          onChange={(value) => onChange(options.find((each) => String(each.id) === value) ?? null)}
        />
      );
    case 'COMBOBOX':
      return (
        <SearchedField
          label={name}
          hint={description}
          optional={!required}
          error={error}
          chosen={chosen}
          onChange={onChange}
          queryOf={(search) => customFieldOptionsQuery(api, id, search)}
        />
      );
  }
}
