import { useEffect, useRef, useState, type FormEvent } from 'react';
import { ApiFailure } from 'shared-contracts';
import {
  Button,
  makeStyles,
  MessageNote,
  PasswordField,
  text as type,
  useApi,
  useMutation,
  WarningFilled,
} from 'shared-ui';
import { confirmSession } from '../data/passkeyCalls.ts';
import { usePasskeyText } from '../messages/usePasskeyText.ts';
import { PasskeyWords } from './PasskeyWords.tsx';
import { useFaultWords } from './useFaultWords.ts';

export interface ConfirmSessionProps {
  /** Receives whether the first passkey was registered for it. */
  readonly onConfirmed: (isRegistered: boolean) => void;
}

/**
 * Before a second factor is switched on: asks for the own password and passkey, registering the
 * first.
 */
export function ConfirmSession(props: ConfirmSessionProps) {
  return (
    <PasskeyWords>
      <Steps {...props} />
    </PasskeyWords>
  );
}

function Steps({ onConfirmed }: ConfirmSessionProps) {
  const api = useApi();
  const text = usePasskeyText();
  const styles = useStyles();
  const [currentPassword, setCurrentPassword] = useState('');
  const [isTried, setIsTried] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // The button that opened this is gone.
  useEffect(() => field.current?.focus(), []);
  const confirm = useMutation({
    mutationFn: () => confirmSession(api, currentPassword),
    onSuccess: onConfirmed,
    onError: (failure) => {
      if (isWrong(failure)) field.current?.focus();
    },
  });
  const isRefused = isWrong(confirm.error);
  const words = useFaultWords(isRefused ? null : confirm.error);
  const isEmpty = isTried && currentPassword === '';

  function submit(event: FormEvent): void {
    event.preventDefault();
    setIsTried(true);
    if (currentPassword !== '' && !confirm.isPending) confirm.mutate();
  }

  return (
    <form className={styles.steps} onSubmit={submit} noValidate>
      <p className={styles.text}>{text('passkeys.confirm.text')}</p>
      <PasswordField
        ref={field}
        label={text('passkeys.confirm.password')}
        value={currentPassword}
        onChange={setCurrentPassword}
        error={
          isEmpty
            ? text('passkeys.confirm.empty')
            : isRefused
              ? text('passkeys.confirm.wrong')
              : null
        }
      />
      {words && (
        <MessageNote icon={<WarningFilled />} meaning="warning" urgent>
          {words}
        </MessageNote>
      )}
      <Button look="primary" type="submit" busy={confirm.isPending}>
        {text('passkeys.confirm.submit')}
      </Button>
    </form>
  );
}

function isWrong(fault: Error | null): boolean {
  return fault instanceof ApiFailure && fault.code === 'WRONG_PASSWORD';
}

const useStyles = makeStyles({
  steps: { display: 'flex', flexDirection: 'column', gap: '16px' },
  text: { ...type.body, margin: 0 },
});
