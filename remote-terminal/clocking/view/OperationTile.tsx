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
import { lowScreen } from '../../frame/view/lowScreen.ts';
import type { OperationLook, TerminalOperation } from '../rules/terminalDialog.ts';

export interface OperationTileProps {
  readonly operation: TerminalOperation;
  readonly look: OperationLook;
  readonly hint: string | undefined;
  /** A press is in flight: `busy` is this tile's, the others wait. */
  readonly state: 'ready' | 'busy' | 'waits';
  /** Smaller on phones, where four of them are side by side. */
  readonly compact?: boolean;
  readonly onPress: () => void;
}

/** A possible operation, sized for wet hands and legible from two metres. */
export function OperationTile(props: OperationTileProps) {
  const { operation, look, hint, state, compact = false, onPress } = props;
  const text = useText();
  const styles = useStyles();
  const Icon = icons[operation];
  return (
    <button
      type="button"
      aria-disabled={state !== 'ready'}
      aria-busy={state === 'busy'}
      className={mergeClasses(
        styles.tile,
        styles[look],
        compact && styles.compact,
        state === 'waits' && styles.waits,
      )}
      onClick={() => {
        if (state === 'ready') onPress();
      }}
    >
      <Icon className={mergeClasses(styles.icon, compact && styles.compactIcon)} />
      <span className={mergeClasses(styles.words, compact && styles.compactWords)}>
        {text(titles[operation])}
      </span>
      <span className={mergeClasses(styles.hint, compact && styles.compactHint)}>
        {state === 'busy' ? text('terminal.sending') : hint}
      </span>
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
    flex: '1 1 0',
    boxSizing: 'border-box',
    minHeight: '296px',
    maxHeight: '420px',
    margin: 0,
    padding: '32px',
    border: '2px solid transparent',
    borderRadius: '28px',
    fontFamily: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    ':active': { transform: 'scale(.99)' },
    // A single operation fills a wall in portrait orientation.
    '@media (orientation: portrait)': { ':only-child': { maxHeight: 'none' } },
    // All operations, and the button for somebody else, without scrolling.
    [media.phone]: {
      minHeight: 'clamp(200px, calc(50dvh - 222px), 296px)',
      padding: '24px',
    },
    [lowScreen.tablet]: { minHeight: '168px', padding: '20px 24px' },
    [lowScreen.phone]: { minHeight: '128px', padding: '12px 20px' },
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
  // Four of them, and the back button below.
  compact: {
    minHeight: 'clamp(130px, calc(50dvh - 260px), 200px)',
    padding: '16px 28px',
    [media.phone]: { minHeight: '148px', padding: '14px 10px' },
    [lowScreen.tablet]: { minHeight: '112px', padding: '12px 20px' },
    [lowScreen.phone]: { minHeight: '112px', padding: '12px' },
  },
  compactWords: {
    // Fits the longest word unbroken: Ausstempeln.
    [media.phone]: { fontSize: 'min(18px, 4.7vw)', lineHeight: '26px' },
    [lowScreen.phone]: { fontSize: '20px', lineHeight: '26px' },
  },
  waits: { opacity: 0.55 },
  icon: {
    fontSize: '56px',
    [lowScreen.tablet]: { fontSize: '40px' },
    [lowScreen.phone]: { fontSize: '28px' },
  },
  compactIcon: { fontSize: '40px' },
  words: {
    marginTop: 'auto',
    fontSize: 'clamp(36px, 5vmin, 48px)',
    lineHeight: '1.25',
    fontWeight: tokens.fontWeightSemibold,
    letterSpacing: 'var(--p-tracking-title)',
    [lowScreen.tablet]: { fontSize: '34px' },
    [lowScreen.phone]: { fontSize: '24px' },
  },
  compactHint: { ':empty': { display: 'none' } },
  hint: { minHeight: '24px', fontSize: '18px', lineHeight: '24px' },
});
