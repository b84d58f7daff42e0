import { useState, type FormEvent } from 'react';
import { limits, type ApiFailure } from 'shared-contracts';
import {
  Button,
  makeStyles,
  PasswordField,
  useApi,
  useFailureText,
  useMutation,
  useSnackbar,
  useUnsavedChanges,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { changePassword } from '../data/saveSettings.ts';
import { passwordFault } from '../rules/passwordFault.ts';

const empty = { current: '', next: '', repeated: '' };

export interface PasswordFormProps {
  readonly employeeId: number;
  readonly onChanged: () => void;
}

/** Current password and the new one, twice. */
export function PasswordForm({ employeeId, onChanged }: PasswordFormProps) {
  const api = useApi();
  const text = useText();
  const failureText = useFailureText();
  const styles = useStyles();
  const snackbar = useSnackbar();
  const [entry, setEntry] = useState(empty);
  const [isChecked, setIsChecked] = useState(false);
  const change = useMutation({
    mutationFn: () =>
      changePassword(api, employeeId, { currentPassword: entry.current, newPassword: entry.next }),
    onSuccess: () => {
      setEntry(empty);
      setIsChecked(false);
      onChanged();
    },
    onError: (failure: ApiFailure) => {
      if (failure.code === 'WRONG_PASSWORD' || faultOfNew(failure)) return;
      snackbar.show({ text: failureText(failure), intent: 'error' });
    },
  });
  const fault = passwordFault(entry);
  const isWrong = change.error?.code === 'WRONG_PASSWORD';
  const refused = change.error ? faultOfNew(change.error) : undefined;
  const isTyped = entry.current !== '' || entry.next !== '' || entry.repeated !== '';
  useUnsavedChanges(isTyped && !change.isPending);

  function submit(event: FormEvent): void {
    event.preventDefault();
    setIsChecked(true);
    if (entry.current !== '' && !fault && !change.isPending) change.mutate();
  }

  const currentError = isWrong ? text('shell.password.wrong') : text('shell.required');
  return (
    <form className={styles.fields} onSubmit={submit} noValidate>
      <PasswordField
        label={text('shell.password.current')}
        value={entry.current}
        maxLength={limits.maximumPasswordLength}
        onChange={(current) => {
          setEntry({ ...entry, current });
          change.reset();
        }}
        error={isWrong || (isChecked && entry.current === '') ? currentError : undefined}
      />
      <PasswordField
        label={text('shell.password.new')}
        value={entry.next}
        maxLength={limits.maximumPasswordLength}
        autoComplete="new-password"
        hint={text('shell.password.hint', { count: limits.minimumPasswordLength })}
        onChange={(next) => {
          setEntry({ ...entry, next });
          change.reset();
        }}
        error={
          isChecked && (fault === 'too-short' || fault === 'unchanged')
            ? text(`shell.password.${fault}`, { count: limits.minimumPasswordLength })
            : refused
        }
      />
      <PasswordField
        label={text('shell.password.repeat')}
        value={entry.repeated}
        maxLength={limits.maximumPasswordLength}
        autoComplete="new-password"
        onChange={(repeated) => setEntry({ ...entry, repeated })}
        error={
          isChecked && fault === 'not-repeated' ? text('shell.password.not-repeated') : undefined
        }
      />
      <Button type="submit" busy={change.isPending} className={styles.submit}>
        {text('shell.password.submit')}
      </Button>
    </form>
  );
}

/** What the server says of the new password, which knows more of them than the page. */
function faultOfNew({ fields }: ApiFailure): string | undefined {
  return fields.find(({ field }) => field === 'newPassword')?.message;
}

const useStyles = makeStyles({
  fields: { display: 'flex', flexDirection: 'column', gap: '16px' },
  submit: { alignSelf: 'flex-end' },
});
