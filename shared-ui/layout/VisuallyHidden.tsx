import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';

/** Text for screen readers only. */
export function VisuallyHidden({ children, live }: { children: ReactNode; live?: 'polite' }) {
  const styles = useStyles();
  return (
    <span className={styles.hidden} aria-live={live}>
      {children}
    </span>
  );
}

const useStyles = makeStyles({
  hidden: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    margin: '-1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
});
