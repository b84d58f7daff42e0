import { useNavigate } from 'react-router-dom';
import { FailurePanel, MessageNote, SkeletonRows, useFailureText, WarningFilled } from 'shared-ui';
import { LoginFrame } from '../../log-in/LoginFrame.tsx';
import { publicRoutes } from '../../routes/rules/shellRoutes.ts';
import { useSessionControl } from '../../services/SessionControl.ts';
import { useForgottenPasswordText } from '../messages/useForgottenPasswordText.ts';
import type { ChosenPassword } from '../../routes/rules/chosenPassword.ts';
import { AskAgain } from './AskAgain.tsx';
import { BackToLogIn } from './BackToLogIn.tsx';
import { ChoosePasswordForm } from './ChoosePasswordForm.tsx';
import { usePasswordLink } from './usePasswordLink.ts';

/** The page of a mailed link: a new password, with which its person then logs in. */
export function ChoosePasswordPage() {
  const text = useForgottenPasswordText();
  const failureText = useFailureText();
  const navigate = useNavigate();
  const { session, refreshSession } = useSessionControl();
  const link = usePasswordLink();
  const { token, username, failure, isChecking } = link;

  async function finish(chosenFor: string): Promise<void> {
    // The own session on this device has ended with all the others.
    if (session.kind === 'employee') await refreshSession('employee').catch(() => undefined);
    const state = { chosenFor } satisfies ChosenPassword;
    await navigate(publicRoutes.PasswordLogin, { replace: true, state });
  }

  if (isChecking) {
    return (
      <LoginFrame title={text('choose.title')}>
        <SkeletonRows count={3} height={56} />
      </LoginFrame>
    );
  }
  if (token !== null && username !== undefined && failure === null) {
    return (
      <LoginFrame title={text('choose.title')} subtitle={text('choose.for', { username })}>
        <ChoosePasswordForm
          token={token}
          username={username}
          onChosen={() => void finish(username)}
          onFailed={link.fail}
        />
        <BackToLogIn />
      </LoginFrame>
    );
  }
  if (failure !== null && failure.code !== 'PASSWORD_LINK_OVER') {
    return (
      <LoginFrame title={text('choose.title')}>
        <FailurePanel title={text('choose.failed')} failure={failure} onRetry={link.retry} />
        <BackToLogIn />
      </LoginFrame>
    );
  }
  return (
    <LoginFrame title={text('choose.title')}>
      <MessageNote
        icon={<WarningFilled />}
        meaning="warning"
        {...(failure === null ? { title: text('choose.unread') } : {})}
      >
        {failure === null ? text('choose.unread.text') : failureText(failure)}
      </MessageNote>
      <AskAgain />
      <BackToLogIn />
    </LoginFrame>
  );
}
