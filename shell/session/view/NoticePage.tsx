import { Button, EmptyState, makeStyles, useNavigate, type EmptyStateProps } from 'shared-ui';
import { useText } from '../../messages/useText.ts';

/** A page of its own that says one thing, with the way to the log-in. */
export function NoticePage(notice: Pick<EmptyStateProps, 'icon' | 'meaning' | 'title' | 'text'>) {
  const text = useText();
  const styles = useStyles();
  const navigate = useNavigate();
  return (
    <main className={styles.page}>
      <EmptyState
        {...notice}
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
