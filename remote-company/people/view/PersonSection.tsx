import type { ReactNode } from 'react';
import { makeStyles, media, text as type, tokens } from 'shared-ui';

interface PersonSectionProps {
  readonly title: string;
  /** What is known, by its name. */
  readonly facts?: readonly (readonly [name: string, value: ReactNode])[];
  /** Buttons and links. */
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

/** A part of what is known about a person. */
export function PersonSection({ title, facts = [], actions, children }: PersonSectionProps) {
  const styles = useStyles();
  return (
    <section aria-label={title} className={styles.section}>
      <h3 className={styles.title}>{title}</h3>
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(([name, value]) => (
            <div key={name} className={styles.fact}>
              <dt className={styles.name}>{name}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
    </section>
  );
}

const useStyles = makeStyles({
  section: {
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    padding: '16px 0',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    ':first-of-type': { borderTopStyle: 'none', paddingTop: 0 },
  },
  title: { ...type.section, margin: 0 },
  facts: { ...type.body, display: 'grid', gap: '6px', margin: 0 },
  fact: {
    display: 'grid',
    gridTemplateColumns: 'minmax(120px, 180px) 1fr',
    columnGap: '12px',
    [media.phone]: { gridTemplateColumns: '1fr' },
  },
  name: { color: tokens.colorNeutralForeground3 },
  value: { margin: 0, minWidth: 0, overflowWrap: 'anywhere' },
  actions: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
});
