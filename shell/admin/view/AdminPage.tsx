import { answer } from 'shared-contracts';
import {
  Badge,
  Card,
  CheckmarkCircleFilled,
  FailurePanel,
  makeStyles,
  Page,
  SkeletonRows,
  text as type,
  tokens,
  useApi,
  useQuery,
} from 'shared-ui';
import { useServices } from '../../application/SessionContext.tsx';
import { useText } from '../../messages/useText.ts';

/** What runs here: server, releases of the remotes, and where to read on. For developer admins. */
export function AdminPage() {
  const api = useApi();
  const text = useText();
  const styles = useStyles();
  const { loader } = useServices();
  const { data, error, refetch } = useQuery({
    queryKey: ['admin'],
    refetchInterval: 30_000,
    queryFn: async ({ signal }) => {
      const [{ version }] = await Promise.all([
        answer(api.GET('/api/info/version', { signal })),
        answer(api.GET('/api/health', { signal })),
      ]);
      return { version };
    },
  });
  return (
    <Page className={styles.page}>
      <Card title={text('shell.admin.server')}>
        {error && <FailurePanel failure={error} onRetry={() => void refetch()} />}
        {!data && !error && <SkeletonRows count={1} height={44} />}
        {data && (
          <p className={styles.line}>
            <Badge meaning="approved" icon={<CheckmarkCircleFilled />}>
              {text('shell.admin.healthy')}
            </Badge>
            {text('shell.admin.version', { version: data.version })}
          </p>
        )}
      </Card>
      <Card title={text('shell.admin.remotes')}>
        <ul className={styles.list}>
          {loader.registry().remotes.map(({ name, version }) => (
            <li key={name} className={styles.row}>
              <span className={styles.name}>{name}</span>
              <span className={styles.version}>{version}</span>
            </li>
          ))}
        </ul>
      </Card>
      <Card title={text('shell.admin.read')}>
        <ul className={styles.list}>
          <li className={styles.row}>
            <a className={styles.link} href="/api/docs">
              {text('shell.admin.reference')}
            </a>
          </li>
          <li className={styles.row}>
            <a className={styles.link} href="/api/metrics">
              {text('shell.admin.metrics')}
            </a>
          </li>
        </ul>
      </Card>
    </Page>
  );
}

const useStyles = makeStyles({
  page: { display: 'flex', flexDirection: 'column', gap: '16px', maxWidth: '720px' },
  line: { ...type.body, display: 'flex', alignItems: 'center', gap: '12px', margin: 0 },
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  row: {
    display: 'flex',
    alignItems: 'center',
    minHeight: '44px',
    borderTop: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  name: type.bodyStrong,
  version: { ...type.body, marginLeft: 'auto', color: tokens.colorNeutralForeground3 },
  link: { ...type.bodyStrong, color: tokens.colorBrandForeground1 },
});
