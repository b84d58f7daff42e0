import { Link } from 'react-router-dom';
import {
  Badge,
  Card,
  CheckmarkCircleFilled,
  makeStyles,
  media,
  SkeletonRows,
  text as type,
  tokens,
  useApi,
  useQuery,
} from 'shared-ui';
import { shellRoutes } from '../../routes/rules/shellRoutes.ts';
import { useAdminText } from '../messages/useAdminText.ts';
import { AdminFailed } from './AdminFailed.tsx';
import { LastFailures } from './LastFailures.tsx';
import { RunningRemotes } from './RunningRemotes.tsx';
import { useMovedPages } from './useMovedPages.ts';

const refetchInterval = 30_000;

/**
 * The overview for developer admins: server, releases of the remotes, links to the documentation.
 */
export function AdminPage() {
  const api = useApi();
  const text = useAdminText();
  const styles = useStyles();
  const version = useQuery({ ...api.query.GET('/api/info/version'), refetchInterval });
  const health = useQuery({ ...api.query.GET('/api/health'), refetchInterval });
  const movedPages = useMovedPages();
  const error = version.error ?? health.error;
  const retry = () => void Promise.all([version.refetch(), health.refetch()]);
  return (
    <div className={styles.page}>
      <Card title={text('admin.server')}>
        {error && <AdminFailed failure={error} onRetry={retry} />}
        {(!version.data || !health.data) && !error && <SkeletonRows count={1} height={44} />}
        {version.data && health.data && !error && (
          <p className={styles.line}>
            <Badge meaning="approved" icon={<CheckmarkCircleFilled />}>
              {text('admin.healthy')}
            </Badge>
            {text('admin.version', { version: version.data.version })}
          </p>
        )}
      </Card>
      <RunningRemotes />
      <LastFailures />
      <Card title={text('admin.read')}>
        <ul className={styles.list}>
          {furtherPages.map((name) => (
            <li key={name} className={styles.row}>
              <Link className={styles.link} to={`${shellRoutes.Admin.path}/${name}`}>
                {text(`admin.${name}`)}
              </Link>
              <span className={styles.about}>{text(`admin.about.${name}`)}</span>
            </li>
          ))}
          {movedPages.map(({ name, path }) => (
            <li key={name} className={styles.row}>
              <Link className={styles.link} to={path}>
                {text(`admin.${name}`)}
              </Link>
              <span className={styles.about}>{text(`admin.about.${name}`)}</span>
            </li>
          ))}
          <li className={styles.row}>
            <a className={styles.link} href="/api/docs">
              {text('admin.reference')}
            </a>
          </li>
          <li className={styles.row}>
            <a className={styles.link} href="/api/metrics">
              {text('admin.metrics')}
            </a>
          </li>
        </ul>
      </Card>
    </div>
  );
}

const useStyles = makeStyles({
  page: { display: 'flex', flexDirection: 'column', gap: '16px' },
  line: { ...type.body, display: 'flex', alignItems: 'center', gap: '12px', margin: 0 },
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '12px',
    minHeight: '44px',
    borderTop: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  link: {
    ...type.bodyStrong,
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    color: tokens.colorBrandForeground1,
  },
  about: {
    ...type.secondary,
    color: tokens.colorNeutralForeground3,
    [media.phone]: { width: '100%', marginTop: '-8px', paddingBottom: '10px' },
  },
});

/** The pages below /admin that the overview links to, by path. */
export const furtherPages = [
  'features',
  'monitoring',
  'tokens',
  'scim',
  'webhooks',
  'security',
  'inspections',
] as const;
