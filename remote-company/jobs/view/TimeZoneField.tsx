import { useMemo, useState } from 'react';
import { ComboField } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { allZones, isAbbreviation, zonesFor } from '../rules/timeZones.ts';

const mostZones = 50;

interface TimeZoneFieldProps {
  /** An IANA name; null without one. */
  readonly value: string | null;
  /** What the zone is for; how to find one without this. */
  readonly hint?: string;
  readonly error: string | null;
  readonly onChange: (zone: string) => void;
}

/** A time zone by its city; abbreviations such as BST mean several of them. */
export function TimeZoneField({ value, hint, error, onChange }: TimeZoneFieldProps) {
  const text = useText();
  const [words, setWords] = useState('');
  const zones = useMemo(() => allZones(), []);
  const found = zonesFor(words, zones).slice(0, mostZones);
  return (
    <ComboField
      label={text('jobs.timeZone')}
      hint={
        isAbbreviation(words)
          ? text('jobs.timeZone.several', { name: words.trim().toUpperCase() })
          : (hint ?? text('jobs.timeZone.hint'))
      }
      chosen={value === null ? null : { value, label: value }}
      choices={found.map((zone) => ({ value: zone, label: zone }))}
      onSearch={setWords}
      onChange={(choice) => {
        if (choice) onChange(choice.value);
      }}
      error={error}
    />
  );
}
