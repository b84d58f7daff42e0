import { later } from '../later/later.ts';
import { FieldComing } from './FieldComing.tsx';
import type { SelectFieldProps } from './SelectControl.tsx';

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
