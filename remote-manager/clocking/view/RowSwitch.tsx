import { makeStyles, media, tokens } from 'shared-ui';

export interface RowSwitchProps {
  /** The person's name. */
  readonly label: string;
  readonly checked: boolean;
  readonly disabled: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A plain switch that looks like Fluent's at a fraction of the cost, for hundreds of rows. */
export function RowSwitch({ label, checked, disabled, onChange }: RowSwitchProps) {
  const styles = useStyles();
  return (
    <span className={styles.target}>
      <input
        type="checkbox"
        role="switch"
        aria-checked={checked}
        aria-label={label}
        className={styles.track}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
    </span>
  );
}

const useStyles = makeStyles({
  target: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: '44px',
    height: '32px',
    [media.touch]: { height: '44px' },
  },
  track: {
    appearance: 'none',
    display: 'block',
    flexShrink: 0,
    boxSizing: 'border-box',
    width: '40px',
    height: '20px',
    margin: 0,
    padding: '2px',
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorNeutralBackground1,
    cursor: 'pointer',
    '::after': {
      content: '""',
      display: 'block',
      width: '14px',
      height: '14px',
      borderRadius: tokens.borderRadiusCircular,
      backgroundColor: tokens.colorNeutralStrokeAccessible,
      transition: 'transform 100ms',
      [media.reducedMotion]: { transition: 'none' },
      [media.forcedColors]: { forcedColorAdjust: 'none', backgroundColor: 'ButtonText' },
    },
    ':hover': { border: `1px solid ${tokens.colorNeutralForeground1}` },
    ':checked': {
      border: `1px solid ${tokens.colorCompoundBrandBackground}`,
      backgroundColor: tokens.colorCompoundBrandBackground,
      [media.forcedColors]: { forcedColorAdjust: 'none', backgroundColor: 'Highlight' },
    },
    ':checked::after': {
      backgroundColor: tokens.colorNeutralForegroundInverted,
      transform: 'translateX(20px)',
      [media.forcedColors]: { backgroundColor: 'HighlightText' },
    },
    ':disabled': { opacity: 0.45, cursor: 'not-allowed' },
  },
});
