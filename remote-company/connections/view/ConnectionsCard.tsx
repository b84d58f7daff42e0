import {
  Card,
  FailurePanel,
  FreshnessNote,
  makeStyles,
  SkeletonRows,
  useApi,
  useQuery,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { ConnectionRow } from './ConnectionRow.tsx';

/** Each kind of connection with its state and its last failure. */
export function ConnectionsCard() {
  const api = useApi();
  const text = useText();
  const styles = useStyles();
  const query = useQuery(api.query.GET('/api/company/connections'));
  const { data, error, refetch } = query;
  const retry = () => void refetch();
  return (
    <Card flush title={text('connections.title')}>
      {data && (
        <div className={styles.note}>
          <FreshnessNote answeredAt={query.dataUpdatedAt} failure={error} onRetry={retry} />
        </div>
      )}
      {!data && !error && <SkeletonRows count={5} height={72} />}
      {!data && error && (
        <FailurePanel title={text('connections.failed')} failure={error} onRetry={retry} />
      )}
      {data && (
        <ul className={styles.list}>
          {data.map((connection) => (
            <ConnectionRow key={connection.kind} connection={connection} />
          ))}
        </ul>
      )}
    </Card>
  );
}

const useStyles = makeStyles({
  note: { padding: '0 16px' },
  list: { margin: 0, padding: 0, listStyle: 'none' },
});
