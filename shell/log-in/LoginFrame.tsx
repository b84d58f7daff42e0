import { type ReactNode, useSyncExternalStore } from 'react';
import {
  Logo,
  makeStyles,
  media,
  mergeClasses,
  palette,
  text as type,
  tokens,
  MessageNote,
  SignOutRegular,
} from 'shared-ui';
import { LocaleMenu } from './LocaleMenu.tsx';
import { useDeviceTime } from './useDeviceTime.ts';
import { useDocumentTitle } from './useDocumentTitle.ts';
import { useServices } from '../services/Services.ts';
import { useText } from '../messages/useText.ts';

export interface LoginFrameProps {
  readonly title: string;
  readonly subtitle?: string;
  readonly children: ReactNode;
}

/** The layout before log-in: the time at the left (above on phones), one form next to it. */
export function LoginFrame({ title, subtitle, children }: LoginFrameProps) {
  const styles = useStyles();
  useDocumentTitle(title);
  const { time, day, is24Hour } = useDeviceTime();
  return (
    <div className={styles.page}>
      <div className={styles.panel}>
        <TickRing className={styles.ring} />
        <div className={styles.brand}>
          <Logo size={36} />
          <span>Punctual</span>
        </div>
        <div className={styles.clock}>
          <p className={mergeClasses(styles.time, !is24Hour && styles.halfDay)}>{time}</p>
          <p className={styles.day}>{day}</p>
        </div>
      </div>
      <main className={styles.side}>
        <div className={styles.language}>
          <LocaleMenu />
        </div>
        <div className={styles.form}>
          <h1 className={styles.title}>{title}</h1>
          {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
          <LogOutNote />
          {children}
        </div>
      </main>
    </div>
  );
}

const useStyles = makeStyles({
  page: {
    display: 'flex',
    minHeight: '100dvh',
    backgroundColor: tokens.colorNeutralBackground1,
    [media.belowDesktop]: { flexDirection: 'column' },
  },
  panel: {
    position: 'relative',
    overflow: 'hidden',
    flex: '0 0 41.67%',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    padding: '52px 56px 56px',
    color: palette.brand[160],
    backgroundImage: `radial-gradient(circle at 80% 0%, ${palette.brand[60]}, ${palette.brand[30]} 60%, ${palette.brand[20]})`,
    [media.belowDesktop]: {
      flex: '1 0 auto',
      minHeight: '40dvh',
      padding: '16px max(24px, calc(50vw - 210px)) 24px',
      color: tokens.colorNeutralForeground1,
      backgroundImage: 'none',
    },
    [media.phone]: { padding: '16px 20px 24px' },
  },
  ring: {
    position: 'absolute',
    left: '-90%',
    bottom: '-48%',
    width: '180%',
    [media.belowDesktop]: { display: 'none' },
  },
  brand: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    fontSize: '24px',
    lineHeight: '32px',
    fontWeight: tokens.fontWeightSemibold,
    [media.belowDesktop]: { fontSize: '18px', lineHeight: '28px' },
  },
  clock: { position: 'relative' },
  time: {
    fontSize: '132px',
    lineHeight: '140px',
    fontWeight: tokens.fontWeightSemibold,
    letterSpacing: '-0.04em',
    fontVariantNumeric: 'tabular-nums',
    margin: 0,
    [media.belowDesktop]: { fontSize: '88px', lineHeight: '96px' },
    [media.phone]: { fontSize: '72px', lineHeight: '80px' },
  },
  // AM or PM stands in the same line.
  halfDay: {
    fontSize: 'min(112px, 7vw)',
    whiteSpace: 'nowrap',
    [media.belowDesktop]: { fontSize: '88px' },
    [media.phone]: { fontSize: 'min(72px, 18vw)' },
  },
  day: {
    fontSize: '20px',
    lineHeight: '28px',
    margin: 0,
    color: palette.brand[140],
    [media.belowDesktop]: { fontSize: '16px', color: tokens.colorNeutralForeground3 },
  },
  side: {
    position: 'relative',
    flexGrow: 1,
    display: 'flex',
    padding: '64px 24px',
    [media.belowDesktop]: {
      position: 'static',
      padding: '8px max(24px, calc(50vw - 210px)) 22dvh',
      flexGrow: 0,
    },
    [media.phone]: { padding: '8px 20px max(32px, env(safe-area-inset-bottom))' },
  },
  language: {
    position: 'absolute',
    top: '24px',
    right: '32px',
    [media.belowDesktop]: { top: '12px', right: '8px' },
  },
  form: {
    width: '100%',
    maxWidth: '420px',
    margin: 'auto',
    display: 'flex',
    flexDirection: 'column',
    gap: '16px',
    [media.belowDesktop]: { maxWidth: 'none', margin: 0 },
  },
  title: {
    fontSize: '32px',
    lineHeight: '44px',
    fontWeight: tokens.fontWeightSemibold,
    letterSpacing: 'var(--p-tracking-title)',
    margin: 0,
    [media.phone]: { fontSize: '26px', lineHeight: '36px' },
  },
  subtitle: {
    ...type.body,
    fontSize: '16px',
    color: tokens.colorNeutralForeground3,
    margin: '-12px 0 8px',
  },
});

const hours = Array.from({ length: 60 }, (_unused, minute) => minute);

/** A decorative clock face of ticks. */
function TickRing({ className }: { readonly className: string }) {
  return (
    <svg className={className} viewBox="-100 -100 200 200" aria-hidden="true" focusable="false">
      {hours.map((minute) => (
        <line
          key={minute}
          y1={minute % 5 === 0 ? -84 : -89}
          y2={-96}
          stroke="currentColor"
          strokeOpacity={minute % 60 < 46 && minute > 4 ? 0.16 : 0.8}
          strokeWidth={1.6}
          strokeLinecap="round"
          transform={`rotate(${minute * 6})`}
        />
      ))}
    </svg>
  );
}

/** While a log-out is pending at the server: explains that it is done here only. */
function LogOutNote() {
  const { logOut } = useServices();
  const text = useText();
  const isWaiting = useSyncExternalStore(logOut.subscribe, logOut.isWaiting);
  if (!isWaiting) return null;
  return (
    <MessageNote icon={<SignOutRegular />} meaning="pending">
      {text('shell.logOut.waits')}
    </MessageNote>
  );
}
