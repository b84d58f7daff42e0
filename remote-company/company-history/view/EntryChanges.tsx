import {
  Button,
  FailurePanel,
  makeStyles,
  SkeletonRows,
  text as type,
  tokens,
  useApi,
  useInfiniteQuery,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { entryHistoryPages, type ChangeEntry } from '../data/historyPages.ts';
import { FieldChanges } from './FieldChanges.tsx';
import { useWhen } from './useWhen.ts';

/** Whose history is shown. */
export interface HistoryOf {
  readonly section: ChangeEntry['section'];
  /** Of `managers` also an assignment's, for all its ranges. */
  readonly code: string;
}

/** The changes of an entry, newest first, page by page. */
export function EntryChanges({ section, code }: HistoryOf) {
  const api = useApi();
  const text = useText();
  const styles = useStyles();
  const when = useWhen();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    entryHistoryPages(api, section, code),
  );
  if (!data && error) return <FailurePanel failure={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows count={2} height={44} />;
  const changes = data.pages.flatMap(({ contents }) => contents);
  if (changes.length === 0) return <p className={styles.none}>{text('history.of.none')}</p>;
  return (
    <>
      <ul className={styles.changes} aria-label={text('history.of')}>
        {changes.map(({ id, code: own, changedAt, changedBy, directory, kind, fields }) => (
          <li key={id} className={styles.change}>
            <div className={styles.head}>
              <span className={styles.name}>
                {changedBy ??
                  (directory === null
                    ? text('history.server')
                    : text('history.directory', { name: directory }))}
              </span>
              <span className={styles.quiet}>
                {when(changedAt)} · {text(`history.kind.${kind}`)}
                {own !== code && ` · ${own}`}
              </span>
            </div>
            <FieldChanges kind={kind} fields={fields} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button size="row" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {text('history.older')}
        </Button>
      )}
    </>
  );
}

const useStyles = makeStyles({
  none: { ...type.body, margin: 0, color: tokens.colorNeutralForeground3 },
  changes: { display: 'grid', gap: '16px', margin: 0, padding: 0, listStyleType: 'none' },
  change: { minWidth: 0 },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 12px' },
  name: { ...type.bodyStrong, overflowWrap: 'anywhere' },
  quiet: { ...type.secondary, ...type.numbers, color: tokens.colorNeutralForeground3 },
});
