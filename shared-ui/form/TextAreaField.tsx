import { textLength } from 'shared-contracts';
import { FieldComing } from './FieldComing.tsx';
import { fields } from './fields.ts';
import type { FieldFrame } from './LabelledField.tsx';

export interface TextAreaFieldProps extends FieldFrame {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Most characters, counted in code points as the server does; the count stands below. */
  readonly maxLength: number;
  /** Takes more all the same, where the caller says in `error` that it is too long. */
  readonly takesMore?: boolean;
  readonly rows?: number;
  readonly placeholder?: string;
  readonly disabled?: boolean;
}

/** Several lines of text with the count of characters. */
export function TextAreaField(props: TextAreaFieldProps) {
  const parts = fields.usePart(true);
  if (parts) return <parts.TextAreaControl {...props} />;
  const count = `${textLength(props.value)} / ${props.maxLength}`;
  return <FieldComing {...props} hint={count} />;
}
