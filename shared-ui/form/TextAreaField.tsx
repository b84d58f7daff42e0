import { textLength } from 'shared-contracts';
import { later } from '../later/later.ts';
import { FieldComing } from './FieldComing.tsx';
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

const laterTextAreaControl = later(
  () => import(/* webpackChunkName: "fields" */ './TextAreaControl.tsx'),
);

/** Several lines of text with the count of characters. */
export function TextAreaField(props: TextAreaFieldProps) {
  const part = laterTextAreaControl.usePart(true);
  if (part) return <part.TextAreaControl {...props} />;
  const count = `${textLength(props.value)} / ${props.maxLength}`;
  return <FieldComing {...props} hint={count} />;
}
