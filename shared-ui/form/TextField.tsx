import { LabelledField, type FieldFrame } from './LabelledField.tsx';
import { useFieldStyles } from './useFieldStyles.ts';
import { TextInput, type TextInputProps } from './TextInput.tsx';

export type TextFieldProps = FieldFrame & Omit<TextInputProps, 'size' | 'className' | 'required'>;

/** One line of text. `contentBefore` and `contentAfter` hold an icon or a button. */
export function TextField(props: TextFieldProps) {
  const { label, optional, hint, error, className, ...input } = props;
  const styles = useFieldStyles();
  return (
    <LabelledField {...{ label, optional, hint, error, className }}>
      <TextInput
        {...input}
        size="large"
        aria-required={optional ? undefined : true}
        className={styles.control}
      />
    </LabelledField>
  );
}
