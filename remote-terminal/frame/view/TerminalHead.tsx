import type { ReactNode } from 'react';
import { Logo, makeStyles, media, text as type, useTerminalSession } from 'shared-ui';
import { lowScreen } from './lowScreen.ts';

/** The line above every terminal screen: product, place, and the screen's own content. */
export function TerminalHead({ children }: { readonly children: ReactNode }) {
  const styles = useStyles();
  const { description } = useTerminalSession();
  return (
    <header className={styles.head}>
      <span className={styles.logo}>
        <Logo size={32} />
      </span>
      <span className={styles.product}>Punctual</span>
      <p className={styles.place}>{description}</p>
      <div className={styles.end}>{children}</div>
    </header>
  );
}

const useStyles = makeStyles({
  head: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    minHeight: '72px',
    padding: '12px 40px',
    [media.phone]: { padding: '8px 16px' },
    [lowScreen.phone]: { minHeight: '56px', padding: '4px 40px' },
  },
  logo: { display: 'flex', flexShrink: 0, [media.phone]: { display: 'none' } },
  product: { ...type.title, [media.phone]: { display: 'none' } },
  place: {
    ...type.section,
    minWidth: 0,
    margin: 0,
    paddingLeft: '12px',
    borderLeft: '1px solid currentColor',
    overflowWrap: 'anywhere',
    // Two lines at most: people there know the place.
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    [media.phone]: {
      paddingLeft: 0,
      borderLeftStyle: 'none',
      fontSize: '14px',
      lineHeight: '20px',
    },
  },
  end: { display: 'flex', flexShrink: 0, alignItems: 'center', gap: '12px', marginLeft: 'auto' },
});
