import {
  Button,
  KeyRegular,
  Navigate,
  ScanPersonRegular,
  useLocation,
  useNavigate,
  useFeature,
  useProperty,
} from 'shared-ui';
import { useText } from '../messages/useText.ts';
import { LoginFrame } from './LoginFrame.tsx';
import { useDeviceTime } from './useDeviceTime.ts';
import { useServices } from '../services/Services.ts';
import { pathOfRoute } from '../routes/rules/pathOfRoute.ts';

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
        onClick={() => navigate(facePath, { state })}
      >
        {text('shell.logIn.face')}
      </Button>
      <Button icon={<KeyRegular />} onClick={() => navigate('/login/password-login', { state })}>
        {text('shell.logIn.byPassword')}
      </Button>
    </LoginFrame>
  );
}

type PartOfDay = 'morning' | 'day' | 'evening';

/** By the hour of the local clock, 0 to 23. */
function partOfDay(hour: number): PartOfDay {
  if (hour >= 4 && hour < 12) return 'morning';
  return hour >= 12 && hour < 18 ? 'day' : 'evening';
}

/** Ways to log in that are switched on and that this installation can show (spec §2). */
export function useLoginWays() {
  const { loader } = useServices();
  const isFaceOn = useFeature('FACIAL_RECOGNITION');
  const isEmployeeLoginOn = useProperty('FACIAL_RECOGNITION_EMPLOYEE_LOGIN');
  const facePath =
    isFaceOn && isEmployeeLoginOn ? pathOfRoute('FaceLogin', loader.registry()) : undefined;
  return { facePath, hasChoice: facePath !== undefined };
}
