import { useId } from 'react';
import { makeStyles, mergeClasses, palette, text as type, tokens, media } from 'shared-ui';

export interface SideButtonProps {
  readonly label: string;
  /** `06:02`, or dots if there is none. */
  readonly time: string;
  /** The text for `+1`, if the end is on another day. */
  readonly note: string | null;
  readonly chosen: boolean;
  /** The error message; null if there is none. */
  readonly fault: string | null;
  readonly onChoose: () => void;
}

/** Start or end with its time; the picker below sets the selected one. */
export function SideButton(props: SideButtonProps) {
  const { label, time, note, chosen, fault, onChoose } = props;
  const faultId = useId();
  const styles = useStyles();
  return (
    <div className={styles.column}>
      <button
        type="button"
        aria-pressed={chosen}
        aria-describedby={fault === null ? undefined : faultId}
        data-invalid={fault !== null}
        className={mergeClasses(
          styles.side,
          chosen && styles.chosen,
          fault !== null && styles.invalid,
        )}
        onClick={onChoose}
      >
        <span className={mergeClasses(styles.label, chosen && styles.labelChosen)}>{label}</span>{' '}
        <span className={styles.time}>{time}</span>
        {note !== null && <span className={styles.note}> {note}</span>}
      </button>
      {fault !== null && (
        <p id={faultId} role="alert" className={styles.fault}>
          {fault}
        </p>
      )}
    </div>
  );
}

const useStyles = makeStyles({
  column: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4px',
    flexGrow: 1,
    flexBasis: 0,
    minWidth: 0,
  },
  fault: { ...type.secondary, margin: 0, color: palette.status.rejected.text },
  side: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '6px',
    minHeight: '60px',
    padding: '8px 12px',
    textAlign: 'start',
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground1,
    border: 'none',
    borderRadius: tokens.borderRadiusLarge,
    boxShadow: `inset 0 0 0 1px ${tokens.colorNeutralStroke1}`,
    cursor: 'pointer',
    fontFamily: 'inherit',
    ':focus-visible': {
      outline: `2px solid ${tokens.colorCompoundBrandStroke}`,
      outlineOffset: '2px',
    },
    [media.phone]: { minHeight: '64px' },
    [media.forcedColors]: { border: '1px solid ButtonText' },
  },
  chosen: {
    boxShadow: `inset 0 0 0 2px ${tokens.colorCompoundBrandStroke}`,
    [media.forcedColors]: { border: '4px solid Highlight' },
  },
  invalid: { boxShadow: `inset 0 0 0 2px ${palette.status.rejected.text}` },
  label: { ...type.caption, width: '100%', color: tokens.colorNeutralForeground2 },
  labelChosen: {
    color: tokens.colorBrandForeground1,
    fontWeight: tokens.fontWeightSemibold,
  },
  time: { ...type.title, ...type.numbers },
  note: { ...type.caption, color: tokens.colorNeutralForeground3 },
});
