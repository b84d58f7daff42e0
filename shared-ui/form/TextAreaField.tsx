import { textLength } from 'shared-contracts';
import { later } from '../later/later.ts';
import { FieldComing } from './FieldComing.tsx';
import type { FieldFrame } from './LabelledField.tsx';

export interface TextAreaFieldProps extends FieldFrame {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Maximum length in code points, as on the server; a counter is shown below. */
  readonly maxLength: number;
  /** Accepts longer text; the caller then sets `error`. */
  readonly takesMore?: boolean;
  readonly rows?: number;
  readonly placeholder?: string;
  readonly disabled?: boolean;
}

const laterTextAreaControl = later(
  () => import(/* webpackChunkName: "fields" */ './TextAreaControl.tsx'),
);

/** Multi-line text with a character counter. */
export function TextAreaField(props: TextAreaFieldProps) {
  const part = laterTextAreaControl.usePart(true);
  if (part) return <part.TextAreaControl {...props} />;
  const count = `${textLength(props.value)} / ${props.maxLength}`;
  return <FieldComing {...props} hint={count} />;
}
