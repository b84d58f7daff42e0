import { useEffect, useRef, useState, type FormEvent } from 'react';
import { answer, limits, terminalCountdownSeconds } from 'shared-contracts';
import {
  Button,
  Dialog,
  makeStyles,
  media,
  MessageNote,
  PasswordField,
  useApi,
  useFailureText,
  useMutation,
  useTerminalSession,
  WarningFilled,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';

export interface LeaveDialogProps {
  readonly open: boolean;
  /** Unsent punches on this device. */
  readonly keptCount: number;
  /** Receives whether the terminal was signed out. */
  readonly onAnswer: (hasLeft: boolean) => void;
}

/** Requires the terminal's password to sign it out. An unanswered question closes by itself. */
export function LeaveDialog({ open, keptCount, onAnswer }: LeaveDialogProps) {
  const text = useText();
  return (
    <Dialog
      open={open}
      onClose={() => onAnswer(false)}
      title={text('terminal.leave.title')}
      width={500}
      compact
      beginsIn="field"
    >
      <LeaveForm keptCount={keptCount} onAnswer={onAnswer} />
    </Dialog>
  );
}

function LeaveForm({ keptCount, onAnswer }: Omit<LeaveDialogProps, 'open'>) {
  const api = useApi();
  const text = useText();
  const styles = useStyles();
  const failureText = useFailureText();
  const { terminalId } = useTerminalSession();
  const [password, setPassword] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      await answer(api.POST('/api/terminal/login', { body: { terminalId, password } }));
      await answer(api.POST('/api/terminal/logout'));
    },
    onSuccess: () => onAnswer(true),
    onError: () => {
      setPassword('');
      setIsChecked(false);
      form.current?.querySelector('input')?.focus();
    },
  });
  useEffect(() => {
    const timer = setTimeout(() => onAnswer(false), terminalCountdownSeconds * 1000);
    return () => clearTimeout(timer);
  }, [onAnswer, password]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    setIsChecked(true);
    if (password !== '' && !isPending) mutate();
  }

  // The server's message is about a log-in, with a user name.
  const failed =
    error?.code === 'WRONG_CREDENTIALS'
      ? text('terminal.leave.wrong')
      : error && failureText(error);
  const missing = isChecked && password === '' ? text('terminal.required') : undefined;
  return (
    <form ref={form} onSubmit={submit} noValidate className={styles.form}>
      <p className={styles.words}>{text('terminal.leave.text')}</p>
      {keptCount > 0 && (
        <MessageNote icon={<WarningFilled />} meaning="warning">
          {text('terminal.leave.kept', { count: keptCount })}
        </MessageNote>
      )}
      <PasswordField
        label={text('terminal.leave.password')}
        value={password}
        onChange={setPassword}
        autoComplete="off"
        maxLength={limits.maximumPasswordLength}
        error={missing ?? failed ?? undefined}
      />
      <div className={styles.buttons}>
        <Button className={styles.button} onClick={() => onAnswer(false)}>
          {text('terminal.leave.cancel')}
        </Button>
        <Button look="primary" type="submit" busy={isPending} className={styles.button}>
          {text('terminal.leave.confirm')}
        </Button>
      </div>
    </form>
  );
}

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: '20px' },
  words: { margin: 0, fontSize: '18px', lineHeight: '26px' },
  buttons: { display: 'flex', justifyContent: 'flex-end', gap: '12px' },
  button: {
    minHeight: '56px',
    padding: '0 28px',
    fontSize: '18px',
    [media.phone]: { flexGrow: 1 },
  },
});
