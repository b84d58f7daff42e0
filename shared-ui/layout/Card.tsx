import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { text } from '../theme/text.ts';

export interface CardProps {
  readonly title?: ReactNode;
  /** Next to the title, less prominent. */
  readonly titleNote?: ReactNode;
  /** At the right of the header. */
  readonly extra?: ReactNode;
  /** Content without padding, for tables and lists. */
  readonly flush?: boolean;
  readonly className?: string;
  readonly children?: ReactNode;
}

/** A surface with an outline, not a shadow. */
export function Card({ title, titleNote, extra, flush = false, className, children }: CardProps) {
  const styles = useStyles();
  return (
    <section className={mergeClasses(styles.card, !flush && styles.padded, className)}>
      {(title || extra) && (
        <header className={mergeClasses(styles.head, flush && styles.headFlush)}>
          {title && <h2 className={styles.title}>{title}</h2>}
          {titleNote && <span className={styles.note}>{titleNote}</span>}
          {extra && <div className={styles.extra}>{extra}</div>}
        </header>
      )}
      {children}
    </section>
  );
}

const useStyles = makeStyles({
  card: {
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
    minWidth: 0,
  },
  padded: { padding: '16px 20px 20px' },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '10px',
    paddingBottom: '12px',
  },
  headFlush: { padding: '12px 16px' },
  title: { ...text.section },
  note: { ...text.body, color: tokens.colorNeutralForeground3 },
  extra: { ...text.body, color: tokens.colorNeutralForeground3, marginLeft: 'auto' },
});
