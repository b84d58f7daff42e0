import { useState } from 'react';
import { EyeOffRegular, EyeRegular } from '../icons.ts';
import { useUiText } from '../messages/useUiText.ts';
import { IconButton } from './IconButton.tsx';
import { TextField, type TextFieldProps } from './TextField.tsx';

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
