import { useEffect, useRef } from 'react';
import { makeStyles, media, tokens } from 'shared-ui';

export interface RowCheckboxProps {
  /** Whom or what it selects. */
  readonly label: string;
  /** `mixed` when some of the entries are selected. */
  readonly checked: boolean | 'mixed';
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean;
}

/** A plain checkbox that looks like Fluent's and costs a fraction, for rows by the hundred. */
export function RowCheckbox({ label, checked, onChange, disabled = false }: RowCheckboxProps) {
  const styles = useStyles();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = checked === 'mixed';
  }, [checked]);
  return (
    <span className={styles.target}>
      <input
        ref={input}
        type="checkbox"
        aria-label={label}
        className={styles.box}
        checked={checked === true}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
    </span>
  );
}

const check =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 12 12'%3E%3Cpath d='M2.2 6.3l2.6 2.5 5-5.4' fill='none' stroke='black' stroke-width='1.4' stroke-linecap='round' stroke-linejoin='round'/%3E%3C/svg%3E\")";
const bar =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 12 12'%3E%3Cpath d='M2.5 6h7' stroke='black' stroke-width='1.4' stroke-linecap='round'/%3E%3C/svg%3E\")";

const useStyles = makeStyles({
  target: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '32px',
    height: '32px',
    [media.touch]: { width: '44px', height: '44px' },
  },
  box: {
    appearance: 'none',
    display: 'block',
    flexShrink: 0,
    width: '18px',
    height: '18px',
    margin: 0,
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: tokens.borderRadiusSmall,
    backgroundColor: tokens.colorNeutralBackground1,
    cursor: 'pointer',
    '::after': {
      content: '""',
      display: 'block',
      width: '100%',
      height: '100%',
      backgroundColor: 'transparent',
      maskSize: 'contain',
      maskRepeat: 'no-repeat',
      maskPosition: 'center',
    },
    ':hover': { border: `1px solid ${tokens.colorNeutralForeground1}` },
    ':checked': {
      border: `1px solid ${tokens.colorCompoundBrandBackground}`,
      backgroundColor: tokens.colorCompoundBrandBackground,
    },
    ':checked::after': {
      backgroundColor: tokens.colorNeutralForegroundInverted,
      maskImage: check,
    },
    ':indeterminate': {
      border: `1px solid ${tokens.colorCompoundBrandBackground}`,
      backgroundColor: tokens.colorCompoundBrandBackground,
    },
    ':indeterminate::after': {
      backgroundColor: tokens.colorNeutralForegroundInverted,
      maskImage: bar,
    },
    ':disabled': { opacity: 0.45, cursor: 'not-allowed' },
    [media.touch]: { width: '22px', height: '22px' },
  },
});
