import { useDeferredValue, useMemo, useState } from 'react';
import {
  Button,
  deviceTimeZone,
  EmptyState,
  FreshnessNote,
  LoadMore,
  makeStyles,
  SearchRegular,
  SkeletonRows,
  text as type,
  tokens,
  useApi,
  useInfiniteQuery,
} from 'shared-ui';
import { securityEventsQuery } from '../data/securityQueries.ts';
import { useAdminText } from '../messages/useAdminText.ts';
import { everything, securityQueryOf } from '../rules/securityFilter.ts';
import { AdminFailed } from './AdminFailed.tsx';
import { SecurityFilterBar } from './SecurityFilterBar.tsx';
import { SecurityTable } from './SecurityTable.tsx';

/** The security log: who did what, from where, with what outcome. */
export function SecurityPage() {
  const api = useApi();
  const text = useAdminText();
  const styles = useStyles();
  const [filter, setFilter] = useState(everything);
  const asked = securityQueryOf(useDeferredValue(filter), deviceTimeZone());
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage, dataUpdatedAt } =
    useInfiniteQuery(securityEventsQuery(api, asked));
  const events = useMemo(() => data?.pages.flatMap(({ contents }) => contents) ?? [], [data]);
  const retry = () => void refetch();
  return (
    <div className={styles.page}>
      <p className={styles.lead}>{text('security.lead')}</p>
      <SecurityFilterBar filter={filter} onChange={setFilter} />
      {error && !data && <AdminFailed failure={error} onRetry={retry} />}
      {data && <FreshnessNote answeredAt={dataUpdatedAt} failure={error} onRetry={retry} />}
      {!data && !error && <SkeletonRows count={8} height={56} />}
      {data && events.length === 0 && (
        <EmptyState
          icon={<SearchRegular />}
          meaning="pending"
          title={text('admin.none.title')}
          text={text(filter === everything ? 'security.noneYet' : 'security.none')}
          actions={
            filter !== everything && (
              <Button onClick={() => setFilter(everything)}>{text('admin.none.reset')}</Button>
            )
          }
        />
      )}
      {events.length > 0 && (
        <div>
          <SecurityTable events={events} />
          {hasNextPage && !error && (
            <LoadMore
              isLoading={isFetching}
              count={3}
              height={56}
              onNear={() => void fetchNextPage()}
            />
          )}
        </div>
      )}
    </div>
  );
}

const useStyles = makeStyles({
  page: { display: 'flex', flexDirection: 'column', gap: '16px' },
  lead: { ...type.body, margin: 0, color: tokens.colorNeutralForeground2 },
});
