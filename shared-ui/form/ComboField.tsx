import { useState } from 'react';
import { later } from '../later/later.ts';
import { LabelledField } from './LabelledField.tsx';
import type { ComboFieldProps } from './SearchableList.tsx';
import { TextField } from './TextField.tsx';

const laterList = later(() => import('./SearchableList.tsx'), 'only when wanted');

/** One of many, found by typing; free text is not accepted. */
export function ComboField(props: ComboFieldProps) {
  const { label, optional, hint, error, className, ...list } = props;
  const frame = { label, optional, hint, error, className };
  const part = laterList.usePart(true);
  /** Text typed while the list's code loads; null until the field is focused. */
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
