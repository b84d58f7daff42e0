import { textLength } from 'shared-contracts';
import { later } from '../later/later.ts';
import { FieldComing } from './FieldComing.tsx';
import type { TextAreaFieldProps } from './TextAreaControl.tsx';

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
