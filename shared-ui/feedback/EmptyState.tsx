import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement, ReactNode } from 'react';
import { media } from '../theme/media.ts';
import { palette } from '../theme/palette.ts';
import type { Meaning } from '../theme/statusColors.ts';
import { text } from '../theme/text.ts';

export interface EmptyStateProps {
  /** An icon; its circle has the meaning's colours. */
  readonly icon: ReactElement;
  readonly meaning: Meaning;
  readonly title: string;
  readonly text?: ReactNode;
  /** Next steps, the primary one first. */
  readonly actions?: ReactNode;
  readonly below?: ReactNode;
}

/** An empty state: what is the case, why, and what to do. */
export function EmptyState({ icon, meaning, title, text: words, actions, below }: EmptyStateProps) {
  const styles = useStyles();
  const { text: color, tint } = palette.status[meaning];
  return (
    <div className={styles.message}>
      <span aria-hidden="true" className={styles.icon} style={{ color, backgroundColor: tint }}>
        {icon}
      </span>
      <h2 className={styles.title}>{title}</h2>
      {words && <div className={styles.text}>{words}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
      {below && <div className={styles.below}>{below}</div>}
    </div>
  );
}

const useStyles = makeStyles({
  message: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    textAlign: 'center',
    maxWidth: '480px',
    margin: 'auto',
    padding: '48px 16px',
  },
  icon: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '112px',
    height: '112px',
    marginBottom: '20px',
    borderRadius: tokens.borderRadiusCircular,
    fontSize: '48px',
    [media.phone]: { width: '88px', height: '88px', fontSize: '40px' },
  },
  title: { ...text.title, fontSize: '20px' },
  text: {
    fontSize: '16px',
    lineHeight: '24px',
    color: tokens.colorNeutralForeground3,
    maxWidth: '380px',
    marginTop: '8px',
  },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: '8px',
    marginTop: '20px',
  },
  below: { marginTop: '32px', ...text.secondary, color: tokens.colorNeutralForeground3 },
});
