import { Switch } from '@fluentui/react-components';

export interface SwitchFieldProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean;
  readonly labelPosition?: 'before' | 'after';
  readonly className?: string;
}

/** On or off, in effect at once or with the form. */
export function SwitchField({ onChange, disabled = false, ...props }: SwitchFieldProps) {
  return (
    <Switch {...props} disabled={disabled} onChange={(_event, data) => onChange(data.checked)} />
  );
}
