import { Checkbox, makeStyles, mergeClasses } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { media } from '../theme/media.ts';

export interface CheckboxFieldProps {
  readonly label: string | ReactElement;
  /** `mixed` when some of the things it stands for are chosen. */
  readonly checked: boolean | 'mixed';
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean;
  readonly className?: string;
}

export function CheckboxField({ onChange, disabled = false, ...props }: CheckboxFieldProps) {
  const styles = useStyles();
  return (
    <Checkbox
      {...props}
      className={mergeClasses(styles.target, props.className)}
      indicator={{ className: styles.indicator }}
      disabled={disabled}
      onChange={(_event, data) => onChange(data.checked === true)}
    />
  );
}

const useStyles = makeStyles({
  indicator: { alignSelf: 'center' },
  target: { alignItems: 'center', [media.touch]: { minHeight: '44px' } },
});
