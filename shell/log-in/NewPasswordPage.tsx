import { Navigate } from 'react-router-dom';
import { Button, FailurePanel, SkeletonRows, useApi, useHost, useQuery } from 'shared-ui';
import { useServices } from '../services/Services.ts';
import { useSessionControl } from '../services/SessionControl.ts';
import { useText } from '../messages/useText.ts';
import { publicRoutes } from '../routes/rules/shellRoutes.ts';
import { PasswordForm } from '../settings/view/PasswordForm.tsx';
import { LoginFrame } from './LoginFrame.tsx';

/** After a log-in with a one-time password: no other page opens until a new one is chosen. */
export function NewPasswordPage() {
  const api = useApi();
  const text = useText();
  const { bus } = useHost();
  const { logOut } = useServices();
  const { refreshSession } = useSessionControl();
  const { data, error, refetch } = useQuery(api.query.GET('/api/session'));
  if (error?.code === 'NO_SESSION') return <Navigate to={publicRoutes.Login} replace />;
  return (
    <LoginFrame title={text('shell.newPassword.title')} subtitle={text('shell.newPassword.text')}>
      {error && !data && <FailurePanel failure={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows count={3} height={56} />}
      {data && (
        <PasswordForm
          employeeId={data.employeeId}
          onChanged={() => void refreshSession('employee')}
        />
      )}
      <Button
        onClick={() => {
          void logOut.begin();
          bus.emit('session-ended', { reason: 'logged-out' });
        }}
      >
        {text('shell.logOut')}
      </Button>
    </LoginFrame>
  );
}
