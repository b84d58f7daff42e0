import { later } from '../later/later.ts';
import { ToggleComing } from './ToggleComing.tsx';

export interface SwitchFieldProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean;
  readonly labelPosition?: 'before' | 'after';
  readonly className?: string;
}

const laterSwitchControl = later(
  () => import(/* webpackChunkName: "fields" */ './SwitchControl.tsx'),
);

/** On or off, effective immediately or with the form. */
export function SwitchField(props: SwitchFieldProps) {
  const part = laterSwitchControl.usePart(true);
  return part ? <part.SwitchControl {...props} /> : <ToggleComing {...props} kind="switch" />;
}
