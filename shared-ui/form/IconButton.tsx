import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ButtonHTMLAttributes, ReactElement } from 'react';
import { media } from '../theme/media.ts';
import { palette } from '../theme/palette.ts';

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  readonly icon: ReactElement;
  /** What it does; shown on hover and focus, and read out. */
  readonly label: string;
  readonly tone?: 'neutral' | 'danger' | 'brand';
  /** 32 px in rows, 40 px elsewhere; 44 px on touch. */
  readonly size?: 'row' | 'form';
}

export function IconButton(props: IconButtonProps) {
  const { label, tone = 'neutral', size = 'form', ...others } = props;
  const { className, disabled = false, ...rest } = others;
  const styles = useStyles();
  return (
    <Button
      {...rest}
      disabled={disabled}
      appearance="subtle"
      aria-label={label}
      data-tip={label}
      className={mergeClasses(
        styles.button,
        size === 'row' && styles.row,
        tone === 'danger' && styles.danger,
        tone === 'brand' && styles.brand,
        className,
      )}
    />
  );
}

const useStyles = makeStyles({
  button: {
    minWidth: '40px',
    maxWidth: 'none',
    height: '40px',
    padding: 0,
    verticalAlign: 'middle',
    flexShrink: 0,
    borderRadius: tokens.borderRadiusLarge,
    color: tokens.colorNeutralForeground2,
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
