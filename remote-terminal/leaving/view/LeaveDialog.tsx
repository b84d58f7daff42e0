import { useEffect, useState, type FormEvent } from 'react';
import { answer, limits } from 'shared-contracts';
import {
  Button,
  Dialog,
  makeStyles,
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
  /** Punches on this device that were not sent. */
  readonly keptCount: number;
  /** Whether the terminal was signed out. */
  readonly onAnswer: (hasLeft: boolean) => void;
}

/** Milliseconds, as for everything that a terminal asks (spec §9). */
const longestQuestion = 60_000;

/**
 * Whoever signs the terminal out proves that it is theirs, by its password. A question that nobody
 * answers goes away by itself.
 */
export function LeaveDialog({ open, keptCount, onAnswer }: LeaveDialogProps) {
  const text = useText();
  return (
    <Dialog
      open={open}
      onClose={() => onAnswer(false)}
      title={text('terminal.leave.title')}
      width={500}
      compact
      beginsInField
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
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      await answer(api.POST('/api/terminal/login', { body: { terminalId, password } }));
      await answer(api.POST('/api/terminal/logout'));
    },
    onSuccess: () => onAnswer(true),
    onError: () => {
      setPassword('');
      setIsChecked(false);
    },
  });
  useEffect(() => {
    const timer = setTimeout(() => onAnswer(false), longestQuestion);
    return () => clearTimeout(timer);
  }, [onAnswer, password]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    setIsChecked(true);
    if (password !== '' && !isPending) mutate();
  }

  const missing = isChecked && password === '' ? text('terminal.required') : undefined;
  return (
    <form onSubmit={submit} noValidate className={styles.form}>
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
        error={missing ?? (error ? failureText(error) : undefined)}
      />
      <Button look="primary" type="submit" busy={isPending} className={styles.confirm}>
        {text('terminal.leave.confirm')}
      </Button>
    </form>
  );
}

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: '20px' },
  words: { margin: 0 },
  confirm: { alignSelf: 'end', minHeight: '48px', padding: '0 24px' },
});
