import {
  Card,
  deviceTimeZone,
  makeStyles,
  media,
  MessageNote,
  Skeleton,
  SkeletonRows,
  text as type,
  tokens,
  useApi,
  useQuery,
  useUserFormats,
  WarningRegular,
} from 'shared-ui';
import { useAdminText } from '../messages/useAdminText.ts';
import { shownVersions } from '../rules/shownVersions.ts';
import { AdminFailed } from './AdminFailed.tsx';
import { RemoteHealthRow } from './RemoteHealthRow.tsx';
import { ServerFigures } from './ServerFigures.tsx';
import { StoppedCanaries } from './StoppedCanaries.tsx';

const refreshMilliseconds = 10_000;

/** The health of server and remotes, refreshed every ten seconds. */
export function MonitoringPage() {
  const api = useApi();
  const text = useAdminText();
  const styles = useStyles();
  const formats = useUserFormats();
  const { data, error, refetch, dataUpdatedAt } = useQuery({
    ...api.query.GET('/api/monitoring'),
    refetchInterval: refreshMilliseconds,
  });
  if (error && !data) return <AdminFailed failure={error} onRetry={() => void refetch()} />;
  const time = formats.time(new Date(dataUpdatedAt).toISOString(), deviceTimeZone());
  return (
    <div className={styles.page}>
      {error && (
        <MessageNote icon={<WarningRegular />} meaning="warning">
          {text('admin.stale', { time })}
        </MessageNote>
      )}
      {!data && (
        <>
          <Skeleton width="240px" height="18px" />
          <SkeletonRows count={6} height={96} />
        </>
      )}
      {data && (
        <>
          <p className={styles.updated}>{text('admin.updated', { time })}</p>
          {data.releases === null && (
            <MessageNote icon={<WarningRegular />} meaning="warning">
              {text('admin.noReleases')}
            </MessageNote>
          )}
          <StoppedCanaries releases={data.releases ?? []} />
          <div className={styles.figures}>
            <ServerFigures state={data} />
          </div>
          <Card flush title={text('admin.health')} titleNote={text('admin.health.note')}>
            <ul className={styles.list} aria-label={text('admin.health')}>
              {shownVersions(data.releases, data.remotes).map((shown) => (
                <RemoteHealthRow key={`${shown.remote} ${shown.version}`} shown={shown} />
              ))}
            </ul>
          </Card>
        </>
      )}
    </div>
  );
}

const useStyles = makeStyles({
  page: { display: 'flex', flexDirection: 'column', gap: '16px' },
  updated: { ...type.secondary, margin: 0, color: tokens.colorNeutralForeground3 },
  figures: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: '16px',
    [media.belowDesktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  list: { listStyleType: 'none', margin: 0, padding: 0 },
});
