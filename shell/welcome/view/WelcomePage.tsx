import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { invitedUsername, type components } from 'shared-contracts';
import { laterPart } from 'shared-ui';
import { LoginFrame } from '../../log-in/LoginFrame.tsx';
import { publicRoutes } from '../../routes/rules/shellRoutes.ts';
import { useSessionControl } from '../../services/SessionControl.ts';
import { useWelcomeText } from '../messages/useWelcomeText.ts';
import { CodeForm, type Opened } from './CodeForm.tsx';
import { OwnPasswordForm } from './OwnPasswordForm.tsx';

const PasskeyStep = laterPart(
  async () =>
    (await import(/* webpackChunkName: "passkeys" */ '../../passkeys/view/PasskeyStep.tsx'))
      .PasskeyStep,
  { onFailed: ({ onBack }) => onBack() },
);

/**
 * What the QR code of an invitation opens: the code of the card, then a password of one's own. The
 * code is kept in this page only, so that nobody types it twice.
 */
export function WelcomePage() {
  const text = useWelcomeText();
  const username = invitedUsername(useLocation().search);
  const { refreshSession } = useSessionControl();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [passkeyStep, setPasskeyStep] = useState<components['schemas']['PasskeyStep'] | null>(null);

  if (username === null) return <Navigate to={publicRoutes.Login} replace />;
  if (passkeyStep !== null) {
    return (
      <LoginFrame title={text('welcome.title')}>
        <PasskeyStep
          step={passkeyStep}
          onSignedIn={() => refreshSession('employee')}
          onBack={() => setPasskeyStep(null)}
        />
      </LoginFrame>
    );
  }
  if (opened !== null) {
    return (
      <LoginFrame title={text('welcome.password.title')} subtitle={text('welcome.password.text')}>
        <OwnPasswordForm
          username={username}
          {...opened}
          onChosen={() => void refreshSession('employee')}
        />
      </LoginFrame>
    );
  }
  return (
    <LoginFrame title={text('welcome.title')} subtitle={text('welcome.text')}>
      <CodeForm username={username} onOpened={setOpened} onPasskey={setPasskeyStep} />
    </LoginFrame>
  );
}
