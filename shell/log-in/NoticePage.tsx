import { useSyncExternalStore, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  Button,
  EmptyState,
  Loader,
  makeStyles,
  useApi,
  useFeature,
  useQuery,
  type EmptyStateProps,
  SignOutRegular,
  WarningRegular,
} from 'shared-ui';
import { useServices } from '../services/Services.ts';
import { useSessionControl } from '../services/SessionControl.ts';
import { isRefused } from '../session/rules/shellSession.ts';
import { publicRoutes } from '../routes/rules/shellRoutes.ts';
import { useText } from '../messages/useText.ts';
import { signOn } from './signOn.ts';

/** The page of the address: after a log-out, or for people without access. */
export function NoticePage() {
  const isLoggedOut = useLocation().pathname === publicRoutes.LoggedOut;
  const hasSignOn = useFeature('SAML_AUTH');
  if (isLoggedOut) return <LoggedOutPage />;
  return hasSignOn ? <RefusedSignOnPage /> : <UnauthorizedPage />;
}

interface NoticeProps extends Pick<EmptyStateProps, 'icon' | 'meaning' | 'title' | 'text'> {
  /** Shown before the log-in button, as the primary action. */
  readonly action?: ReactNode;
}

/** A page with one message and the way to the log-in. */
function Notice({ action, ...notice }: NoticeProps) {
  const text = useText();
  const styles = useStyles();
  const navigate = useNavigate();
  const { session, dropSession } = useSessionControl();
  return (
    <main className={styles.page}>
      <EmptyState
        {...notice}
        actions={
          <>
            {action}
            <Button
              {...(action ? {} : { look: 'primary' })}
              onClick={() => {
                if (isRefused(session)) dropSession();
                void navigate('/login');
              }}
            >
              {text('shell.toLogin')}
            </Button>
          </>
        }
      />
    </main>
  );
}

const useStyles = makeStyles({
  page: { display: 'flex', minHeight: '100dvh' },
  named: { overflowWrap: 'anywhere' },
});

/**
 * The end of a log-out with single sign-on (spec §2); warns about sessions that may still be open.
 */
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

/** For people without access to the application (spec §2). */
function UnauthorizedPage() {
  const text = useText();
  return (
    <Notice
      icon={<WarningRegular />}
      meaning="warning"
      title={text('shell.unauthorized.title')}
      text={text('shell.unauthorized.text')}
    />
  );
}

/**
 * For people known only to the sign-on provider: shows the name it sent, and the way to another
 * account.
 */
function RefusedSignOnPage() {
  const text = useText();
  const styles = useStyles();
  const api = useApi();
  const { logOut } = useServices();
  const { data, isPending } = useQuery(api.query.GET('/api/session/refused-sign-on'));
  if (isPending) return <Loader />;
  const { name = null, wanted } = data ?? {};
  return (
    <Notice
      icon={<WarningRegular />}
      meaning="warning"
      title={text('shell.unauthorized.title')}
      text={
        name === null ? (
          text('shell.unauthorized.signOn')
        ) : (
          <span className={styles.named}>
            {text('shell.unauthorized.refused', { name: isolated(name) })}
          </span>
        )
      }
      action={
        <Button look="primary" onClick={() => void signOn(logOut, { wanted, anew: true })}>
          {text('shell.unauthorized.another')}
        </Button>
      }
    />
  );
}

/** Isolates the name's text direction from the sentence around it. */
function isolated(name: string): string {
  return `\u2068${name}\u2069`;
}
