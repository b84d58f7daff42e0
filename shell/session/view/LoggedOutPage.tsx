import { Button, EmptyState, makeStyles, SignOutRegular, useNavigate } from 'shared-ui';
import { useText } from '../../messages/useText.ts';

/** Where log-out ends with single sign-on (spec §2). */
export function LoggedOutPage() {
  const text = useText();
  const styles = useStyles();
  const navigate = useNavigate();
  return (
    <main className={styles.page}>
      <EmptyState
        icon={<SignOutRegular />}
        meaning="work"
        title={text('shell.loggedOut.title')}
        text={text('shell.loggedOut.text')}
        actions={
          <Button look="primary" onClick={() => void navigate('/login')}>
            {text('shell.toLogin')}
          </Button>
        }
      />
    </main>
  );
}

const useStyles = makeStyles({ page: { display: 'flex', minHeight: '100dvh' } });
