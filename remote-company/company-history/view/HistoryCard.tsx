import {
  Button,
  Card,
  EmptyState,
  FailurePanel,
  FreshnessNote,
  HistoryRegular,
  laterPart,
  makeStyles,
  SkeletonRows,
  useApi,
  useInfiniteQuery,
  useViewport,
} from 'shared-ui';
import { HeadCell, Table } from 'shared-ui/table';
import { CsvButton } from '../../csv/view/CsvButton.tsx';
import { useText } from '../../messages/useText.ts';
import { changePages } from '../data/historyPages.ts';
import { ChangeRow } from './ChangeRow.tsx';

const HistoryCsv = laterPart(async () => (await import('./HistoryCsv.tsx')).HistoryCsv);

/** Who changed the company, when and what, newest first. */
export function HistoryCard() {
  const api = useApi();
  const text = useText();
  const styles = useStyles();
  const isWide = useViewport() === 'desktop';
  const query = useInfiniteQuery(changePages(api));
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const changes = data?.pages.flatMap(({ contents }) => contents) ?? [];
  const retry = () => void refetch();
  const columns = isWide ? ['52px', '24%', '200px', 'auto'] : ['56px', 'auto'];
  const head = isWide && (
    <>
      <HeadCell name={text('history.details')} />
      <HeadCell>{text('history.who')}</HeadCell>
      <HeadCell>{text('history.when')}</HeadCell>
      <HeadCell>{text('history.what')}</HeadCell>
    </>
  );
  return (
    <Card
      flush
      title={text('history.title')}
      extra={changes.length > 0 && <CsvButton run={(ends) => <HistoryCsv {...ends} />} />}
      className={styles.card}
    >
      {data && (
        <div className={styles.note}>
          <FreshnessNote answeredAt={query.dataUpdatedAt} failure={error} onRetry={retry} />
        </div>
      )}
      {!data && !error && <SkeletonRows count={4} height={56} />}
      {!data && error && (
        <FailurePanel title={text('history.failed')} failure={error} onRetry={retry} />
      )}
      {data && changes.length === 0 && (
        <EmptyState
          icon={<HistoryRegular />}
          meaning="pending"
          title={text('history.none')}
          text={text('history.none.text')}
        />
      )}
      {changes.length > 0 && (
        <Table label={text('history.title')} columns={columns} head={head}>
          {changes.map((change) => (
            <ChangeRow key={change.id} change={change} isWide={isWide} />
          ))}
        </Table>
      )}
      {hasNextPage && (
        <div className={styles.more}>
          <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {text('history.older')}
          </Button>
        </div>
      )}
    </Card>
  );
}

const useStyles = makeStyles({
  // Cut to its round corners.
  card: { overflow: 'clip' },
  note: { padding: '0 16px' },
  more: { padding: '12px 16px' },
});
