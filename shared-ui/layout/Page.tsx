import { makeStyles, mergeClasses } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { media } from '../theme/media.ts';

/** A page's content with gutters for its width; `narrow` for forms (480 px). */
export function Page(props: {
  readonly narrow?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}) {
  const styles = useStyles();
  return (
    <div className={mergeClasses(styles.page, props.narrow && styles.narrow, props.className)}>
      {props.children}
    </div>
  );
}

const useStyles = makeStyles({
  page: {
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    width: '100%',
    padding: '16px 28px 24px',
    [media.belowDesktop]: { padding: '16px 24px 24px' },
    [media.phone]: { padding: '12px 16px 20px' },
  },
  narrow: { maxWidth: '536px', marginInline: 'auto' },
});
