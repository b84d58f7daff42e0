import { Navigate, useLocation } from 'react-router-dom';
import { laterPage, useFeature, useProperty } from 'shared-ui';
import { useServices } from '../services/Services.ts';
import { pathOfRoute } from '../routes/rules/pathOfRoute.ts';
import { publicRoutes } from '../routes/rules/shellRoutes.ts';

const LoginChoice = laterPage(
  async () =>
    (await import(/* webpackChunkName: "log-in-choice" */ './LoginChoice.tsx')).LoginChoice,
);

/** The choice of ways to log in; goes straight to the password if it is the only one. */
export function LoginPage() {
  const { hasChoice, ...ways } = useLoginWays();
  const state: unknown = useLocation().state;
  if (!hasChoice) return <Navigate to={publicRoutes.PasswordLogin} replace state={state} />;
  return <LoginChoice {...ways} />;
}

/** The ways to log in that are switched on and available in this installation (spec §2). */
export function useLoginWays() {
  const { loader } = useServices();
  const isSignOnOn = useFeature('SAML_AUTH');
  const isFaceOn = useFeature('FACIAL_RECOGNITION');
  const isEmployeeLoginOn = useProperty('FACIAL_RECOGNITION_EMPLOYEE_LOGIN');
  const facePath =
    isFaceOn && isEmployeeLoginOn ? pathOfRoute('FaceLogin', loader.registry()) : undefined;
  return { isSignOnOn, facePath, hasChoice: isSignOnOn || facePath !== undefined };
}
