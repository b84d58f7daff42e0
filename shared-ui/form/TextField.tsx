import { Input, type InputProps } from '@fluentui/react-components';
import { LabelledField, type FieldFrame } from './LabelledField.tsx';
import { useFieldStyles } from './useFieldStyles.ts';

export type TextFieldProps = FieldFrame &
  Omit<InputProps, 'onChange' | 'value' | 'size' | 'appearance' | 'className' | 'required'> & {
    readonly value: string;
    readonly onChange: (value: string) => void;
  };

/** One line of text. `contentBefore` and `contentAfter` hold an icon or a button. */
export function TextField(props: TextFieldProps) {
  const { label, optional, hint, error, className, onChange, ...input } = props;
  const styles = useFieldStyles();
  return (
    <LabelledField {...{ label, optional, hint, error, className }}>
      <Input
        {...input}
        size="large"
        aria-required={optional ? undefined : true}
        className={styles.control}
        onChange={(_event, { value }) => onChange(value)}
      />
    </LabelledField>
  );
}
