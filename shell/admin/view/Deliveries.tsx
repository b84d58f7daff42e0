import { useMemo, useState } from 'react';
import {
  EmptyState,
  FreshnessNote,
  LoadMore,
  makeStyles,
  SearchRegular,
  SelectField,
  SkeletonRows,
  useApi,
  useInfiniteQuery,
} from 'shared-ui';
import { deliveriesQuery, type DeliveryFilter, type Webhook } from '../data/webhookQueries.ts';
import { useAdminText } from '../messages/useAdminText.ts';
import { AdminFailed } from './AdminFailed.tsx';
import { DeliveriesTable } from './DeliveriesTable.tsx';

const states = ['all', 'WAITING', 'DELIVERED', 'FAILED'] as const;

/** Deliveries that were sent, are pending or were given up, newest first. */
export function Deliveries({ webhooks }: { readonly webhooks: readonly Webhook[] }) {
  const api = useApi();
  const text = useAdminText();
  const styles = useStyles();
  const [filter, setFilter] = useState<DeliveryFilter>({ webhookId: null, state: null });
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage, dataUpdatedAt } =
    useInfiniteQuery(deliveriesQuery(api, filter));
  const deliveries = useMemo(() => data?.pages.flatMap(({ contents }) => contents) ?? [], [data]);
  const retry = () => void refetch();
  return (
    <section aria-label={text('deliveries')} className={styles.section}>
      <div className={styles.bar}>
        <SelectField
          label={text('deliveries.webhook')}
          value={String(filter.webhookId ?? 'all')}
          choices={[
            { value: 'all', label: text('deliveries.all') },
            ...webhooks.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          onChange={(chosen) => {
            const webhookId = chosen === null || chosen === 'all' ? null : Number(chosen);
            setFilter({ ...filter, webhookId });
          }}
        />
        <SelectField
          label={text('deliveries.state')}
          value={filter.state ?? 'all'}
          choices={states.map((value) => ({ value, label: text(`deliveries.${value}`) }))}
          onChange={(chosen) => setFilter({ ...filter, state: chosen === 'all' ? null : chosen })}
        />
      </div>
      {error && !data && <AdminFailed failure={error} onRetry={retry} />}
      {data && <FreshnessNote answeredAt={dataUpdatedAt} failure={error} onRetry={retry} />}
      {!data && !error && <SkeletonRows count={6} height={64} />}
      {data && deliveries.length === 0 && (
        <EmptyState
          icon={<SearchRegular />}
          meaning="pending"
          title={text('deliveries.none.title')}
          text={text('deliveries.none')}
        />
      )}
      {deliveries.length > 0 && (
        <div>
          <DeliveriesTable deliveries={deliveries} webhooks={webhooks} />
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
    </section>
  );
}

const useStyles = makeStyles({
  section: { display: 'flex', flexDirection: 'column', gap: '16px' },
  bar: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
    gap: '12px',
    maxWidth: '640px',
  },
});
