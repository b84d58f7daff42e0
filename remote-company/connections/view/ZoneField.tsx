import { useState } from 'react';
import { fold } from 'shared-contracts';
import { ComboField } from 'shared-ui';
import { useText } from '../../messages/useText.ts';

interface ZoneFieldProps {
  readonly label: string;
  /** An IANA name; null without one. */
  readonly value: string | null;
  readonly optional?: boolean;
  readonly onChange: (zone: string | null) => void;
}

const shown = 50;

/** A time zone from the list of the browser: no ambiguous or made-up name can be chosen. */
export function ZoneField({ label, value, optional = false, onChange }: ZoneFieldProps) {
  const text = useText();
  const [search, setSearch] = useState('');
  const wanted = fold(search);
  const choices = Intl.supportedValuesOf('timeZone')
    .filter((zone) => fold(zone).includes(wanted))
    .slice(0, shown)
    .map((zone) => ({ value: zone, label: zone }));
  return (
    <ComboField
      label={label}
      optional={optional}
      chosen={value === null ? null : { value, label: value }}
      choices={choices}
      onSearch={setSearch}
      onChange={(choice) => onChange(choice?.value ?? null)}
      error={!optional && value === null ? text('mapping.fault.zone') : null}
    />
  );
}
