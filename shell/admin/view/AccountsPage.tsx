import { useDeferredValue, useState } from 'react';
import {
  Button,
  Card,
  EmptyState,
  LoadMore,
  PageToolbar,
  SearchField,
  SearchRegular,
  SkeletonRows,
  useApi,
  useInfiniteQuery,
} from 'shared-ui';
import { RowList } from '../../listing/ListRow.tsx';
import { accountsQuery } from '../data/accountQueries.ts';
import { useAdminText } from '../messages/useAdminText.ts';
import { AccountRow } from './AccountRow.tsx';
import { AdminFailed } from './AdminFailed.tsx';

/** Lists accounts and sessions; ends sessions and closes accounts. */
export function AccountsPage() {
  const api = useApi();
  const text = useAdminText();
  const [words, setWords] = useState('');
  const search = useDeferredValue(words.trim());
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage } = useInfiniteQuery(
    accountsQuery(api, search),
  );
  const accounts = data?.pages.flatMap(({ contents }) => contents) ?? [];
  return (
    <div>
      <PageToolbar>
        <SearchField label={text('accounts.search')} value={words} onChange={setWords} />
      </PageToolbar>
      {error && !data && <AdminFailed failure={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows count={8} height={64} />}
      {data && accounts.length === 0 && (
        <EmptyState
          icon={<SearchRegular />}
          meaning="pending"
          title={text('admin.none.title')}
          text={text('accounts.none')}
          actions={<Button onClick={() => setWords('')}>{text('admin.none.reset')}</Button>}
        />
      )}
      {accounts.length > 0 && (
        <Card flush title={text('admin.accounts')}>
          <RowList label={text('admin.accounts')}>
            {accounts.map((account) => (
              <AccountRow key={account.employeeId} account={account} />
            ))}
          </RowList>
          {hasNextPage && (
            <LoadMore
              isLoading={isFetching}
              count={3}
              height={64}
              onNear={() => void fetchNextPage()}
            />
          )}
        </Card>
      )}
    </div>
  );
}
