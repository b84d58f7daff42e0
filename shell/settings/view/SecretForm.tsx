import { useState, type FormEvent } from 'react';
import type { ApiFailure } from 'shared-contracts';
import {
  Button,
  makeStyles,
  PasswordField,
  useFailureText,
  useMutation,
  useSnackbar,
  useUnsavedChanges,
} from 'shared-ui';
import type { PasswordEntry } from '../rules/passwordFault.ts';
import { CurrentPasswordField } from './CurrentPasswordField.tsx';

const empty = { current: '', next: '', repeated: '' };

export interface SecretFormProps {
  readonly words: {
    readonly next: string;
    readonly hint: string;
    /** If absent, the new secret is typed once. */
    readonly repeat?: string;
    readonly submit: string;
  };
  readonly maxLength: number;
  readonly isNumber?: boolean;
  /** The server's name for the new secret. */
  readonly field: 'newPassword' | 'pin';
  /** What prevents sending it, as text. */
  readonly faultOf: (entry: PasswordEntry) => {
    readonly next?: string | undefined;
    readonly repeated?: string | undefined;
  };
  /** Without it the current password is asked for; with it, this account gets the new secret. */
  readonly username?: string;
  readonly save: (entry: PasswordEntry) => Promise<unknown>;
  readonly onChanged: () => void;
  /** Whether the failure is shown elsewhere. */
  readonly onFailed?: (failure: ApiFailure) => boolean;
}

/** The new secret, and the current password unless something else proves who it is. */
export function SecretForm(props: SecretFormProps) {
  const { words, maxLength, isNumber = false, field, faultOf, username, save, onChanged } = props;
  const { onFailed = () => false } = props;
  const failureText = useFailureText();
  const styles = useStyles();
  const snackbar = useSnackbar();
  const [entry, setEntry] = useState(empty);
  const [isChecked, setIsChecked] = useState(false);
  /** The server's fault for the new secret, whose rules go further than the page's. */
  const faultOfNew = ({ fields }: ApiFailure) =>
    fields.find((each) => each.field === field)?.message;
  const change = useMutation({
    mutationFn: () => save(entry),
    onSuccess: () => {
      setEntry(empty);
      setIsChecked(false);
      onChanged();
    },
    onError: (failure: ApiFailure) => {
      if (failure.code === 'WRONG_PASSWORD' || faultOfNew(failure) || onFailed(failure)) return;
      snackbar.show({ text: failureText(failure), intent: 'error' });
    },
  });
  const faults = faultOf(entry);
  const refused = change.error ? faultOfNew(change.error) : undefined;
  const isTyped = entry.current !== '' || entry.next !== '' || entry.repeated !== '';
  useUnsavedChanges(isTyped && !change.isPending);

  function submit(event: FormEvent): void {
    event.preventDefault();
    setIsChecked(true);
    const isSound = faults.next === undefined && faults.repeated === undefined;
    const isProven = username !== undefined || entry.current !== '';
    if (isProven && isSound && !change.isPending) change.mutate();
  }

  return (
    <form className={styles.fields} onSubmit={submit} noValidate>
      <CurrentPasswordField
        username={username}
        value={entry.current}
        isWrong={change.error?.code === 'WRONG_PASSWORD'}
        isMissing={isChecked && entry.current === ''}
        onChange={(current) => {
          setEntry({ ...entry, current });
          change.reset();
        }}
      />
      <PasswordField
        label={words.next}
        value={entry.next}
        maxLength={maxLength}
        inputMode={isNumber ? 'numeric' : undefined}
        autoComplete={isNumber ? 'off' : 'new-password'}
        hint={words.hint}
        onChange={(next) => {
          setEntry({ ...entry, next });
          change.reset();
        }}
        error={(isChecked ? faults.next : undefined) ?? refused}
      />
      {words.repeat !== undefined && (
        <PasswordField
          label={words.repeat}
          value={entry.repeated}
          maxLength={maxLength}
          autoComplete="new-password"
          onChange={(repeated) => setEntry({ ...entry, repeated })}
          error={isChecked ? faults.repeated : undefined}
        />
      )}
      <Button
        type="submit"
        busy={change.isPending}
        {...(username === undefined ? { className: styles.submit } : { look: 'primary' })}
      >
        {words.submit}
      </Button>
    </form>
  );
}

const useStyles = makeStyles({
  fields: { display: 'flex', flexDirection: 'column', gap: '16px' },
  submit: { alignSelf: 'flex-end' },
});
