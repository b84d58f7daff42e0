import { later } from '../later/later.ts';
import { FieldComing } from './FieldComing.tsx';
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
  /** Null when an optional choice is cleared. */
  readonly onChange: (value: Value | null) => void;
  readonly disabled?: boolean;
}

const laterSelectControl = later(
  () => import(/* webpackChunkName: "fields" */ './SelectControl.tsx'),
);

/** One of a few; on phones the native picker opens. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const part = laterSelectControl.usePart(true);
  if (part) return <part.SelectControl {...props} />;
  const chosen = props.choices.find(({ value }) => value === props.value);
  return <FieldComing {...props} value={chosen?.label ?? ''} />;
}
