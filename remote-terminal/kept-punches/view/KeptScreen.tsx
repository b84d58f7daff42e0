import { useEffect, useEffectEvent } from 'react';
import {
  CloudSyncRegular,
  createFormats,
  makeStyles,
  media,
  palette,
  text as type,
  tokens,
  useHost,
  useTerminalSession,
} from 'shared-ui';
import type { Instant } from 'shared-contracts';
import { useText } from '../../messages/useText.ts';
import { TerminalHead } from '../../waiting/view/TerminalHead.tsx';
import { useFocusOnShow } from '../../waiting/view/useFocusOnShow.ts';
import type { KeptPunch } from '../rules/keptPunch.ts';

export interface KeptScreenProps {
  readonly operation: KeptPunch['operation'];
  readonly at: Instant;
  readonly onClose: () => void;
}

/** Milliseconds until the next person's turn: there is more to read than after a recorded punch. */
const shownFor = 5000;

/** That a punch lies on this device, and when it was made; gone by itself, or by a tap. */
export function KeptScreen({ operation, at, onClose }: KeptScreenProps) {
  const { locale } = useHost();
  const { timeZone } = useTerminalSession();
  const text = useText();
  const styles = useStyles();
  const heading = useFocusOnShow<HTMLHeadingElement>();
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const timer = setTimeout(() => close(), shownFor);
    return () => clearTimeout(timer);
  }, []);
  const formats = createFormats({ locale, is24Hour: true, region: '' });
  return (
    <main className={styles.page}>
      <TerminalHead>{null}</TerminalHead>
      <div className={styles.middle}>
        <span className={styles.disc} aria-hidden="true">
          <CloudSyncRegular />
        </span>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {text(kept[operation])}
          <span className={styles.time}>{formats.time(at, timeZone)}</span>
        </h1>
        <p className={styles.line}>{text('terminal.kept.text')}</p>
        <button type="button" className={styles.next} onClick={onClose}>
          {text('terminal.next')}
        </button>
      </div>
    </main>
  );
}

const kept = {
  CLOCK_IN: 'terminal.kept.clockIn',
  BREAK_IN: 'terminal.kept.breakIn',
  RESUME: 'terminal.kept.resume',
  CLOCK_OUT: 'terminal.kept.clockOut',
} as const;

const useStyles = makeStyles({
  page: { display: 'flex', flexDirection: 'column', minHeight: '100dvh' },
  middle: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '16px',
    margin: 'auto',
    padding: '0 16px 24px',
    textAlign: 'center',
  },
  disc: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '112px',
    height: '112px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: palette.status.pending.tint,
    color: palette.status.pending.text,
    fontSize: '64px',
  },
  title: {
    display: 'flex',
    flexDirection: 'column',
    margin: 0,
    fontSize: '40px',
    lineHeight: '48px',
    letterSpacing: 'var(--p-tracking-title)',
    outlineStyle: 'none',
    [media.phone]: { fontSize: '32px', lineHeight: '40px' },
  },
  time: { ...type.terminalClock, fontSize: 'min(176px, 22vmin)', lineHeight: '1.05' },
  line: { margin: 0, maxWidth: '640px', fontSize: '22px', lineHeight: '30px' },
  next: {
    minHeight: '72px',
    padding: '12px 24px',
    border: 'none',
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground2,
    fontFamily: 'inherit',
    fontSize: '18px',
    cursor: 'pointer',
    '::after': { content: '""', position: 'fixed', inset: 0 },
  },
});
