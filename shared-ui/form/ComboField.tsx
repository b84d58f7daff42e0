import { useState } from 'react';
import { later } from '../later/later.ts';
import { LabelledField, type FieldFrame } from './LabelledField.tsx';
import type { Choice } from './SelectField.tsx';
import { TextField } from './TextField.tsx';

const laterList = later(() => import('./SearchableList.tsx'), 'only when wanted');

export interface ComboFieldProps extends FieldFrame {
  /** What is chosen, null for nothing. */
  readonly chosen: Choice<string> | null;
  /** What matches the search at present; the caller searches, here or on the server. */
  readonly choices: readonly Choice<string>[];
  readonly onSearch: (search: string) => void;
  readonly onChange: (choice: Choice<string> | null) => void;
  readonly placeholder?: string;
  readonly disabled?: boolean;
  readonly loading?: boolean;
}

/** One of many, found by typing; only what is in the list can be chosen. */
export function ComboField(props: ComboFieldProps) {
  const { label, optional, hint, error, className, ...list } = props;
  const frame = { label, optional, hint, error, className };
  const part = laterList.usePart(true);
  /** What was typed while the list's code was on its way; null until the field is reached. */
  const [begun, setBegun] = useState<string | null>(null);
  if (!part) {
    return (
      <TextField
        {...frame}
        value={begun ?? props.chosen?.label ?? ''}
        disabled={props.disabled ?? false}
        onFocus={() => setBegun((typed) => typed ?? props.chosen?.label ?? '')}
        onBlur={() => setBegun(null)}
        onChange={(typed) => {
          setBegun(typed);
          props.onSearch(typed.trim());
        }}
      />
    );
  }
  return (
    <LabelledField {...frame}>
      {(control) => (
        <part.SearchableList {...list} begun={begun} control={control} optional={optional} />
      )}
    </LabelledField>
  );
}
