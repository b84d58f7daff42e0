import { useEffect, useEffectEvent } from 'react';
import { CheckmarkRegular, makeStyles, media, palette, text as type, tokens } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { Connection } from '../../waiting/view/Connection.tsx';
import { SecondRing } from '../../waiting/view/SecondRing.tsx';
import { TerminalHead } from '../../waiting/view/TerminalHead.tsx';
import { useFocusOnShow } from '../../waiting/view/useFocusOnShow.ts';
import { isToCome, type RecordedPunch, type TerminalDialog } from '../rules/terminalDialog.ts';
import { usePersonFormats } from './usePersonFormats.ts';

export interface SuccessScreenProps {
  readonly dialog: TerminalDialog;
  readonly punch: RecordedPunch;
  readonly onClose: () => void;
}

/** Milliseconds until the next person's turn. */
const shownFor = 3000;

/** What was recorded, for whom and when; gone by itself, or by a tap anywhere. */
export function SuccessScreen({ dialog, punch, onClose }: SuccessScreenProps) {
  const { employee } = dialog;
  const text = useText();
  const styles = useStyles();
  const formats = usePersonFormats(dialog);
  const heading = useFocusOnShow<HTMLHeadingElement>();
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const timer = setTimeout(() => close(), shownFor);
    return () => clearTimeout(timer);
  }, []);
  const { operation, timeZone, workedTodayInSeconds, violations } = punch;
  const isBegun = operation === 'CLOCK_IN' || operation === 'RESUME';
  const until = isBegun && isToCome(punch.plannedEnd, dialog) ? punch.plannedEnd : null;
  return (
    <main className={styles.page}>
      <span className={styles.ring}>
        <SecondRing second={59} />
      </span>
      <TerminalHead>
        <Connection isConnected />
      </TerminalHead>
      <div className={styles.middle}>
        <span className={styles.disc} aria-hidden="true">
          <CheckmarkRegular />
        </span>
        <h1 ref={heading} tabIndex={-1} className={styles.done}>
          {text(done[operation], { name: employee.firstName })}
          <span className={styles.time}>{formats.time(punch.at, timeZone)}</span>
        </h1>
        <p className={styles.today}>
          {text('terminal.today', { duration: formats.duration(workedTodayInSeconds) })}
        </p>
        {until !== null && (
          <p className={styles.line}>
            {text('terminal.until', { time: formats.time(until, timeZone) })}
          </p>
        )}
        {violations.map(({ violation }) => (
          <p key={violation.code} role="alert" className={styles.violation}>
            {violation.translatedViolation}
          </p>
        ))}
        <button type="button" className={styles.next} onClick={onClose}>
          <span className={styles.bar}>
            <span className={styles.filled} />
          </span>
          {text('terminal.next')}
        </button>
      </div>
    </main>
  );
}

const done = {
  CLOCK_IN: 'terminal.done.clockIn',
  BREAK_IN: 'terminal.done.breakIn',
  RESUME: 'terminal.done.resume',
  CLOCK_OUT: 'terminal.done.clockOut',
} as const;

const useStyles = makeStyles({
  page: {
    position: 'relative',
    isolation: 'isolate',
    display: 'flex',
    flexDirection: 'column',
    minHeight: '100dvh',
    overflow: 'hidden',
    color: palette.brand[160],
    backgroundImage: `radial-gradient(circle at 70% 0%, ${palette.brand[60]}, ${palette.brand[30]} 60%, ${palette.brand[20]})`,
  },
  middle: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '16px',
    margin: 'auto',
    padding: '0 16px 24px',
    textAlign: 'center',
  },
  // Words and check would stand on it.
  ring: { [media.phone]: { display: 'none' } },
  disc: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '128px',
    height: '128px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: palette.brand[160],
    color: palette.brand[80],
    boxShadow: '0 0 0 16px rgba(255, 255, 255, .16)',
    fontSize: '84px',
    marginBottom: '16px',
  },
  done: {
    display: 'flex',
    flexDirection: 'column',
    margin: 0,
    fontSize: '40px',
    lineHeight: '48px',
    fontWeight: tokens.fontWeightSemibold,
    letterSpacing: 'var(--p-tracking-title)',
    overflowWrap: 'anywhere',
    ':focus-visible': { outlineStyle: 'none' },
    [media.phone]: { fontSize: '32px', lineHeight: '40px' },
  },
  time: {
    ...type.terminalClock,
    fontSize: 'min(176px, 22vmin)',
    lineHeight: '1.05',
  },
  // Read from two metres, as the name and the time are.
  today: {
    margin: 0,
    fontSize: '36px',
    lineHeight: '44px',
    [media.phone]: { fontSize: '24px', lineHeight: '32px' },
  },
  line: { margin: 0, fontSize: '22px', lineHeight: '30px', color: palette.brand[150] },
  violation: {
    maxWidth: '640px',
    margin: 0,
    padding: '12px 20px',
    borderRadius: '16px',
    backgroundColor: palette.status.warning.tint,
    color: palette.status.warning.text,
    fontSize: '20px',
    lineHeight: '28px',
  },
  next: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '12px',
    minHeight: '72px',
    margin: '16px 0 0',
    padding: '12px 24px',
    border: 'none',
    backgroundColor: 'transparent',
    color: palette.brand[150],
    fontFamily: 'inherit',
    fontSize: '18px',
    lineHeight: '24px',
    cursor: 'pointer',
    // A tap anywhere is for the next person.
    '::after': { content: '""', position: 'fixed', inset: 0 },
  },
  bar: {
    display: 'block',
    width: '280px',
    height: '6px',
    overflow: 'hidden',
    borderRadius: '3px',
    backgroundColor: 'rgba(255, 255, 255, .25)',
  },
  filled: {
    display: 'block',
    height: '100%',
    backgroundColor: palette.brand[160],
    transformOrigin: 'left',
    animationName: { from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(1)' } },
    animationDuration: `${shownFor}ms`,
    animationTimingFunction: 'linear',
    [media.reducedMotion]: { animationName: 'none' },
  },
});
