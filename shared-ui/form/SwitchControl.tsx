import { makeStyles, mergeClasses, Switch } from '@fluentui/react-components';
import { media } from '../theme/media.ts';

export interface SwitchFieldProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean;
  readonly labelPosition?: 'before' | 'after';
  readonly className?: string;
}

export function SwitchControl({ onChange, disabled = false, ...props }: SwitchFieldProps) {
  const styles = useStyles();
  return (
    <Switch
      {...props}
      className={mergeClasses(styles.target, props.className)}
      disabled={disabled}
      onChange={(_event, data) => onChange(data.checked)}
    />
  );
}

const useStyles = makeStyles({
  target: { alignItems: 'center', [media.touch]: { minHeight: '44px' } },
});
