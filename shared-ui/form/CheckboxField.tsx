import { later } from '../later/later.ts';
import type { CheckboxFieldProps } from './CheckboxControl.tsx';
import { ToggleComing } from './ToggleComing.tsx';

const laterCheckboxControl = later(
  () => import(/* webpackChunkName: "fields" */ './CheckboxControl.tsx'),
);

export function CheckboxField(props: CheckboxFieldProps) {
  const part = laterCheckboxControl.usePart(true);
  return part ? <part.CheckboxControl {...props} /> : <ToggleComing {...props} kind="box" />;
}
