import { useEffect, useRef } from 'react';
import { answer, type ApiFailure } from 'shared-contracts';
import {
  IconButton,
  Logo,
  makeStyles,
  media,
  palette,
  PunctualThemeProvider,
  SignOutRegular,
  text as type,
  tokens,
  useApi,
  useDialogs,
  useFailureText,
  useHost,
  useLeaveQuestion,
  useQuery,
  useSnackbar,
  useTerminalSession,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { Connection } from './Connection.tsx';
import { SecondRing } from './SecondRing.tsx';
import { useTerminalTime } from './useTerminalTime.ts';

/** Milliseconds, as for everything that a terminal asks (spec §9). */
const longestQuestion = 60_000;

/** What a terminal shows while nobody stands before it: place, day, time; dark and huge. */
export function Page() {
  const { locale } = useHost();
  return (
    <PunctualThemeProvider locale={locale} scheme="dark">
      <Waiting />
    </PunctualThemeProvider>
  );
}

function Waiting() {
  const api = useApi();
  const text = useText();
  const failureText = useFailureText();
  const styles = useStyles();
  const { bus } = useHost();
  const dialogs = useDialogs();
  const snackbar = useSnackbar();
  const { description } = useTerminalSession();
  const { time, day, second } = useTerminalTime();
  const { isError } = useQuery({
    // Tells whether the server answers, and whether the terminal is still signed in.
    ...api.query.GET('/api/terminal/session'),
    refetchInterval: 30_000,
    refetchIntervalInBackground: true,
    retry: false,
  });
  const unattended = useRef<AbortController>(null);
  useEffect(() => () => unattended.current?.abort(), []);
  const leave = useLeaveQuestion({
    ask: askToLeave,
    left: () => bus.emit('session-ended', { reason: 'logged-out' }),
  });

  /** Whoever leaves signs the terminal out. A question that nobody answers goes away by itself. */
  async function askToLeave(): Promise<boolean> {
    const end = new AbortController();
    unattended.current = end;
    const timer = setTimeout(() => end.abort(), longestQuestion);
    const isSure = await dialogs.confirm({
      title: text('terminal.leave.title'),
      text: text('terminal.leave.text'),
      confirm: text('terminal.leave.confirm'),
      danger: true,
      signal: end.signal,
    });
    clearTimeout(timer);
    if (!isSure) return false;
    return answer(api.POST('/api/terminal/logout')).then(
      () => true,
      (failure: ApiFailure) => {
        snackbar.show({ text: failureText(failure), intent: 'error' });
        return false;
      },
    );
  }

  return (
    <main className={styles.page}>
      <SecondRing second={second} />
      <header className={styles.head}>
        <Logo size={32} />
        <span className={styles.product}>Punctual</span>
        <h1 className={styles.place}>{description}</h1>
        <div className={styles.end}>
          <Connection isConnected={!isError} />
          <IconButton
            icon={<SignOutRegular />}
            label={text('terminal.logOut')}
            className={styles.leave}
            onClick={() => void leave()}
          />
        </div>
      </header>
      <div className={styles.clock}>
        <p className={styles.day}>{day}</p>
        <p className={styles.time}>{time}</p>
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
  head: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    padding: '24px 28px',
    [media.phone]: { padding: '12px 16px' },
  },
  product: { ...type.title, [media.phone]: { display: 'none' } },
  place: {
    ...type.section,
    margin: 0,
    paddingLeft: '12px',
    borderLeft: `1px solid ${palette.brand[100]}`,
  },
  end: { display: 'flex', alignItems: 'center', gap: '12px', marginLeft: 'auto' },
  leave: { color: palette.brand[150] },
  clock: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    margin: 'auto',
    paddingBottom: '88px',
  },
  day: {
    fontSize: '26px',
    lineHeight: tokens.lineHeightHero700,
    margin: 0,
    color: palette.brand[140],
    [media.phone]: { fontSize: '18px' },
  },
  time: {
    ...type.terminalClock,
    fontSize: 'min(232px, 24vmin)',
    lineHeight: '1.05',
    fontVariantNumeric: 'tabular-nums',
    margin: 0,
    [media.phone]: { fontSize: '26vmin' },
  },
});
