import { useSyncExternalStore } from 'react';
import { Card, makeStyles, text as type, tokens } from 'shared-ui';
import { useServices } from '../../services/Services.ts';
import { useAdminText } from '../messages/useAdminText.ts';
import { useWhen } from '../../locale/useWhen.ts';

/** Failures in this page, newest first, each linked to the page about its code. */
export function LastFailures() {
  const text = useAdminText();
  const styles = useStyles();
  const when = useWhen();
  const { failures } = useServices();
  const latest = useSyncExternalStore(failures.subscribe, failures.latest);
  return (
    <Card title={text('admin.lastFailures')}>
      {latest.length === 0 && <p className={styles.none}>{text('admin.lastFailures.none')}</p>}
      <ul className={styles.list}>
        {latest.map((failure) => (
          <li key={failure.message} className={styles.row}>
            <span className={styles.message}>{failure.message.split('\n', 1)[0]}</span>
            <span className={styles.more}>
              {when(failure.at)}
              {failure.code !== undefined && (
                <a href={`/api/docs/errors/${failure.code}`} className={styles.link}>
                  {failure.code}
                </a>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const useStyles = makeStyles({
  none: { ...type.body, margin: 0, color: tokens.colorNeutralForeground3 },
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  row: { padding: '8px 0', borderTop: `1px solid ${tokens.colorNeutralStroke3}` },
  message: { ...type.body, overflowWrap: 'anywhere' },
  more: {
    ...type.secondary,
    display: 'flex',
    gap: '12px',
    color: tokens.colorNeutralForeground3,
  },
  link: { color: tokens.colorBrandForeground1 },
});
