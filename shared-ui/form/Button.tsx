import {
  Button as FluentButton,
  makeStyles,
  mergeClasses,
  tokens,
} from '@fluentui/react-components';
import type { ButtonHTMLAttributes, MouseEvent, ReactElement } from 'react';
import { media } from '../theme/media.ts';
import { palette } from '../theme/palette.ts';
import { text } from '../theme/text.ts';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly icon?: ReactElement;
  readonly iconPosition?: 'before' | 'after';
  /** One primary button a screen; the others are outlined, or subtle within rows and bars. */
  readonly look?: 'primary' | 'outline' | 'subtle';
  /** `danger` for what cannot be taken back, `brand` for links among quiet words. */
  readonly tone?: 'neutral' | 'brand' | 'danger';
  /** `row` 32 px (44 on touch), `form` 40 px (48 on phones). */
  readonly size?: 'row' | 'form';
  /** An action is under way: it shows, and cannot be pressed again; the focus stays. */
  readonly busy?: boolean;
}

export function Button(props: ButtonProps) {
  const { look = 'outline', tone = 'neutral', size = 'form', ...others } = props;
  const { busy = false, disabled = false, ...rest } = others;
  const styles = useStyles();
  return (
    <FluentButton
      {...rest}
      disabled={disabled}
      {...(busy ? busyProps(styles.spinner) : {})}
      appearance={look}
      className={mergeClasses(
        styles.button,
        size === 'form' ? styles.form : styles.row,
        look === 'subtle' && styles.subtle,
        look === 'outline' && !disabled && styles.outline,
        look !== 'primary' && tone === 'brand' && styles.brand,
        look !== 'primary' && tone === 'danger' && styles.danger,
        busy && styles.busy,
        rest.className,
      )}
    />
  );
}

function busyProps(spinner: string) {
  return {
    'aria-busy': true,
    'aria-disabled': true,
    icon: <span className={spinner} />,
    onClick: (event: MouseEvent) => event.preventDefault(),
  };
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
  brand: {
    color: tokens.colorBrandForeground1,
    ':hover': { color: tokens.colorBrandForeground2 },
    ':hover:active': { color: tokens.colorBrandForeground2 },
  },
  danger: {
    color: palette.status.rejected.text,
    ':hover': { color: palette.status.rejected.text },
    ':hover:active': { color: palette.status.rejected.text },
    ':disabled': { color: tokens.colorNeutralForegroundDisabled },
    ':disabled:hover': { color: tokens.colorNeutralForegroundDisabled },
  },
  busy: { cursor: 'progress' },
  spinner: {
    width: '16px',
    height: '16px',
    borderRadius: tokens.borderRadiusCircular,
    border: '2px solid currentColor',
    borderTopColor: 'transparent',
    animationName: { to: { transform: 'rotate(360deg)' } },
    animationDuration: '0.9s',
    animationTimingFunction: 'linear',
    animationIterationCount: 'infinite',
  },
});
