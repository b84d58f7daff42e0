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
import { entryPages, type ChangeEntry } from '../data/historyPages.ts';
import { FieldChanges } from './FieldChanges.tsx';

/** The entries of a change with their fields, page by page. */
export function ChangeEntries({ id }: { readonly id: number }) {
  const api = useApi();
  const text = useText();
  const styles = useStyles();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    entryPages(api, id),
  );
  if (!data && error) return <FailurePanel failure={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows count={2} height={44} />;
  const entries = data.pages.flatMap(({ contents }) => contents);
  if (entries.length === 0) return <p className={styles.none}>{text('history.noEntries')}</p>;
  return (
    <>
      <ul className={styles.entries}>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ul>
      {hasNextPage && (
        <Button size="row" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {text('history.more')}
        </Button>
      )}
    </>
  );
}

function Entry({ entry }: { readonly entry: ChangeEntry }) {
  const { section, code, kind, fields } = entry;
  const text = useText();
  const styles = useStyles();
  return (
    <li className={styles.entry}>
      <div className={styles.head}>
        <span className={styles.code}>{code}</span>
        <span className={styles.quiet}>
          {text(`section.${section}`)} · {text(`history.kind.${kind}`)}
        </span>
      </div>
      <FieldChanges kind={kind} fields={fields} />
    </li>
  );
}

const useStyles = makeStyles({
  none: { ...type.body, margin: 0, color: tokens.colorNeutralForeground3 },
  entries: {
    display: 'grid',
    gap: '16px',
    margin: '0 0 12px',
    padding: 0,
    listStyleType: 'none',
    ':last-child': { marginBottom: 0 },
  },
  entry: { minWidth: 0 },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 12px' },
  code: { ...type.bodyStrong, overflowWrap: 'anywhere' },
  quiet: { ...type.secondary, color: tokens.colorNeutralForeground3 },
});
