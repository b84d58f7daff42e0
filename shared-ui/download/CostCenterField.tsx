import { fold } from 'shared-contracts';
import { useState } from 'react';
import { ComboField, useApi, useFailureText, useQuery } from 'shared-ui';

export interface CostCenterFieldProps {
  readonly label: string;
  readonly isRequired: boolean;
  readonly disabled: boolean;
  /** Null: all. */
  readonly chosen: number | null;
  readonly onChange: (id: number | null) => void;
}

/** One of the company's cost centers, found by search. */
export function CostCenterField(props: CostCenterFieldProps) {
  const { label, isRequired, disabled, chosen, onChange } = props;
  const failureText = useFailureText();
  const {
    data = [],
    isPending,
    error,
  } = useQuery(useApi().query.GET('/api/time-pairs/all-cost-centers'));
  const [search, setSearch] = useState('');
  const choices = data.map(({ id, name }) => ({ value: String(id), label: name }));
  const wanted = fold(search);
  return (
    <ComboField
      label={label}
      optional={!isRequired}
      error={error ? failureText(error) : null}
      disabled={disabled}
      loading={isPending}
      chosen={choices.find(({ value }) => value === String(chosen)) ?? null}
      choices={choices.filter((each) => fold(each.label).includes(wanted))}
      onSearch={setSearch}
      onChange={(choice) => onChange(choice === null ? null : Number(choice.value))}
    />
  );
}
