import type { ReactNode } from 'react';
import {
  highlight,
  makeStyles,
  mergeClasses,
  text as type,
  tokens,
  VisuallyHidden,
} from 'shared-ui';
import { useText } from '../messages/useText.ts';

export interface ChangedProps {
  /** The previous version's value, if it differs. */
  readonly before: string | null;
  readonly align?: 'start' | 'end';
  readonly children: ReactNode;
}

/** A value; a changed one has a tint, a dot, and the old value struck through below. */
export function Changed({ before, align = 'start', children }: ChangedProps) {
  const styles = useStyles();
  const text = useText();
  if (before === null) return children;
  return (
    <span className={mergeClasses(styles.changed, align === 'end' && styles.end)}>
      <span aria-hidden="true" className={styles.dot} />
      {children}
      <s aria-hidden="true" className={styles.before}>
        {before}
      </s>
      <VisuallyHidden>{text('time.history.changed', { value: before })}</VisuallyHidden>
    </span>
  );
}

/** The dot alone, for the key. */
export function ChangeDot() {
  const styles = useStyles();
  return <span aria-hidden="true" className={mergeClasses(styles.dot, styles.inLine)} />;
}

const useStyles = makeStyles({
  changed: {
    position: 'relative',
    display: 'inline-flex',
    flexDirection: 'column',
    maxWidth: '100%',
    margin: '4px -8px',
    padding: '2px 8px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorBrandBackground2,
    overflowWrap: 'anywhere',
  },
  end: { alignItems: 'flex-end' },
  dot: {
    position: 'absolute',
    top: '-3px',
    right: '-3px',
    width: '8px',
    height: '8px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorCompoundBrandBackground,
    ...highlight,
  },
  inLine: { position: 'static', display: 'inline-block', marginInlineEnd: '6px' },
  before: { ...type.caption, color: tokens.colorNeutralForeground3 },
});
