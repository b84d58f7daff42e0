import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactElement, ReactNode } from 'react';
import { palette } from '../theme/palette.ts';
import type { Meaning } from '../theme/statusColors.ts';
import { text } from '../theme/text.ts';

export interface BadgeProps {
  readonly meaning: Meaning;
  readonly icon: ReactElement;
  /** The label; colour and icon never stand alone. */
  readonly children: ReactNode;
  /** Without fill, for coloured rows and plain remarks. */
  readonly bare?: boolean;
  readonly className?: string;
}

/** Icon, label and colour of one meaning. */
export function Badge({ meaning, icon, children, bare = false, className }: BadgeProps) {
  const styles = useStyles();
  const { text: color, tint } = palette.status[meaning];
  return (
    <span
      className={mergeClasses(styles.badge, bare && styles.bare, className)}
      style={bare ? { color } : { color, backgroundColor: tint }}
    >
      {icon}
      {children}
    </span>
  );
}

const useStyles = makeStyles({
  badge: {
    ...text.captionStrong,
    display: 'inline-flex',
    alignItems: 'center',
    gap: '5px',
    minHeight: '24px',
    padding: '0 8px 0 6px',
    borderRadius: tokens.borderRadiusMedium,
    whiteSpace: 'nowrap',
    verticalAlign: 'middle',
    '& > svg': { flexShrink: 0, fontSize: '16px' },
  },
  bare: { padding: 0, whiteSpace: 'normal' },
});
