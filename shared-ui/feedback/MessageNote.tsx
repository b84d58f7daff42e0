import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactElement, ReactNode } from 'react';
import { palette } from '../theme/palette.ts';
import type { Meaning } from '../theme/statusColors.ts';
import { text } from '../theme/text.ts';

export interface MessageNoteProps {
  readonly icon: ReactElement;
  /** `pending` for information and offline; `neutral` for a quiet remark. */
  readonly meaning: Meaning | 'neutral';
  readonly title?: string;
  readonly children?: ReactNode;
  /** A link or button at the right. */
  readonly action?: ReactNode;
  /** Announced at once. */
  readonly urgent?: boolean;
  readonly className?: string;
}

/** A tinted note within a page: `Saved on this phone, will be sent`. */
export function MessageNote(props: MessageNoteProps) {
  const { icon, meaning, title, children, action, urgent = false, className } = props;
  const styles = useStyles();
  const colors =
    meaning === 'neutral'
      ? { text: tokens.colorNeutralForeground3, tint: tokens.colorNeutralBackground3 }
      : palette.status[meaning];
  return (
    <div
      role={urgent ? 'alert' : 'status'}
      className={mergeClasses(styles.note, className)}
      style={{ backgroundColor: colors.tint }}
    >
      <span aria-hidden="true" className={styles.icon} style={{ color: colors.text }}>
        {icon}
      </span>
      <div className={styles.words}>
        {title && <div className={styles.title}>{title}</div>}
        {children && <div>{children}</div>}
      </div>
      {action}
    </div>
  );
}

const useStyles = makeStyles({
  note: {
    ...text.body,
    display: 'flex',
    gap: '12px',
    padding: '12px 16px',
    borderRadius: tokens.borderRadiusXLarge,
    color: tokens.colorNeutralForeground1,
  },
  icon: { display: 'flex', fontSize: '20px', flexShrink: 0 },
  words: { flexGrow: 1, minWidth: 0 },
  title: { fontWeight: tokens.fontWeightSemibold },
});
