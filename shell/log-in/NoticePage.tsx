import { useSyncExternalStore } from 'react';
import {
  Button,
  EmptyState,
  makeStyles,
  useFeature,
  useLocation,
  useNavigate,
  type EmptyStateProps,
  SignOutRegular,
  WarningRegular,
} from 'shared-ui';
import { useServices } from '../services/Services.ts';
import { publicRoutes } from '../routes/rules/shellRoutes.ts';
import { useText } from '../messages/useText.ts';

/** The page of the address: after a log-out, or for people who may not come in. */
export function NoticePage() {
  const isLoggedOut = useLocation().pathname === publicRoutes.LoggedOut;
  return isLoggedOut ? <LoggedOutPage /> : <UnauthorizedPage />;
}

/** A page of its own that says one thing, with the way to the log-in. */
function Notice(notice: Pick<EmptyStateProps, 'icon' | 'meaning' | 'title' | 'text'>) {
  const text = useText();
  const styles = useStyles();
  const navigate = useNavigate();
  return (
    <main className={styles.page}>
      <EmptyState
        {...notice}
        actions={
          <Button look="primary" onClick={() => navigate('/login')}>
            {text('shell.toLogin')}
          </Button>
        }
      />
    </main>
  );
}

const useStyles = makeStyles({ page: { display: 'flex', minHeight: '100dvh' } });

/** Where log-out ends with single sign-on (spec §2); it says what may not have ended yet. */
function LoggedOutPage() {
  const text = useText();
  const { logOut } = useServices();
  const isWaiting = useSyncExternalStore(logOut.subscribe, logOut.isWaiting);
  const isEverywhere = useLocation().search === '?everywhere';
  const mayBeSignedOn = useFeature('SAML_AUTH') && !isEverywhere;
  const rest = mayBeSignedOn ? 'shell.loggedOut.signOnOpen' : 'shell.loggedOut.text';
  return (
    <Notice
      icon={<SignOutRegular />}
      meaning="work"
      title={text('shell.loggedOut.title')}
      text={text(isWaiting ? 'shell.logOut.waits' : rest)}
    />
  );
}

/** For people who may not use the application, or whom only the sign-on provider knows (spec §2). */
function UnauthorizedPage() {
  const text = useText();
  const hasSignedOn = useFeature('SAML_AUTH');
  return (
    <Notice
      icon={<WarningRegular />}
      meaning="warning"
      title={text('shell.unauthorized.title')}
      text={text(hasSignedOn ? 'shell.unauthorized.signOn' : 'shell.unauthorized.text')}
    />
  );
}
