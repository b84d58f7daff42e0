import { useRef, useState, type FormEvent } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { answer, limits, type ApiFailure, type components } from 'shared-contracts';
import {
  Button,
  laterPart,
  makeStyles,
  MessageNote,
  PasswordField,
  TextField,
  tokens,
  useApi,
  useEarlyTyped,
  useFailureText,
  useMutation,
  WarningFilled,
} from 'shared-ui';
import { useSessionControl } from '../services/SessionControl.ts';
import { useText } from '../messages/useText.ts';
import { LoginFrame } from './LoginFrame.tsx';
import { useLoginWays } from './LoginPage.tsx';

// Loaded on demand: only some people need a second step.
const PasskeyStep = laterPart(
  async () =>
    (await import(/* webpackChunkName: "passkeys" */ '../passkeys/view/PasskeyStep.tsx'))
      .PasskeyStep,
  { onFailed: ({ onBack }) => onBack() },
);

/** User name and password. A refusal clears both and shows the reason (spec §8). */
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
  const [passkeyStep, setPasskeyStep] = useState<components['schemas']['PasskeyStep'] | null>(null);
  const [refused, setRefused] = useState<ApiFailure>();
  const form = useRef<HTMLFormElement>(null);
  const logIn = useMutation({
    mutationFn: async () => {
      setRefused(undefined);
      const body = await answer(api.POST('/api/employees/login', { body: { username, password } }));
      if ('ticket' in body) setPasskeyStep(body);
      else await refreshSession('employee');
    },
    onError: (failure: ApiFailure) => {
      clear();
      form.current?.querySelector('input')?.focus();
      if (failure.code === 'ACCESS_DENIED') void navigate('/unauthorized');
    },
  });

  function clear(): void {
    setUsername('');
    setPassword('');
    setIsChecked(false);
  }

  useEarlyTyped(form, (typed) => {
    setUsername(typed.name);
    setPassword(typed.password);
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    setIsChecked(true);
    if (username.trim() !== '' && password !== '' && !logIn.isPending) logIn.mutate();
  }

  if (passkeyStep !== null)
    return (
      <LoginFrame title={text('shell.logIn.title')}>
        <PasskeyStep
          step={passkeyStep}
          onSignedIn={() => refreshSession('employee')}
          onBack={(failure) => {
            clear();
            setRefused(failure);
            setPasskeyStep(null);
          }}
        />
      </LoginFrame>
    );
  const failure = logIn.error ?? refused;
  return (
    <LoginFrame title={text('shell.logIn.title')}>
      <form ref={form} className={styles.form} onSubmit={submit} noValidate>
        {failure && (
          <MessageNote icon={<WarningFilled />} meaning="warning" urgent>
            {failureText(failure)}
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
