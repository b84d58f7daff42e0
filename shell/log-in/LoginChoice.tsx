import { useLocation, useNavigate } from 'react-router-dom';
import {
  BriefcaseRegular,
  Button,
  KeyRegular,
  MessageNote,
  ScanPersonRegular,
  WarningFilled,
} from 'shared-ui';
import { useText } from '../messages/useText.ts';
import { LoginFrame } from './LoginFrame.tsx';
import { signOn } from './signOn.ts';
import { useDeviceTime } from './useDeviceTime.ts';
import { useServices } from '../services/Services.ts';
import { publicRoutes } from '../routes/rules/shellRoutes.ts';
import { wantedPath } from '../routes/rules/pathOfRoute.ts';

export interface LoginChoiceProps {
  readonly isSignOnOn: boolean;
  readonly facePath: string | undefined;
}

/** The choice between single sign-on, face and password. */
export function LoginChoice({ isSignOnOn, facePath }: LoginChoiceProps) {
  const text = useText();
  const navigate = useNavigate();
  const { hour } = useDeviceTime();
  const location = useLocation();
  const state: unknown = location.state;
  const { logOut } = useServices();
  const fault = signOnFault(location.search);
  return (
    <LoginFrame
      title={text(`shell.greeting.${partOfDay(hour)}`)}
      subtitle={text('shell.logIn.how')}
    >
      {fault !== null && (
        <MessageNote icon={<WarningFilled />} meaning="warning" urgent>
          {text(fault)}
        </MessageNote>
      )}
      {isSignOnOn && (
        <Button
          look="primary"
          icon={<BriefcaseRegular />}
          onClick={() => void signOn(logOut, { wanted: wantedPath(state) })}
        >
          {text('shell.logIn.signOn')}
        </Button>
      )}
      {facePath && (
        <Button
          {...(isSignOnOn ? {} : { look: 'primary' })}
          icon={<ScanPersonRegular />}
          onClick={() => void navigate(facePath, { state })}
        >
          {text('shell.logIn.face')}
        </Button>
      )}
      <Button
        icon={<KeyRegular />}
        onClick={() => void navigate(publicRoutes.PasswordLogin, { state })}
      >
        {text('shell.logIn.byPassword')}
      </Button>
    </LoginFrame>
  );
}

/** The server's reason for a failed single sign-on. */
function signOnFault(search: string) {
  if (search.includes('signOn=failed')) return 'shell.logIn.signOnFailed';
  return search.includes('signOn=unreachable') ? 'shell.logIn.signOnUnreachable' : null;
}

type PartOfDay = 'morning' | 'day' | 'evening' | 'night';

/** By the hour of the local clock, 0 to 23. */
function partOfDay(hour: number): PartOfDay {
  if (hour < 4) return 'night';
  if (hour < 12) return 'morning';
  return hour < 18 ? 'day' : 'evening';
}
