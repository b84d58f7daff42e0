import { useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { limits } from 'shared-contracts';
import {
  Button,
  CheckmarkCircleFilled,
  laterPart,
  makeStyles,
  MessageNote,
  PasswordField,
  TextField,
  tokens,
  useFailureText,
  WarningFilled,
} from 'shared-ui';
import { useText } from '../messages/useText.ts';
import { LoginFrame } from './LoginFrame.tsx';
import { publicRoutes } from '../routes/rules/shellRoutes.ts';
import { chosenPassword } from '../routes/rules/chosenPassword.ts';
import { useLoginWays } from './LoginPage.tsx';
import { usePasswordLogin } from './usePasswordLogin.ts';

// Loaded on demand: only some people need a second step.
const PasskeyStep = laterPart(
  async () =>
    (await import(/* webpackChunkName: "passkeys" */ '../passkeys/view/PasskeyStep.tsx'))
      .PasskeyStep,
  { onFailed: ({ onBack }) => onBack() },
);

/** User name and password. A refusal clears both and shows the reason (spec §8). */
export function PasswordLoginPage() {
  const text = useText();
  const failureText = useFailureText();
  const styles = useStyles();
  const state: unknown = useLocation().state;
  const { hasChoice } = useLoginWays();
  const form = useRef<HTMLFormElement>(null);
  const chosen = chosenPassword(state);
  const model = usePasswordLogin(form, chosen?.chosenFor);
  const { username, password, missing, failure, passkeyStep } = model;

  if (passkeyStep !== null)
    return (
      <LoginFrame title={text('shell.logIn.title')}>
        <PasskeyStep step={passkeyStep} onSignedIn={model.finish} onBack={model.leavePasskeyStep} />
      </LoginFrame>
    );
  return (
    <LoginFrame title={text('shell.logIn.title')}>
      <form ref={form} className={styles.form} onSubmit={model.submit} noValidate>
        {chosen && !failure && (
          <MessageNote icon={<CheckmarkCircleFilled />} meaning="work">
            {text('shell.logIn.passwordChosen')}
          </MessageNote>
        )}
        {failure && (
          <MessageNote icon={<WarningFilled />} meaning="warning" urgent>
            {failureText(failure)}
          </MessageNote>
        )}
        <TextField
          label={text('shell.logIn.username')}
          value={username}
          onChange={model.setUsername}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
          error={missing.username ? text('shell.required') : undefined}
        />
        <PasswordField
          label={text('shell.logIn.password')}
          value={password}
          onChange={model.setPassword}
          maxLength={limits.maximumPasswordLength}
          error={missing.password ? text('shell.required') : undefined}
        />
        <Button look="primary" type="submit" busy={model.isPending}>
          {text('shell.logIn.submit')}
        </Button>
      </form>
      <Link to={publicRoutes.ForgottenPassword} state={state} className={styles.link}>
        {text('shell.logIn.forgotten')}
      </Link>
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
