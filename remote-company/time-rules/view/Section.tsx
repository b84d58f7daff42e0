import { useId, type ReactNode } from 'react';
import { makeStyles, text as type, tokens } from 'shared-ui';

interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of the dialog below its fields. */
export function Section({ title, children }: SectionProps) {
  const styles = useStyles();
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      {children}
    </section>
  );
}

const useStyles = makeStyles({
  section: {
    display: 'flex',
    flexDirection: 'column',
    gap: '12px',
    paddingTop: '16px',
    borderTop: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  title: { ...type.section, margin: 0 },
});
