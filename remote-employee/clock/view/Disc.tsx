import { useRef, type PointerEvent } from 'react';
import {
  ClockFilled,
  DrinkCoffeeFilled,
  makeStyles,
  media,
  mergeClasses,
  motion,
  palette,
  PlayFilled,
  StopFilled,
  text as type,
  tokens,
  useKeepMessagesOff,
} from 'shared-ui';
import { LiveText } from '../../active-shift/view/LiveText.tsx';
import { useText } from '../../messages/useText.ts';
import type { DayShare } from '../rules/dayShares.ts';
import { DiscRing } from './DiscRing.tsx';

export type DiscState = 'idle' | 'clocked-in' | 'on-break';

export interface DiscProps {
  readonly state: DiscState;
  readonly shares: readonly DayShare[];
  /** Why it cannot be pressed, as text; null if it can. */
  readonly blocked: string | null;
  /** A press is ignored at the moment. */
  readonly isIgnoring: boolean;
  /** A press opens a form: it acts on pointer up, which would otherwise hit the form. */
  readonly opensForm: boolean;
  readonly onPress: () => void;
  /** The large figure: time worked, or the break's duration. */
  readonly readTimer: () => string;
  /** The time worked, below the break's duration. */
  readonly readWorked: () => string;
  /** Ten hours and more need a smaller font. */
  readonly isLong: boolean;
}

/**
 * The clock button: lit teal at work, lit amber on a break, unlit when off. Acts on pointer down.
 */
export function Disc(props: DiscProps) {
  const { state, shares, blocked, isIgnoring, opensForm, onPress } = props;
  const { readTimer, readWorked, isLong } = props;
  const styles = useStyles();
  const text = useText();
  const pointerPressed = useRef(false);
  const dial = useRef<HTMLDivElement>(null);
  useKeepMessagesOff(dial);
  const label = text(state === 'idle' ? 'clock.clockIn' : 'clock.clockOut');

  function onPointerDown({ button, isPrimary }: PointerEvent): void {
    if (button !== 0 || !isPrimary || opensForm) return;
    pointerPressed.current = true;
    if (blocked === null) onPress();
  }
  function onClick(): void {
    // The pointer has already acted; keyboard and assistive technology only send a click.
    const isDone = pointerPressed.current;
    pointerPressed.current = false;
    if (!isDone && blocked === null) onPress();
  }

  return (
    <div ref={dial} className={mergeClasses(styles.dial, blocked === null && styles.pressable)}>
      <button
        type="button"
        aria-label={label}
        aria-disabled={blocked !== null || isIgnoring}
        data-tip={blocked ?? undefined}
        className={mergeClasses(styles.button, blocked !== null && styles.blocked)}
        onPointerDown={onPointerDown}
        onClick={onClick}
      />
      <div className={mergeClasses(styles.face, styles[state])}>
        {state === 'idle' ? (
          <span aria-hidden="true" className={styles.idleWords}>
            <span className={styles.play}>
              <PlayFilled />
            </span>
            <span className={styles.start}>{label}</span>
          </span>
        ) : (
          <>
            <span className={styles.state}>
              {state === 'on-break' ? <DrinkCoffeeFilled /> : <ClockFilled />}
              {text(state === 'on-break' ? 'clock.onBreak' : 'clock.clockedIn')}
            </span>
            <span role="timer" className={mergeClasses(styles.timer, isLong && styles.timerLong)}>
              <LiveText read={readTimer} />
            </span>
            {state === 'on-break' && (
              <span className={styles.worked}>
                {text.rich('clock.worked', { time: <LiveText key="worked" read={readWorked} /> })}
              </span>
            )}
            <span aria-hidden="true" className={styles.chip}>
              <StopFilled />
              {label}
            </span>
          </>
        )}
      </div>
      <DiscRing shares={shares} isLit={state === 'idle' && blocked === null} />
    </div>
  );
}

const lightest = `color-mix(in srgb, ${palette.breakSolid} 62%, ${tokens.colorNeutralForegroundStaticInverted})`;

const useStyles = makeStyles({
  dial: {
    position: 'relative',
    flexShrink: 0,
    width: '380px',
    height: '380px',
    transitionProperty: 'transform',
    transitionDuration: '100ms',
    transitionTimingFunction: tokens.curveEasyEase,
    [media.phone]: { width: '280px', height: '280px' },
    [media.reducedMotion]: { transitionDuration: '0ms' },
  },
  pressable: {
    '&:has(> button:active)': {
      transform: 'scale(.98)',
      [media.reducedMotion]: { transform: 'none' },
    },
  },
  button: {
    position: 'absolute',
    inset: 0,
    width: '100%',
    padding: 0,
    border: 'none',
    borderRadius: tokens.borderRadiusCircular,
    background: 'none',
    cursor: 'pointer',
    touchAction: 'none',
    WebkitTapHighlightColor: 'transparent',
  },
  blocked: { cursor: 'not-allowed' },
  face: {
    position: 'absolute',
    pointerEvents: 'none',
    userSelect: 'none',
    inset: '24px',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '4px',
    boxSizing: 'border-box',
    borderRadius: tokens.borderRadiusCircular,
    // The background changes at once, like the text on it.
    transition: `box-shadow ${motion.state}`,
    [media.forcedColors]: { border: '2px solid ButtonText' },
    [media.phone]: { inset: '20px' },
  },
  idleWords: { display: 'flex', flexDirection: 'column', alignItems: 'center', gap: '14px' },
  idle: {
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    boxShadow: tokens.shadow16,
  },
  'clocked-in': {
    color: tokens.colorNeutralForegroundOnBrand,
    backgroundColor: palette.brand[80],
    backgroundImage: `radial-gradient(circle at 34% 22%, ${palette.brand[90]}, ${palette.brand[80]} 55%, ${palette.brand[60]})`,
    boxShadow: `0 16px 36px -12px ${palette.brand[80]}, inset 0 1px 1px ${palette.brand[110]}`,
  },
  'on-break': {
    color: palette.onBreakSolid,
    backgroundColor: palette.breakSolid,
    backgroundImage: `radial-gradient(circle at 30% 20%, ${lightest}, ${palette.breakSolid} 85%)`,
    boxShadow: `0 16px 36px -16px ${palette.breakSolid}, inset 0 1px 1px ${lightest}`,
  },
  play: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '116px',
    height: '116px',
    borderRadius: tokens.borderRadiusCircular,
    fontSize: '56px',
    color: tokens.colorNeutralForegroundOnBrand,
    backgroundColor: tokens.colorBrandBackground,
    [media.phone]: { width: '88px', height: '88px', fontSize: '44px' },
  },
  start: {
    fontSize: '34px',
    lineHeight: '1.3',
    fontWeight: tokens.fontWeightSemibold,
    letterSpacing: 'var(--p-tracking-title)',
    textAlign: 'center',
    maxWidth: '280px',
    [media.phone]: { fontSize: '28px', maxWidth: '206px' },
  },
  state: {
    ...type.section,
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    '& > svg': { fontSize: '20px' },
  },
  timer: { ...type.timer },
  timerLong: { fontSize: '64px', [media.phone]: { fontSize: '46px' } },
  worked: { ...type.body, ...type.numbers },
  chip: {
    ...type.section,
    display: 'inline-flex',
    alignItems: 'center',
    gap: '10px',
    minHeight: '40px',
    marginTop: '8px',
    padding: '0 18px 0 14px',
    boxSizing: 'border-box',
    borderRadius: tokens.borderRadiusCircular,
    border: '1px solid color-mix(in srgb, currentColor 30%, transparent)',
    backgroundColor: 'color-mix(in srgb, currentColor 16%, transparent)',
    whiteSpace: 'nowrap',
    '& > svg': { fontSize: '18px' },
  },
});
