import { useDeferredValue, useMemo, useState } from 'react';
import {
  Button,
  EmptyState,
  FreshnessNote,
  LoadMore,
  makeStyles,
  PageToolbar,
  SearchField,
  SearchRegular,
  SkeletonRows,
  useApi,
  useInfiniteQuery,
} from 'shared-ui';
import { terminalDevicesQuery } from '../data/terminalQueries.ts';
import { useAdminText } from '../messages/useAdminText.ts';
import { AdminFailed } from './AdminFailed.tsx';
import { TerminalsTable } from './TerminalsTable.tsx';

/** Devices signed in as a terminal, their state, and signing them out. */
export function TerminalsPage() {
  const api = useApi();
  const text = useAdminText();
  const styles = useStyles();
  const [words, setWords] = useState('');
  const search = useDeferredValue(words.trim());
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage, dataUpdatedAt } =
    useInfiniteQuery(terminalDevicesQuery(api, search));
  const devices = useMemo(() => data?.pages.flatMap(({ contents }) => contents) ?? [], [data]);
  const retry = () => void refetch();
  return (
    <div className={styles.page}>
      <PageToolbar>
        <SearchField label={text('terminals.search')} value={words} onChange={setWords} />
      </PageToolbar>
      {error && !data && <AdminFailed failure={error} onRetry={retry} />}
      {data && <FreshnessNote answeredAt={dataUpdatedAt} failure={error} onRetry={retry} />}
      {!data && !error && <SkeletonRows count={6} height={64} />}
      {data && devices.length === 0 && (
        <EmptyState
          icon={<SearchRegular />}
          meaning="pending"
          title={text(search === '' ? 'terminals.noneYet.title' : 'admin.none.title')}
          text={text(search === '' ? 'terminals.noneYet' : 'terminals.none')}
          actions={
            search !== '' && (
              <Button onClick={() => setWords('')}>{text('admin.none.reset')}</Button>
            )
          }
        />
      )}
      {devices.length > 0 && (
        <div>
          <TerminalsTable devices={devices} />
          {hasNextPage && !error && (
            <LoadMore
              isLoading={isFetching}
              count={3}
              height={64}
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
});
