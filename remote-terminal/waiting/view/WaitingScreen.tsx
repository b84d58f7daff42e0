import {
  IconButton,
  makeStyles,
  media,
  DialpadRegular,
  palette,
  ScanPersonRegular,
  SignOutRegular,
  text as type,
  tokens,
} from 'shared-ui';
import type { ReactNode } from 'react';
import { useText } from '../../messages/useText.ts';
import { Connection } from './Connection.tsx';
import { lowScreen } from '../../frame/view/lowScreen.ts';
import { SecondRing } from './SecondRing.tsx';
import { WallFrame } from '../../frame/view/WallFrame.tsx';
import { useFocusOnShow } from '../../frame/view/useFocusOnShow.ts';
import { useTerminalTime } from './useTerminalTime.ts';

type Way = 'FACE' | 'PIN' | 'BADGE';

export interface WaitingScreenProps {
  /** The time in epoch milliseconds; stable until another time is received. */
  readonly readTime: () => number;
  /** Whether the last request reached the server. */
  readonly isConnected: boolean;
  /** The ways to identify oneself here, in display order. */
  readonly ways: readonly Way[];
  /** The number or badge comes before the face. */
  readonly asksNumber: boolean;
  readonly onTap: (way: 'FACE' | 'PIN') => void;
  /** A badge was read, and is being looked up. */
  readonly isReading: boolean;
  /** The message for the previous person. */
  readonly notice: ReactNode;
  /** Queued punches on this device. */
  readonly keptCount: number;
  /** The choice of language. */
  readonly languages: ReactNode;
  readonly onLeave: () => void;
}

/** The idle screen of a terminal: place, day, time; dark and huge. */
export function WaitingScreen({
  readTime,
  isConnected,
  ways,
  asksNumber,
  onTap,
  isReading,
  notice,
  keptCount,
  languages,
  onLeave,
}: WaitingScreenProps) {
  const text = useText();
  const styles = useStyles();
  const { time, day, second } = useTerminalTime(readTime);
  const tapped = ways.filter((way) => way !== 'BADGE');
  // Offline, no face is recognised.
  const taps = tapped.filter((way) => way === 'PIN' || isConnected);
  const hint = isReading ? 'terminal.reading' : hintOf(ways);
  const heading = useFocusOnShow<HTMLHeadingElement>();
  const head = (
    <>
      <Connection isConnected={isConnected} />
      <IconButton
        icon={<SignOutRegular />}
        label={text('terminal.logOut')}
        className={styles.leave}
        onClick={onLeave}
      />
    </>
  );
  return (
    <WallFrame look="dark" head={head}>
      <div className={styles.middle}>
        <div className={styles.round}>
          <SecondRing second={second} />
          <h1 ref={heading} tabIndex={-1} className={styles.clock}>
            <span className={styles.day}>{day}</span>
            <span className={styles.time}>{time}</span>
          </h1>
        </div>
        {taps.length > 0 && (
          <div className={styles.taps}>
            {taps.map((way) => (
              <button key={way} type="button" className={styles.tap} onClick={() => onTap(way)}>
                {way === 'FACE' || tapped.length === 1 ? (
                  <ScanPersonRegular className={styles.icon} />
                ) : (
                  <DialpadRegular className={styles.icon} />
                )}
                {text(tapped.length === 1 ? 'terminal.tap' : tapWords(way, asksNumber))}
              </button>
            ))}
          </div>
        )}
        {taps.length < tapped.length && !notice && (
          <p className={styles.hint}>
            {text(ways.length > 1 ? 'terminal.face.offline' : 'terminal.failed.offline')}
          </p>
        )}
        {hint !== null && !notice && <p className={styles.hint}>{text(hint)}</p>}
        {keptCount > 0 && (
          <p className={styles.hint}>{text('terminal.kept.waiting', { count: keptCount })}</p>
        )}
        {notice}
      </div>
      <div className={styles.languages}>{languages}</div>
    </WallFrame>
  );
}

/** The hint for the other ways. */
function hintOf(ways: readonly Way[]) {
  if (ways.length === 0) return 'terminal.noWay';
  return ways.includes('BADGE') ? 'terminal.holdBadge' : null;
}

function tapWords(way: 'FACE' | 'PIN', asksNumber: boolean) {
  if (way === 'PIN') return 'terminal.tap.pin';
  return asksNumber ? 'terminal.tap.numberAndFace' : 'terminal.tap.face';
}

const useStyles = makeStyles({
  leave: { color: palette.brand[150] },
  // Next to the ring if there is room. Its height is reserved before the languages are known.
  languages: {
    minHeight: '48px',
    padding: '0 16px 20px',
    '@media (orientation: landscape)': { position: 'absolute', right: '8px', bottom: 0 },
    [lowScreen.phone]: { position: 'static', padding: '0 8px 4px' },
    [media.phone]: { padding: '0 8px 8px' },
  },
  middle: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '20px',
    margin: 'auto',
    padding: '0 16px 16px',
    textAlign: 'center',
    [lowScreen.phone]: { gap: '8px', padding: '0 16px 4px' },
  },
  // The ring surrounds everything, on phones only the clock.
  round: {
    [media.phone]: {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      width: '92vmin',
      minHeight: '92vmin',
    },
  },
  clock: {
    display: 'flex',
    flexDirection: 'column',
    margin: 0,
    fontWeight: tokens.fontWeightRegular,
    ':focus-visible': { outlineStyle: 'none' },
  },
  day: {
    fontSize: '26px',
    lineHeight: tokens.lineHeightHero700,
    color: palette.brand[140],
    [media.phone]: { fontSize: '18px' },
    [lowScreen.phone]: { fontSize: '18px', lineHeight: '24px' },
  },
  time: {
    ...type.terminalClock,
    fontSize: 'min(232px, 26vmin)',
    lineHeight: '1.05',
    [media.phone]: { fontSize: '26vmin' },
    [lowScreen.phone]: { fontSize: '22vmin' },
  },
  // Stacked within the ring; side by side on low screens.
  taps: {
    display: 'flex',
    flexDirection: 'column',
    gap: '16px',
    maxWidth: '100%',
    '@media (max-height: 699.98px) and (min-width: 640px)': {
      flexDirection: 'row',
      justifyContent: 'center',
    },
  },
  tap: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '18px',
    minHeight: '88px',
    maxWidth: '100%',
    margin: 0,
    padding: '16px 44px',
    border: 'none',
    borderRadius: '44px',
    backgroundColor: palette.brand[160],
    color: palette.brand[50],
    boxShadow: '0 12px 32px rgba(0, 0, 0, .35)',
    fontFamily: 'inherit',
    fontSize: '26px',
    fontWeight: tokens.fontWeightSemibold,
    lineHeight: '34px',
    cursor: 'pointer',
    ':active': { transform: 'scale(.99)' },
    [media.forcedColors]: { border: '1px solid ButtonText' },
    [media.phone]: { padding: '16px 24px', fontSize: '22px' },
    [lowScreen.phone]: { minHeight: '60px', padding: '8px 28px', fontSize: '20px' },
  },
  icon: { flexShrink: 0, fontSize: '32px' },
  // Its background covers the ring's ticks if there are more lines than fit.
  hint: {
    margin: 0,
    maxWidth: '640px',
    padding: '0 14px',
    borderRadius: '16px',
    backgroundColor: palette.brand[20],
    fontSize: '24px',
    lineHeight: '32px',
    color: palette.brand[150],
    [media.phone]: { fontSize: '18px', lineHeight: '24px' },
    [lowScreen.phone]: { fontSize: '18px', lineHeight: '24px' },
  },
});
