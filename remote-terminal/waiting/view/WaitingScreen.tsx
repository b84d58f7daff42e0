import {
  IconButton,
  makeStyles,
  media,
  palette,
  ScanPersonRegular,
  SignOutRegular,
  text as type,
  tokens,
  useQuery,
  useApi,
} from 'shared-ui';
import type { ReactNode } from 'react';
import { useText } from '../../messages/useText.ts';
import { Connection } from './Connection.tsx';
import { SecondRing } from './SecondRing.tsx';
import { TerminalHead } from './TerminalHead.tsx';
import { useFocusOnShow } from './useFocusOnShow.ts';
import { useTerminalTime } from './useTerminalTime.ts';

export interface WaitingScreenProps {
  /** Opens number and PIN; absent where that way is off. */
  readonly onTap: (() => void) | undefined;
  /** What else one can do: hold a badge to the reader. */
  readonly hint: string | null;
  /** What became of the person before. */
  readonly notice: ReactNode;
  readonly onLeave: () => void;
}

/** What a terminal shows while nobody stands before it: place, day, time; dark and huge. */
export function WaitingScreen({ onTap, hint, notice, onLeave }: WaitingScreenProps) {
  const api = useApi();
  const text = useText();
  const styles = useStyles();
  const { time, day, second } = useTerminalTime();
  const heading = useFocusOnShow<HTMLHeadingElement>();
  const { isError } = useQuery({
    // Tells whether the server answers, and whether the terminal is still signed in.
    ...api.query.GET('/api/terminal/session'),
    refetchInterval: ({ state: { status } }) => (status === 'error' ? 5_000 : 30_000),
    refetchIntervalInBackground: true,
    retry: false,
  });
  return (
    <main className={styles.page}>
      <SecondRing second={second} />
      <TerminalHead>
        <Connection isConnected={!isError} />
        <IconButton
          icon={<SignOutRegular />}
          label={text('terminal.logOut')}
          className={styles.leave}
          onClick={onLeave}
        />
      </TerminalHead>
      <div className={styles.middle}>
        <h1 ref={heading} tabIndex={-1} className={styles.clock}>
          <span className={styles.day}>{day}</span>
          <span className={styles.time}>{time}</span>
        </h1>
        {onTap && (
          <button type="button" className={styles.tap} onClick={onTap}>
            <ScanPersonRegular className={styles.icon} />
            {text('terminal.tap')}
          </button>
        )}
        {hint !== null && <p className={styles.hint}>{hint}</p>}
        {notice}
      </div>
    </main>
  );
}

const useStyles = makeStyles({
  page: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minHeight: '100dvh',
    overflow: 'hidden',
    color: palette.brand[160],
    backgroundImage: `radial-gradient(circle at 70% 0%, ${palette.brand[60]}, ${palette.brand[30]} 60%, ${palette.brand[20]})`,
  },
  leave: { color: palette.brand[150] },
  middle: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '20px',
    margin: 'auto',
    padding: '0 16px 40px',
    textAlign: 'center',
  },
  clock: {
    display: 'flex',
    flexDirection: 'column',
    margin: 0,
    fontWeight: tokens.fontWeightRegular,
    outlineStyle: 'none',
  },
  day: {
    fontSize: '26px',
    lineHeight: tokens.lineHeightHero700,
    color: palette.brand[140],
    [media.phone]: { fontSize: '18px' },
  },
  time: {
    ...type.terminalClock,
    fontSize: 'min(232px, 26vmin)',
    lineHeight: '1.05',
    [media.phone]: { fontSize: '26vmin' },
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
    [media.phone]: { padding: '16px 24px', fontSize: '22px' },
  },
  icon: { flexShrink: 0, fontSize: '32px' },
  hint: { margin: 0, fontSize: '24px', lineHeight: '32px', color: palette.brand[150] },
});
