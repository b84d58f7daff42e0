import type { FieldFrame } from './LabelledField.tsx';
import { TextField } from './TextField.tsx';

interface FieldComingProps extends FieldFrame {
  /** As text. */
  readonly value: string;
}

/** A field's value, while the code to edit it loads. */
export function FieldComing({ label, optional, hint, error, className, value }: FieldComingProps) {
  const frame = { label, optional, hint, error, className };
  return <TextField {...frame} value={value} readOnly onChange={() => undefined} />;
}
