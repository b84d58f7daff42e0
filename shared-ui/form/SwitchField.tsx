import { later } from '../later/later.ts';
import type { SwitchFieldProps } from './SwitchControl.tsx';
import { ToggleComing } from './ToggleComing.tsx';

const laterSwitchControl = later(
  () => import(/* webpackChunkName: "fields" */ './SwitchControl.tsx'),
);

/** On or off, effective immediately or with the form. */
export function SwitchField(props: SwitchFieldProps) {
  const part = laterSwitchControl.usePart(true);
  return part ? <part.SwitchControl {...props} /> : <ToggleComing {...props} kind="switch" />;
}
