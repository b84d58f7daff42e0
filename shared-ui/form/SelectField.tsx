import { FieldComing } from './FieldComing.tsx';
import { fields } from './fields.ts';
import type { FieldFrame } from './LabelledField.tsx';

export interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly disabled?: boolean;
}

export interface SelectFieldProps<Value extends string> extends FieldFrame {
  /** Null while nothing is chosen. */
  readonly value: Value | null;
  readonly choices: readonly Choice<Value>[];
  /** Null when an optional choice is taken back. */
  readonly onChange: (value: Value | null) => void;
  readonly disabled?: boolean;
}

/** One of a few; on phones the system's own picker opens. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const parts = fields.usePart(true);
  if (parts) return <parts.SelectControl {...props} />;
  const chosen = props.choices.find(({ value }) => value === props.value);
  return <FieldComing {...props} value={chosen?.label ?? ''} />;
}
