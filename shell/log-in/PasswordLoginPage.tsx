import { useRef, useState, type FormEvent } from 'react';
import { answer, limits, type ApiFailure } from 'shared-contracts';
import {
  Button,
  Link,
  makeStyles,
  MessageNote,
  PasswordField,
  TextField,
  tokens,
  useApi,
  useEarlyTyped,
  useFailureText,
  useLocation,
  useMutation,
  useNavigate,
  WarningFilled,
} from 'shared-ui';
import { useSessionControl } from '../services/SessionControl.ts';
import { useText } from '../messages/useText.ts';
import { LoginFrame } from './LoginFrame.tsx';
import { useLoginWays } from './LoginPage.tsx';

/** User name and password. A refusal clears both and says why (spec §8). */
export function PasswordLoginPage() {
  const api = useApi();
  const text = useText();
  const failureText = useFailureText();
  const styles = useStyles();
  const navigate = useNavigate();
  const { refreshSession } = useSessionControl();
  const state: unknown = useLocation().state;
  const { hasChoice } = useLoginWays();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const logIn = useMutation({
    mutationFn: async () => {
      await answer(api.POST('/api/employees/login', { body: { username, password } }));
      await refreshSession('employee');
    },
    onError: (failure: ApiFailure) => {
      setUsername('');
      setPassword('');
      setIsChecked(false);
      form.current?.querySelector('input')?.focus();
      if (failure.code === 'ACCESS_DENIED') navigate('/unauthorized');
    },
  });

  useEarlyTyped(form, (typed) => {
    setUsername(typed.name);
    setPassword(typed.password);
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    setIsChecked(true);
    if (username.trim() !== '' && password !== '' && !logIn.isPending) logIn.mutate();
  }

  return (
    <LoginFrame title={text('shell.logIn.title')}>
      <form ref={form} className={styles.form} onSubmit={submit} noValidate>
        {logIn.error && (
          <MessageNote icon={<WarningFilled />} meaning="warning" urgent>
            {failureText(logIn.error)}
          </MessageNote>
        )}
        <TextField
          label={text('shell.logIn.username')}
          value={username}
          onChange={setUsername}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
          error={isChecked && username.trim() === '' ? text('shell.required') : undefined}
        />
        <PasswordField
          label={text('shell.logIn.password')}
          value={password}
          onChange={setPassword}
          maxLength={limits.maximumPasswordLength}
          error={isChecked && password === '' ? text('shell.required') : undefined}
        />
        <Button look="primary" type="submit" busy={logIn.isPending}>
          {text('shell.logIn.submit')}
        </Button>
      </form>
      {hasChoice && (
        <Link to="/login" state={state} className={styles.link}>
          {text('shell.logIn.otherWay')}
        </Link>
      )}
    </LoginFrame>
  );
}

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: '16px' },
  link: { alignSelf: 'center', padding: '12px', color: tokens.colorBrandForeground1 },
});
