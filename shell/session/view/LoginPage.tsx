import {
  Button,
  KeyRegular,
  Navigate,
  ScanPersonRegular,
  useLocation,
  useNavigate,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { partOfDay } from '../rules/partOfDay.ts';
import { LoginFrame } from './LoginFrame.tsx';
import { useDeviceTime } from './useDeviceTime.ts';
import { useLoginWays } from './useLoginWays.ts';

/** The choice between face and password; straight to the password where there is no choice. */
export function LoginPage() {
  const text = useText();
  const navigate = useNavigate();
  const { hour } = useDeviceTime();
  const { facePath } = useLoginWays();
  const state: unknown = useLocation().state;
  if (!facePath) return <Navigate to="/login/password-login" replace state={state} />;
  return (
    <LoginFrame
      title={text(`shell.greeting.${partOfDay(hour)}`)}
      subtitle={text('shell.logIn.how')}
    >
      <Button
        look="primary"
        icon={<ScanPersonRegular />}
        onClick={() => void navigate(facePath, { state })}
      >
        {text('shell.logIn.face')}
      </Button>
      <Button
        icon={<KeyRegular />}
        onClick={() => void navigate('/login/password-login', { state })}
      >
        {text('shell.logIn.byPassword')}
      </Button>
    </LoginFrame>
  );
}
