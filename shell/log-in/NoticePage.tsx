import {
  Button,
  EmptyState,
  makeStyles,
  useNavigate,
  type EmptyStateProps,
  SignOutRegular,
  WarningRegular,
} from 'shared-ui';
import { useText } from '../messages/useText.ts';

/** A page of its own that says one thing, with the way to the log-in. */
function NoticePage(notice: Pick<EmptyStateProps, 'icon' | 'meaning' | 'title' | 'text'>) {
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

/** Where log-out ends with single sign-on (spec §2). */
export function LoggedOutPage() {
  const text = useText();
  return (
    <NoticePage
      icon={<SignOutRegular />}
      meaning="work"
      title={text('shell.loggedOut.title')}
      text={text('shell.loggedOut.text')}
    />
  );
}

/** For people who are known, but not allowed to use the application (spec §2). */
export function UnauthorizedPage() {
  const text = useText();
  return (
    <NoticePage
      icon={<WarningRegular />}
      meaning="warning"
      title={text('shell.unauthorized.title')}
      text={text('shell.unauthorized.text')}
    />
  );
}
