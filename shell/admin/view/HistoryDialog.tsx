import {
  Dialog,
  makeStyles,
  SkeletonRows,
  text as type,
  tokens,
  useApi,
  useQuery,
} from 'shared-ui';
import { useAdminText } from '../messages/useAdminText.ts';
import { AdminFailed } from './AdminFailed.tsx';
import { useSettingWords } from './useSettingWords.ts';

export interface HistoryDialogProps {
  /** Null: the changes of all settings. */
  readonly name: string | null;
  readonly onClose: () => void;
}

/** The changes, newest first: who, old value, new value. */
export function HistoryDialog({ name, onClose }: HistoryDialogProps) {
  const api = useApi();
  const styles = useStyles();
  const text = useAdminText();
  const words = useSettingWords();
  const { data, error, refetch } = useQuery(
    api.query.GET('/api/features/changes', { params: { query: name === null ? {} : { name } } }),
  );
  return (
    <Dialog
      open
      width={550}
      onClose={onClose}
      title={name === null ? text('admin.lastChanges') : text('admin.history.of', { name })}
    >
      {error && !data && <AdminFailed failure={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows count={4} height={56} />}
      {data?.length === 0 && <p className={styles.none}>{text('admin.history.none')}</p>}
      <ul className={styles.list}>
        {data?.map((change) => (
          <li key={change.id} className={styles.row}>
            {name === null && <div className={styles.name}>{change.name}</div>}
            <div className={styles.change}>
              {text('admin.fromTo', {
                from: words.value(change.from),
                to: words.value(change.to),
              })}
            </div>
            <div className={styles.quiet}>{words.change(change.changedAt, change.changedBy)}</div>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  row: { padding: '8px 0', borderBottom: `1px solid ${tokens.colorNeutralStroke3}` },
  name: { ...type.secondary, overflowWrap: 'anywhere' },
  change: { ...type.bodyStrong, fontVariantNumeric: 'tabular-nums' },
  quiet: { ...type.secondary, color: tokens.colorNeutralForeground3 },
  none: { ...type.body, margin: '8px 0', color: tokens.colorNeutralForeground3 },
});
