import { Button, EmptyState, makeStyles, WarningRegular, useNavigate } from 'shared-ui';
import { useText } from '../../messages/useText.ts';

/** For people who are known, but not allowed to use the application (spec §2). */
export function UnauthorizedPage() {
  const text = useText();
  const styles = useStyles();
  const navigate = useNavigate();
  return (
    <main className={styles.page}>
      <EmptyState
        icon={<WarningRegular />}
        meaning="warning"
        title={text('shell.unauthorized.title')}
        text={text('shell.unauthorized.text')}
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
