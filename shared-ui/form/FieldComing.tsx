import type { FieldFrame } from './LabelledField.tsx';
import { TextField } from './TextField.tsx';

interface FieldComingProps extends FieldFrame {
  /** In words. */
  readonly value: string;
}

/** What a field holds, while the code to change it is on its way. */
export function FieldComing({ label, optional, hint, error, className, value }: FieldComingProps) {
  const frame = { label, optional, hint, error, className };
  return <TextField {...frame} value={value} readOnly onChange={() => undefined} />;
}
