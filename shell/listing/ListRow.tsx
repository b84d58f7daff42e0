import type { ReactNode } from 'react';
import { makeStyles, media, text as type, tokens } from 'shared-ui';

interface RowListProps {
  readonly label: string;
  /** Each a `ListRow`. */
  readonly children: ReactNode;
}

/** The rows of a flush card. */
export function RowList({ label, children }: RowListProps) {
  const styles = useStyles();
  return (
    <ul className={styles.list} aria-label={label}>
      {children}
    </ul>
  );
}

interface ListRowProps {
  readonly name: string;
  /** Next to the name: the state. */
  readonly standing?: ReactNode;
  readonly isEnded?: boolean;
  /** Each is one line. */
  readonly facts: readonly string[];
  /** The actions. */
  readonly children?: ReactNode;
}

/** An item of a list: name, facts, actions. */
export function ListRow({ name, standing, isEnded = false, facts, children }: ListRowProps) {
  const styles = useStyles();
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <div className={styles.line}>
          <span className={isEnded ? styles.ended : styles.name}>{name}</span>
          {standing}
        </div>
        {facts.map((fact) => (
          <div key={fact} className={styles.quiet}>
            {fact}
          </div>
        ))}
      </div>
      <div className={styles.actions}>{children}</div>
    </li>
  );
}

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  row: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px 16px',
    minHeight: '64px',
    padding: '10px 16px',
    borderTop: `1px solid ${tokens.colorNeutralStroke3}`,
    [media.phone]: { flexWrap: 'wrap' },
  },
  words: { flexGrow: 1, flexBasis: '180px', minWidth: 0 },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 12px' },
  name: { ...type.bodyStrong, overflowWrap: 'anywhere' },
  ended: {
    ...type.body,
    overflowWrap: 'anywhere',
    color: tokens.colorNeutralForeground3,
    textDecorationLine: 'line-through',
  },
  quiet: {
    ...type.secondary,
    color: tokens.colorNeutralForeground3,
    overflowWrap: 'anywhere',
    fontVariantNumeric: 'tabular-nums',
  },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    flexShrink: 0,
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: '8px',
    marginLeft: 'auto',
    ':empty': { display: 'none' },
    [media.phone]: { flexShrink: 1 },
  },
});
