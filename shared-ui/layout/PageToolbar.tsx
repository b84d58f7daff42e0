import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { media } from '../theme/media.ts';

export interface PageToolbarProps {
  /** Search, chips, range buttons. */
  readonly children: ReactNode;
  /** At the right: a switch, a button. */
  readonly end?: ReactNode;
}

/** The row of controls above a table or board. */
export function PageToolbar({ children, end }: PageToolbarProps) {
  const styles = useStyles();
  return (
    <div className={styles.bar}>
      {children}
      {end && <div className={styles.end}>{end}</div>}
    </div>
  );
}

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px',
    paddingBottom: '12px',
  },
  end: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px',
    marginLeft: 'auto',
    [media.phone]: { marginLeft: 0 },
  },
});
