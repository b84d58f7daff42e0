import { makeStyles, media, text as type, tokens } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import type { ChangeEntry } from '../data/historyPages.ts';
import { shownValue } from '../rules/shownValue.ts';

type FieldChange = ChangeEntry['fields'][number];

/** The fields of an entry: before and after, of a removed entry its values, none of a new one. */
export function FieldChanges({ kind, fields }: Pick<ChangeEntry, 'kind' | 'fields'>) {
  const styles = useStyles();
  const valueOf = useValueText();
  if (fields.length === 0) return null;
  return (
    <dl className={styles.fields}>
      {fields.map((change) => (
        <div key={change.field} className={styles.field}>
          <dt className={styles.name}>{change.field}</dt>
          <dd className={styles.value}>{valueOf(change, kind)}</dd>
        </div>
      ))}
    </dl>
  );
}

function useValueText() {
  const text = useText();
  return (change: FieldChange, kind: ChangeEntry['kind']): string => {
    if (!('before' in change) && !('after' in change)) return text('history.notKept');
    const none = text('history.noValue');
    const before = shownValue(change.before) ?? none;
    const after = shownValue(change.after) ?? none;
    return kind === 'REMOVED' ? before : text('history.value', { before, after });
  };
}

const useStyles = makeStyles({
  fields: { ...type.body, display: 'grid', gap: '2px', margin: '2px 0 0' },
  field: {
    display: 'grid',
    gridTemplateColumns: 'minmax(120px, 200px) 1fr',
    columnGap: '12px',
    [media.phone]: { gridTemplateColumns: '1fr', paddingBottom: '4px' },
  },
  name: { color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
  value: { margin: 0, minWidth: 0, overflowWrap: 'anywhere' },
});
