import { makeStyles, media, text as type, tokens } from 'shared-ui';
import type { TimePair } from '../../rules/TimeDialogRequest.ts';
import { Changed } from '../../view/Changed.tsx';
import { useFacts } from './useFacts.ts';

export interface FactListProps {
  readonly pair: TimePair;
  /** The previous version; differences are marked. Null marks nothing. */
  readonly previous: TimePair | null;
}

/** Every fact of a version, with the changed ones marked. */
export function FactList({ pair, previous }: FactListProps) {
  const factsOf = useFacts();
  const styles = useStyles();
  const facts = factsOf(pair);
  const before = new Map((previous ? factsOf(previous) : []).map((fact) => [fact.key, fact]));
  const gone = [...before.values()].filter(({ key }) => facts.every((fact) => fact.key !== key));
  return (
    <dl className={styles.list}>
      {[...facts, ...gone.map((fact) => ({ ...fact, value: '–' }))].map(({ key, label, value }) => {
        const old = before.get(key)?.value ?? '–';
        return (
          <div key={key} className={styles.fact}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>
              <Changed before={previous && old !== value ? old : null}>{value}</Changed>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

const useStyles = makeStyles({
  list: { margin: 0 },
  fact: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    gap: '2px 16px',
    padding: '8px 0',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  label: { ...type.secondary, color: tokens.colorNeutralForeground3 },
  value: { ...type.body, ...type.numbers, margin: 0, overflowWrap: 'anywhere' },
});
