import { useState, type FormEvent } from 'react';
import { answer } from 'shared-contracts';
import {
  Button,
  CheckmarkCircleRegular,
  makeStyles,
  MessageNote,
  text as type,
  TextField,
  tokens,
  useApi,
  useFailureText,
  useMutation,
  WarningFilled,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { useForgottenPasswordText } from '../messages/useForgottenPasswordText.ts';

/** Asks for the link; says the same afterwards, whoever was named. */
export function AskForLink() {
  const api = useApi();
  const text = useForgottenPasswordText();
  const shellText = useText();
  const failureText = useFailureText();
  const styles = useStyles();
  const [name, setName] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const ask = useMutation({
    mutationFn: () => answer(api.POST('/api/forgotten-password', { body: { name: name.trim() } })),
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    setIsChecked(true);
    if (name.trim() !== '' && !ask.isPending) ask.mutate();
  }

  if (ask.isSuccess) {
    return (
      <>
        <MessageNote icon={<CheckmarkCircleRegular />} meaning="pending">
          {text('forgotten.sent')}
        </MessageNote>
        <p className={styles.remark}>{text('forgotten.sent.hint')}</p>
        <Button onClick={() => ask.reset()}>{text('forgotten.again')}</Button>
      </>
    );
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {ask.error && (
        <MessageNote icon={<WarningFilled />} meaning="warning" urgent>
          {failureText(ask.error)}
        </MessageNote>
      )}
      <TextField
        label={text('forgotten.name')}
        hint={text('forgotten.name.hint')}
        value={name}
        onChange={setName}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        error={isChecked && name.trim() === '' ? shellText('shell.required') : undefined}
      />
      <Button look="primary" type="submit" busy={ask.isPending}>
        {text('forgotten.send')}
      </Button>
    </form>
  );
}

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: '16px' },
  remark: { ...type.body, margin: 0, color: tokens.colorNeutralForeground3 },
});
