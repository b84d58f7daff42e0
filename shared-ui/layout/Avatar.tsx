import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';

export interface AvatarProps {
  readonly name: string;
  /** Stable per person, for example the employee's id; determines the colour. */
  readonly colorKey: string | number;
  readonly size?: 20 | 32 | 36 | 96;
}

/** Initials in the person's colour. Decorative: the name is next to it. */
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

/** Fill and text of avatars, the same in light and dark; text reaches 7:1 on its fill. */
const avatarColors = [
  { fill: '#fde2cf', text: '#6f3300' },
  { fill: '#e0e5fb', text: '#2c3d8a' },
  { fill: '#d5ebfb', text: '#0f4a78' },
  { fill: '#cdece6', text: '#0a4f4b' },
  { fill: '#e6efd6', text: '#3c4f12' },
  { fill: '#f6dfee', text: '#6d2160' },
] as const;

/** The index of a person's colour, the same on every device. */
function avatarColorOf(key: string | number): number {
  let sum = 7;
  for (const letter of String(key)) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return sum % avatarColors.length;
}

/** First letters of the first and the last word: `Fatima El-Sayed` → `FE`. Thai vowels that stand before their letter are skipped. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  return chosen.map((word) => firstLetter(word ?? '')).join('');
}

function firstLetter(word: string): string {
  const letter = word.match(/\p{L}/gu)?.find((each) => !/[เแโใไ]/.test(each));
  return letter?.toLocaleUpperCase() ?? '';
}
