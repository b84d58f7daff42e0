import { fields } from './fields.ts';
import { ToggleComing } from './ToggleComing.tsx';

export interface SwitchFieldProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean;
  readonly labelPosition?: 'before' | 'after';
  readonly className?: string;
}

/** On or off, in effect at once or with the form. */
export function SwitchField(props: SwitchFieldProps) {
  const parts = fields.usePart(true);
  return parts ? <parts.SwitchControl {...props} /> : <ToggleComing {...props} kind="switch" />;
}
