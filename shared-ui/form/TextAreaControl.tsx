import { makeStyles, mergeClasses, Textarea, tokens } from '@fluentui/react-components';
import { textLength } from 'shared-contracts';
import { palette } from '../theme/palette.ts';
import { text } from '../theme/text.ts';
import { LabelledField, type FieldFrame } from './LabelledField.tsx';
import { useFieldStyles } from './useFieldStyles.ts';

export interface TextAreaFieldProps extends FieldFrame {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Maximum length in code points, as on the server; a counter is shown below. */
  readonly maxLength: number;
  /** Accepts longer text; the caller then sets `error`. */
  readonly takesMore?: boolean;
  readonly rows?: number;
  readonly placeholder?: string;
  readonly disabled?: boolean;
}

export function TextAreaControl(props: TextAreaFieldProps) {
  const { label, optional, hint, error, className, value, onChange, maxLength, rows = 2 } = props;
  const fields = useFieldStyles();
  const styles = useStyles();
  const length = textLength(value);
  return (
    <LabelledField
      {...{ label, optional, error, className }}
      hint={
        <span className={styles.below}>
          <span>{hint}</span>
          <span className={mergeClasses(length > maxLength && styles.tooLong)}>
            {length} / {maxLength}
          </span>
        </span>
      }
    >
      <Textarea
        size="large"
        className={fields.control}
        {...{ value, placeholder: props.placeholder, disabled: props.disabled }}
        textarea={{ rows, className: styles.area }}
        onChange={(_event, data) =>
          onChange(props.takesMore ? data.value : firstOf(data.value, maxLength))
        }
      />
    </LabelledField>
  );
}

/** The first characters of a text, by code point. */
function firstOf(words: string, length: number): string {
  return textLength(words) <= length ? words : Array.from(words).slice(0, length).join('');
}

const useStyles = makeStyles({
  tooLong: { color: palette.status.rejected.text, fontWeight: tokens.fontWeightSemibold },
  // Aligned with the other fields.
  area: { ...text.body, minHeight: '0', paddingLeft: '18px', paddingRight: '18px' },
  below: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '8px',
    color: tokens.colorNeutralForeground3,
  },
});
