import { Checkbox } from '@fluentui/react-components';

export interface CheckboxFieldProps {
  readonly label: string;
  /** `mixed` when some of the things it stands for are chosen. */
  readonly checked: boolean | 'mixed';
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean;
  readonly className?: string;
}

export function CheckboxField({ onChange, disabled = false, ...props }: CheckboxFieldProps) {
  return (
    <Checkbox
      {...props}
      disabled={disabled}
      onChange={(_event, data) => onChange(data.checked === true)}
    />
  );
}
