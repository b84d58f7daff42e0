import { makeStyles, Textarea, tokens } from '@fluentui/react-components';
import { text } from '../theme/text.ts';
import { LabelledField, type FieldFrame } from './LabelledField.tsx';
import { useFieldStyles } from './useFieldStyles.ts';

export interface TextAreaFieldProps extends FieldFrame {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Most characters; the count stands below. */
  readonly maxLength: number;
  readonly rows?: number;
  readonly placeholder?: string;
  readonly disabled?: boolean;
}

/** Several lines of text with the count of characters. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { label, optional, hint, error, className, value, onChange, maxLength, rows = 2 } = props;
  const fields = useFieldStyles();
  const styles = useStyles();
  return (
    <LabelledField
      {...{ label, optional, error, className }}
      hint={
        <span className={styles.below}>
          <span>{hint}</span>
          <span>
            {value.length} / {maxLength}
          </span>
        </span>
      }
    >
      <Textarea
        size="large"
        className={fields.control}
        {...{ value, maxLength, placeholder: props.placeholder, disabled: props.disabled }}
        textarea={{ rows, className: styles.area }}
        onChange={(_event, data) => onChange(data.value)}
      />
    </LabelledField>
  );
}

const useStyles = makeStyles({
  area: { ...text.body, minHeight: '0' },
  below: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '8px',
    color: tokens.colorNeutralForeground3,
  },
});
