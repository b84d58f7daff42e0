import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { avatarColors, avatarColorOf } from './avatarColor.ts';
import { initialsOf } from './initialsOf.ts';

export interface AvatarProps {
  readonly name: string;
  /** Stable for the person, for example the employee's id; decides the colour. */
  readonly colorKey: string | number;
  readonly size?: 20 | 32 | 36 | 96;
}

/** Initials in the person's colour. Decorative: the name stands beside it. */
export function Avatar({ name, colorKey, size = 36 }: AvatarProps) {
  const styles = useStyles();
  const color = avatarColors[avatarColorOf(colorKey)] ?? avatarColors[0];
  return (
    <span
      aria-hidden="true"
      className={mergeClasses(styles.avatar, styles[`size${size}`])}
      style={{ backgroundColor: color.fill, color: color.text }}
    >
      {initialsOf(name)}
    </span>
  );
}

const useStyles = makeStyles({
  avatar: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    borderRadius: tokens.borderRadiusCircular,
    fontWeight: tokens.fontWeightSemibold,
    lineHeight: 1,
    userSelect: 'none',
  },
  size20: { width: '20px', height: '20px', fontSize: '9px' },
  size32: { width: '32px', height: '32px', fontSize: '12px' },
  size36: { width: '36px', height: '36px', fontSize: '14px' },
  size96: { width: '96px', height: '96px', fontSize: '36px' },
});
