import { limits } from 'shared-contracts';
import { PasswordField } from 'shared-ui';
import { useText } from '../../messages/useText.ts';

interface CurrentPasswordFieldProps {
  /** With it nothing is asked for: the form says whose password it is, for password managers. */
  readonly username: string | undefined;
  readonly value: string;
  /** The server refused it. */
  readonly isWrong: boolean;
  /** The form was sent without it. */
  readonly isMissing: boolean;
  readonly onChange: (value: string) => void;
}

/** The current password, unless something else proves who it is. */
export function CurrentPasswordField(props: CurrentPasswordFieldProps) {
  const { username, value, isWrong, isMissing, onChange } = props;
  const text = useText();
  if (username !== undefined) {
    return <input type="hidden" autoComplete="username" value={username} />;
  }
  const error = isWrong ? text('shell.password.wrong') : text('shell.required');
  return (
    <PasswordField
      label={text('shell.password.current')}
      value={value}
      maxLength={limits.maximumPasswordLength}
      onChange={onChange}
      error={isWrong || isMissing ? error : undefined}
    />
  );
}
