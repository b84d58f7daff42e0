import { makeStyles, mergeClasses, shorthands, tokens } from '@fluentui/react-components';
import type { ButtonHTMLAttributes, MouseEvent, ReactElement } from 'react';
import { media } from '../theme/media.ts';
import { palette } from '../theme/palette.ts';
import { text } from '../theme/text.ts';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly icon?: ReactElement;
  readonly iconPosition?: 'before' | 'after';
  /** One primary button per screen; others are outlined, or subtle within rows and bars. */
  readonly look?: 'primary' | 'outline' | 'subtle';
  /** `danger` for irreversible actions, `brand` for links in secondary text. */
  readonly tone?: 'neutral' | 'brand' | 'danger';
  /** `row` 32 px (44 on touch), `form` 40 px (48 on phones). */
  readonly size?: 'row' | 'form';
  /** An action is in progress: shows a spinner, ignores presses, keeps the focus. */
  readonly busy?: boolean;
}

/** Plain like `IconButton`: Fluent's own adds 4 kB to every page. */
export function Button(props: ButtonProps) {
  const { look = 'outline', tone = 'neutral', size = 'form', ...others } = props;
  const { icon, iconPosition = 'before', busy = false, disabled = false, ...rest } = others;
  const { className, children, ...button } = rest;
  const styles = useStyles();
  const mark = busy ? <span className={styles.spinner} /> : icon;
  const isAfter = iconPosition === 'after';
  const picture = mark && (
    <span className={mergeClasses(styles.icon, isAfter ? styles.after : styles.before)}>
      {mark}
    </span>
  );
  return (
    <button
      type="button"
      {...button}
      disabled={disabled}
      {...(busy ? busyProps : {})}
      className={mergeClasses(
        styles.button,
        size === 'form' ? styles.form : styles.row,
        !disabled && styles[look],
        !disabled && look !== 'primary' && tone !== 'neutral' && styles[tone],
        disabled && styles.disabled,
        disabled && look === 'primary' && styles.disabledPrimary,
        disabled && look === 'outline' && styles.disabledOutline,
        busy && styles.busy,
        className,
      )}
    >
      {!isAfter && picture}
      {children}
      {isAfter && picture}
    </button>
  );
}

const busyProps = {
  'aria-busy': true,
  'aria-disabled': true,
  onClick: (event: MouseEvent) => event.preventDefault(),
};

const useStyles = makeStyles({
  button: {
    ...text.bodyStrong,
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    verticalAlign: 'middle',
    margin: 0,
    overflow: 'hidden',
    border: '1px solid transparent',
    borderRadius: tokens.borderRadiusLarge,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    transitionDuration: tokens.durationFaster,
    transitionProperty: 'background, border, color',
    transitionTimingFunction: tokens.curveEasyEase,
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
  icon: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '20px',
    height: '20px',
    fontSize: '20px',
  },
  before: { marginRight: tokens.spacingHorizontalSNudge },
  after: { marginLeft: tokens.spacingHorizontalSNudge },
  primary: {
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    ':hover': { backgroundColor: tokens.colorBrandBackgroundHover },
    ':active': { backgroundColor: tokens.colorBrandBackgroundPressed },
  },
  outline: {
    backgroundColor: tokens.colorNeutralBackground1,
    ...shorthands.borderColor(tokens.colorNeutralStroke1),
    color: tokens.colorNeutralForeground1,
    ':hover': {
      backgroundColor: tokens.colorTransparentBackgroundHover,
      ...shorthands.borderColor(tokens.colorNeutralStroke1Hover),
      color: tokens.colorNeutralForeground1Hover,
    },
    ':active': {
      backgroundColor: tokens.colorTransparentBackgroundPressed,
      ...shorthands.borderColor(tokens.colorNeutralStroke1Pressed),
      color: tokens.colorNeutralForeground1Pressed,
    },
  },
  subtle: {
    backgroundColor: tokens.colorSubtleBackground,
    color: tokens.colorNeutralForeground1,
    ':hover': {
      backgroundColor: tokens.colorSubtleBackgroundHover,
      color: tokens.colorNeutralForeground2Hover,
    },
    ':active': {
      backgroundColor: tokens.colorSubtleBackgroundPressed,
      color: tokens.colorNeutralForeground2Pressed,
    },
  },
  brand: {
    color: tokens.colorBrandForeground1,
    ':hover': { color: tokens.colorBrandForeground2 },
    ':active': { color: tokens.colorBrandForeground2 },
  },
  danger: {
    color: palette.status.rejected.text,
    ':hover': { color: palette.status.rejected.text },
    ':active': { color: palette.status.rejected.text },
  },
  disabled: {
    backgroundColor: tokens.colorTransparentBackground,
    color: tokens.colorNeutralForegroundDisabled,
    cursor: 'not-allowed',
  },
  disabledPrimary: { backgroundColor: tokens.colorNeutralBackgroundDisabled },
  disabledOutline: { ...shorthands.borderColor(tokens.colorNeutralStrokeDisabled) },
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
