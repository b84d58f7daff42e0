import { LabelledField, type FieldFrame } from './LabelledField.tsx';
import { useFieldStyles } from './useFieldStyles.ts';
import { useState } from 'react';
import { EyeOffRegular, EyeRegular } from '../icons.ts';
import { useUiText } from '../messages/useUiText.ts';
import { IconButton } from './IconButton.tsx';
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

/**
 * A password field with a reveal button; `autoComplete` tells the password manager which password
 * it is.
 */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'contentAfter'>) {
  const [shown, setShown] = useState(false);
  const text = useUiText();
  return (
    <TextField
      autoComplete="current-password"
      {...props}
      type={shown ? 'text' : 'password'}
      contentAfter={
        <IconButton
          size="row"
          icon={shown ? <EyeOffRegular /> : <EyeRegular />}
          label={text(shown ? 'ui.hidePassword' : 'ui.showPassword')}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
