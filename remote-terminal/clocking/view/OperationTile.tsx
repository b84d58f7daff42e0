import {
  DrinkCoffeeFilled,
  makeStyles,
  media,
  mergeClasses,
  palette,
  PlayFilled,
  StopFilled,
  tokens,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import type { OperationLook, TerminalOperation } from '../rules/terminalDialog.ts';

export interface OperationTileProps {
  readonly operation: TerminalOperation;
  readonly look: OperationLook;
  readonly hint: string | undefined;
  /** A press is being sent: `busy` is this one's tile, the others wait. */
  readonly state: 'ready' | 'busy' | 'waits';
  readonly onPress: () => void;
}

/** One thing that may be done, to be hit with a wet hand and read from two metres. */
export function OperationTile({ operation, look, hint, state, onPress }: OperationTileProps) {
  const text = useText();
  const styles = useStyles();
  const Icon = icons[operation];
  return (
    <button
      type="button"
      aria-disabled={state !== 'ready'}
      aria-busy={state === 'busy'}
      className={mergeClasses(styles.tile, styles[look], state === 'waits' && styles.waits)}
      onClick={() => {
        if (state === 'ready') onPress();
      }}
    >
      <Icon className={styles.icon} />
      <span className={styles.words}>{text(titles[operation])}</span>
      <span className={styles.hint}>{state === 'busy' ? text('terminal.sending') : hint}</span>
    </button>
  );
}

const icons = {
  CLOCK_IN: PlayFilled,
  BREAK_IN: DrinkCoffeeFilled,
  RESUME: PlayFilled,
  CLOCK_OUT: StopFilled,
} as const;

const titles = {
  CLOCK_IN: 'terminal.do.clockIn',
  BREAK_IN: 'terminal.do.breakIn',
  RESUME: 'terminal.do.resume',
  CLOCK_OUT: 'terminal.do.clockOut',
} as const;

const useStyles = makeStyles({
  tile: {
    display: 'flex',
    flexDirection: 'column',
    flex: '1 1 300px',
    boxSizing: 'border-box',
    minHeight: '296px',
    margin: 0,
    padding: '32px',
    border: '2px solid transparent',
    borderRadius: '28px',
    fontFamily: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    ':active': { transform: 'scale(.99)' },
    [media.phone]: { flexBasis: '100%', minHeight: '200px', padding: '24px' },
  },
  main: {
    backgroundColor: palette.brand[80],
    color: tokens.colorNeutralForegroundOnBrand,
    boxShadow: tokens.shadow16,
  },
  break: {
    border: `2px solid ${palette.breakSolid}`,
    backgroundColor: palette.status.break.tint,
    color: palette.status.break.text,
  },
  quiet: {
    border: `2px solid ${tokens.colorNeutralStrokeAccessible}`,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
  },
  waits: { opacity: 0.55 },
  icon: { fontSize: '56px' },
  words: {
    marginTop: 'auto',
    fontSize: '36px',
    lineHeight: '44px',
    fontWeight: tokens.fontWeightSemibold,
    letterSpacing: 'var(--p-tracking-title)',
  },
  hint: { minHeight: '24px', fontSize: '18px', lineHeight: '24px' },
});
