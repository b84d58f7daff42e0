import {
  Button as FluentButton,
  makeStyles,
  mergeClasses,
  tokens,
  type ButtonProps as FluentButtonProps,
} from '@fluentui/react-components';
import { media } from '../theme/media.ts';
import { palette } from '../theme/palette.ts';
import { text } from '../theme/text.ts';

export type ButtonProps = Omit<FluentButtonProps, 'appearance' | 'size' | 'shape' | 'as'> & {
  /** One primary button a screen; the others are outlined, or subtle within rows and bars. */
  readonly look?: 'primary' | 'outline' | 'subtle';
  /** For what cannot be taken back: the colour of rejection. */
  readonly danger?: boolean;
  /** `row` 32 px (44 on touch), `form` 40 px (48 on phones). */
  readonly size?: 'row' | 'form';
  /** An action is under way: it shows, and cannot be pressed again; the focus stays. */
  readonly busy?: boolean;
};

export function Button(props: ButtonProps) {
  const { look = 'outline', danger = false, size = 'form', busy = false, ...rest } = props;
  const styles = useStyles();
  return (
    <FluentButton
      {...(rest as FluentButtonProps)}
      appearance={look}
      disabledFocusable={busy || rest.disabledFocusable === true}
      aria-busy={busy || undefined}
      className={mergeClasses(
        styles.button,
        size === 'form' ? styles.form : styles.row,
        look === 'subtle' && styles.subtle,
        look === 'outline' && !rest.disabled && styles.outline,
        danger && look !== 'primary' && styles.danger,
        rest.className,
      )}
    />
  );
}

const useStyles = makeStyles({
  button: {
    ...text.bodyStrong,
    minWidth: 'auto',
    borderRadius: tokens.borderRadiusLarge,
    whiteSpace: 'nowrap',
    ':active': { transform: 'scale(.99)' },
  },
  form: {
    minHeight: '40px',
    padding: '4px 16px',
    [media.phone]: { minHeight: '48px', ...text.section },
  },
  row: {
    ...text.secondaryStrong,
    minHeight: '32px',
    padding: '3px 11px',
    [media.touch]: { minHeight: '44px' },
  },
  outline: { backgroundColor: tokens.colorNeutralBackground1 },
  subtle: { color: tokens.colorNeutralForeground1 },
  danger: {
    color: palette.status.rejected.text,
    ':hover': { color: palette.status.rejected.text },
    ':hover:active': { color: palette.status.rejected.text },
  },
});
