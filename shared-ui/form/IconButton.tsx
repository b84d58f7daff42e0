import {
  Button,
  makeStyles,
  mergeClasses,
  tokens,
  Tooltip,
  type ButtonProps,
} from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { media } from '../theme/media.ts';
import { palette } from '../theme/palette.ts';

export type IconButtonProps = Omit<
  ButtonProps,
  'appearance' | 'size' | 'shape' | 'as' | 'icon' | 'children'
> & {
  readonly icon: ReactElement;
  /** What it does; shown on hover and focus, and read out. */
  readonly label: string;
  readonly tone?: 'neutral' | 'danger' | 'brand';
  /** 32 px in rows, 40 px elsewhere; 44 px on touch. */
  readonly size?: 'row' | 'form';
};

export function IconButton({ label, tone = 'neutral', size = 'form', ...props }: IconButtonProps) {
  const styles = useStyles();
  return (
    <Tooltip content={label} relationship="label" showDelay={500}>
      <Button
        {...(props as ButtonProps)}
        appearance="subtle"
        className={mergeClasses(
          styles.button,
          size === 'row' && styles.row,
          tone === 'danger' && styles.danger,
          tone === 'brand' && styles.brand,
          props.className,
        )}
      />
    </Tooltip>
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
