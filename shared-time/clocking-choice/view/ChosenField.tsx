import { useState } from 'react';
import { limits, type components } from 'shared-contracts';
import { CheckboxField, ComboField, makeStyles, SelectField, useApi, useQuery } from 'shared-ui';
import { customFieldOptionsQuery } from '../../data/timeQueries.ts';
import { unhurried, useSearch } from '../../view/useSearch.ts';
import { usePageText } from '../../page-messages/usePageText.ts';

import { useFailureDialog } from './useFailureDialog.ts';

type Option = components['schemas']['CustomFieldOption'];

export interface ChosenFieldProps {
  readonly field: components['schemas']['CustomField'];
  readonly chosen: Option | null;
  /** Null clears the choice. */
  readonly onChange: (option: Option | null) => void;
  readonly error: string | null;
}

/** A custom field: a checkbox, a select, or a search. */
export function ChosenField(props: ChosenFieldProps) {
  const { field, chosen, onChange, error } = props;
  const styles = useStyles();
  const { type, name, description, required, options } = field;
  switch (type) {
    case 'FLAG':
      return (
        <CheckboxField
          label={name}
          className={styles.flag}
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
          value={chosen && String(chosen.id)}
          choices={options.map((option) => ({ value: String(option.id), label: option.name }))}
          error={error}
          onChange={(value) => onChange(options.find(({ id }) => String(id) === value) ?? null)}
        />
      );
    case 'COMBOBOX':
      return <SearchedField {...props} />;
  }
}

function SearchedField({ field, chosen, onChange, error }: ChosenFieldProps) {
  const text = usePageText();
  const api = useApi();
  const { asked, isTooShort, isAhead, type: onSearch } = useSearch(unhurried);
  const [isAsked, setIsAsked] = useState(false);
  const found = useQuery({ ...customFieldOptionsQuery(api, field.id, asked), enabled: isAsked });
  useFailureDialog(found.error, text('choice.options.failed', { name: field.name }));
  const options = found.data ?? field.options;
  return (
    <div onFocus={() => setIsAsked(true)}>
      <ComboField
        label={field.name}
        hint={
          isTooShort
            ? text('choice.search.hint', { minimum: limits.minimumSearchLength })
            : field.description
        }
        optional={!field.required}
        error={error}
        chosen={chosen && { value: String(chosen.id), label: chosen.name }}
        choices={options.map(({ id, name }) => ({ value: String(id), label: name }))}
        loading={isAhead || found.isFetching}
        placeholder={text('choice.choose')}
        onSearch={onSearch}
        onChange={(choice) => onChange(choice && { id: Number(choice.value), name: choice.label })}
      />
    </div>
  );
}

const useStyles = makeStyles({
  flag: { alignSelf: 'end', minHeight: '40px', marginLeft: '-8px' },
});
