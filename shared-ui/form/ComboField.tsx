import { later } from '../later/later.ts';
import { FieldComing } from './FieldComing.tsx';
import { LabelledField, type FieldFrame } from './LabelledField.tsx';
import type { Choice } from './SelectField.tsx';

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
  if (!part) return <FieldComing {...frame} value={props.chosen?.label ?? ''} />;
  return (
    <LabelledField {...frame}>
      {(control) => <part.SearchableList {...list} control={control} optional={optional} />}
    </LabelledField>
  );
}
