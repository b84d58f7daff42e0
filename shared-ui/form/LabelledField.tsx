import {
  Field,
  makeStyles,
  mergeClasses,
  tokens,
  type FieldProps,
} from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useUiText } from '../messages/useUiText.ts';
import { text } from '../theme/text.ts';

export interface FieldFrame {
  readonly label: string;
  /** Marks the field as optional next to the label; fields are required by default. */
  readonly optional?: boolean | undefined;
  readonly hint?: ReactNode;
  /** The error message; announced when it appears. */
  readonly error?: string | null | undefined;
  readonly className?: string | undefined;
}

export interface LabelledFieldProps extends FieldFrame {
  readonly children: FieldProps['children'];
}

/** Label above, field, then hint or error; associated for screen readers. */
export function LabelledField(props: LabelledFieldProps) {
  const { label, optional, hint, error, className, children } = props;
  const styles = useStyles();
  const uiText = useUiText();
  return (
    <Field
      className={mergeClasses(styles.field, className)}
      label={{
        className: styles.label,
        children: optional ? (
          <>
            {label} <span className={styles.optional}>{uiText('ui.optional')}</span>
          </>
        ) : (
          label
        ),
      }}
      {...(hint ? { hint: { children: hint, className: styles.hint } } : {})}
      {...(error ? { validationMessage: error, validationState: 'error' as const } : {})}
    >
      {children}
    </Field>
  );
}

const useStyles = makeStyles({
  field: { minWidth: 0, gridTemplateColumns: 'minmax(0, 1fr)' },
  label: {
    ...text.secondaryStrong,
    color: tokens.colorNeutralForeground2,
    paddingTop: 0,
    paddingBottom: '4px',
  },
  optional: { fontWeight: tokens.fontWeightRegular, color: tokens.colorNeutralForeground3 },
  hint: { ...text.caption, color: tokens.colorNeutralForeground3 },
});
