import type { ReactNode } from 'react';
import { makeStyles, text as type, tokens } from 'shared-ui';

export interface WorkingProps {
  readonly words: string;
  /** Ends it. */
  readonly children?: ReactNode;
}

/** A step that waits for the server, for an unknown time. */
export function Working({ words, children }: WorkingProps) {
  const styles = useStyles();
  return (
    <div className={styles.working}>
      <p className={styles.words}>{words}</p>
      <progress aria-label={words} className={styles.bar} />
      {children}
    </div>
  );
}

const useStyles = makeStyles({
  working: { display: 'flex', flexDirection: 'column', alignItems: 'start', gap: '12px' },
  words: { ...type.body, margin: 0, overflowWrap: 'anywhere' },
  bar: { width: '100%', accentColor: tokens.colorCompoundBrandBackground },
});
