import { Checkbox, Field, makeStyles, mergeClasses } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { media } from '../theme/media.ts';

export interface CheckboxFieldProps {
  readonly label: string | ReactElement;
  /** `mixed` if some of its items are selected. */
  readonly checked: boolean | 'mixed';
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean;
  readonly className?: string;
  /** The error, announced when it appears; null reserves its place. */
  readonly error?: string | null;
}

export function CheckboxControl(props: CheckboxFieldProps) {
  const { onChange, disabled = false, className, error, ...box } = props;
  const styles = useStyles();
  const checkbox = (
    <Checkbox
      {...box}
      className={mergeClasses(styles.target, error === undefined && className)}
      indicator={{ className: styles.indicator }}
      disabled={disabled}
      onChange={(_event, data) => onChange(data.checked === true)}
    />
  );
  if (error === undefined) return checkbox;
  return (
    <Field
      {...(className === undefined ? {} : { className })}
      {...(error === null
        ? {}
        : {
            validationMessage: { children: error, className: styles.message },
            validationState: 'error' as const,
          })}
    >
      {checkbox}
    </Field>
  );
}

const useStyles = makeStyles({
  // Aligned with the box, which is inset by 8 px.
  message: { marginLeft: '8px' },
  indicator: { alignSelf: 'center' },
  target: { alignItems: 'center', [media.touch]: { minHeight: '44px' } },
});
