import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ButtonHTMLAttributes, ReactElement } from 'react';
import { media } from '../theme/media.ts';
import { palette } from '../theme/palette.ts';

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** Null if a style draws it. */
  readonly icon: ReactElement | null;
  /** What it does; shown on hover and focus, and announced. */
  readonly label: string;
  readonly tone?: 'neutral' | 'danger' | 'brand';
  /** 32 px in rows, 40 px elsewhere; 44 px on touch. */
  readonly size?: 'row' | 'form';
}

/** A plain button: long tables have several per row, where Fluent's would cost half a frame. */
export function IconButton(props: IconButtonProps) {
  const { icon, label, tone = 'neutral', size = 'form', ...others } = props;
  const { className, ...rest } = others;
  const styles = useStyles();
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      data-tip={label}
      className={mergeClasses(
        styles.button,
        size === 'row' && styles.row,
        tone === 'danger' && styles.danger,
        tone === 'brand' && styles.brand,
        className,
      )}
    >
      {icon}
    </button>
  );
}

const useStyles = makeStyles({
  button: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    boxSizing: 'border-box',
    minWidth: '40px',
    height: '40px',
    padding: 0,
    verticalAlign: 'middle',
    flexShrink: 0,
    border: 'none',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorSubtleBackground,
    color: tokens.colorNeutralForeground2,
    fontSize: '20px',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ':active': { backgroundColor: tokens.colorSubtleBackgroundPressed },
    ':disabled': {
      color: tokens.colorNeutralForegroundDisabled,
      backgroundColor: tokens.colorTransparentBackground,
      cursor: 'not-allowed',
    },
    [media.touch]: { minWidth: '44px', height: '44px' },
  },
  row: { minWidth: '32px', height: '32px' },
  danger: {
    color: palette.status.rejected.text,
    ':hover': { color: palette.status.rejected.text },
  },
  brand: {
    color: tokens.colorBrandForeground1,
    ':hover': { color: tokens.colorBrandForeground1 },
  },
});
