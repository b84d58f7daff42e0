import { useEffect, useRef, useState, type FormEvent } from 'react';
import { limits, type ApiFailure } from 'shared-contracts';
import {
  Button,
  makeStyles,
  MessageNote,
  PasswordField,
  useApi,
  useFailureText,
  useMutation,
  WarningFilled,
} from 'shared-ui';
import { changePassword } from '../../settings/data/saveSettings.ts';
import { useWelcomeText } from '../messages/useWelcomeText.ts';
import type { Opened } from './CodeForm.tsx';

interface OwnPasswordFormProps extends Opened {
  readonly username: string;
  readonly onChosen: () => void;
}

/** A password of one's own. It can be shown instead of being typed twice. */
export function OwnPasswordForm({ username, employeeId, code, onChosen }: OwnPasswordFormProps) {
  const api = useApi();
  const text = useWelcomeText();
  const failureText = useFailureText();
  const styles = useStyles();
  const form = useRef<HTMLFormElement>(null);
  const [password, setPassword] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const change = useMutation({
    mutationFn: () =>
      changePassword(api, employeeId, { currentPassword: code, newPassword: password }),
    gcTime: 0,
    onSuccess: onChosen,
  });
  const count = limits.minimumPasswordLength;
  const isTooShort = password.length < count;
  const refused = change.error && faultOf(change.error);
  // The form before it had the focus.
  useEffect(() => form.current?.querySelector<HTMLInputElement>('[type=password]')?.focus(), []);

  function submit(event: FormEvent): void {
    event.preventDefault();
    setIsChecked(true);
    if (!isTooShort && !change.isPending) change.mutate();
  }

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      {change.error && refused === undefined && (
        <MessageNote icon={<WarningFilled />} meaning="warning" urgent>
          {failureText(change.error)}
        </MessageNote>
      )}
      {/* For password managers, which save the password under this name. */}
      <input type="text" hidden readOnly autoComplete="username" value={username} />
      <PasswordField
        label={text('welcome.password')}
        hint={text('welcome.password.hint', { count })}
        value={password}
        autoComplete="new-password"
        maxLength={limits.maximumPasswordLength}
        onChange={(next) => {
          setPassword(next);
          change.reset();
        }}
        error={
          isChecked && isTooShort
            ? text('welcome.password.tooShort', { count })
            : (refused ?? undefined)
        }
      />
      <Button look="primary" type="submit" busy={change.isPending || change.isSuccess}>
        {text('welcome.password.save')}
      </Button>
    </form>
  );
}

/** The server's fault for the password, whose rules go further than the page's. */
function faultOf({ fields }: ApiFailure): string | undefined {
  return fields.find(({ field }) => field === 'newPassword')?.message;
}

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: '16px' },
});
