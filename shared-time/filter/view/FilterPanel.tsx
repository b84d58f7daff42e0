import { useState } from 'react';
import {
  AddRegular,
  Button,
  Card,
  ComboField,
  makeStyles,
  media,
  SelectField,
  type Choice,
} from 'shared-ui';
import { usePageText } from '../../page-messages/usePageText.ts';
import { clockWindow } from '../rules/clockWindow.ts';
import type { FilterKey, FilterValue } from '../rules/timeFilter.ts';
import { useFilterFields, type FilterFieldsOptions } from './useFilterFields.ts';

export interface FilterPanelProps extends FilterFieldsOptions {
  readonly values: readonly FilterValue[];
  readonly onAdd: (value: FilterValue) => void;
}

/** Adds a field's value to the filter. */
export function FilterPanel({ positions, finds, values, onAdd }: FilterPanelProps) {
  const styles = useStyles();
  const text = usePageText();
  const { fields, isLoading, hasFailed } = useFilterFields({ positions, finds });
  const [key, setKey] = useState<FilterKey>('position');
  const [value, setValue] = useState<Choice<string> | null>(null);
  const [search, setSearch] = useState('');
  const field = fields.find((each) => each.key === key) ?? fields[0];
  const taken = values.filter((each) => each.field === field?.key).map((each) => each.value);
  const isOfClock = field?.key === 'clockIn' || field?.key === 'clockOut';
  const typed = isOfClock ? clockWindow(search) : null;
  const windows = typed === null ? [] : [{ value: typed, label: typed.replace('-', ' – ') }];
  const choices = [
    ...windows,
    ...(field?.choices ?? []).filter(
      (choice) =>
        !taken.includes(choice.value) &&
        choice.label.toLocaleLowerCase().includes(search.toLocaleLowerCase()),
    ),
  ];

  function add(): void {
    if (!field || !value) return;
    onAdd({
      field: field.key,
      value: value.value,
      label: text('filter.is', { field: field.label, value: value.label }),
    });
    setValue(null);
    setSearch('');
  }

  return (
    <Card className={styles.card}>
      <form
        aria-label={text('filter.more.title')}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <SelectField
          className={styles.field}
          label={text('filter.field')}
          value={field?.key ?? null}
          choices={fields.map((each) => ({ value: each.key, label: each.label }))}
          onChange={(next) => {
            if (next) setKey(next);
            setValue(null);
            setSearch('');
          }}
        />
        <ComboField
          className={styles.field}
          label={text('filter.value')}
          chosen={value}
          choices={choices}
          loading={isLoading}
          {...(isOfClock ? { hint: text('filter.value.window') } : {})}
          error={hasFailed && choices.length === 0 ? text('filter.value.failed') : null}
          onSearch={setSearch}
          onChange={setValue}
        />
        <Button type="submit" icon={<AddRegular />} disabled={!value}>
          {text('filter.add')}
        </Button>
      </form>
    </Card>
  );
}

const useStyles = makeStyles({
  card: { marginBottom: '12px' },
  form: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    gap: '12px',
    [media.phone]: { flexDirection: 'column', alignItems: 'stretch' },
  },
  field: {
    flex: '1 1 200px',
    maxWidth: '320px',
    [media.phone]: { flex: 'none', maxWidth: 'none' },
  },
});
