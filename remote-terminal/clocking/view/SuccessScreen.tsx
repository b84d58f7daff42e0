import { CheckmarkRegular, makeStyles, media, palette } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { useTone } from '../../sound/view/useTone.ts';
import {
  isToCome,
  type RecordedPunch,
  type TerminalAssignment,
  type TerminalDialog,
} from '../rules/terminalDialog.ts';
import { OutcomeScreen } from './OutcomeScreen.tsx';
import { usePersonFormats } from './usePersonFormats.ts';

export interface SuccessScreenProps {
  readonly dialog: TerminalDialog;
  readonly assignment: TerminalAssignment;
  readonly punch: RecordedPunch;
  readonly onClose: () => void;
}

/** What was recorded, for whom and when, and the state of the day. */
export function SuccessScreen({ dialog, assignment, punch, onClose }: SuccessScreenProps) {
  const { employee } = dialog;
  const text = useText();
  const styles = useStyles();
  const formats = usePersonFormats(dialog);
  useTone('recorded');
  const { operation, timeZone, workedTodayInSeconds, violations } = punch;
  const isBegun = operation === 'CLOCK_IN' || operation === 'RESUME';
  const until = isBegun && isToCome(punch.plannedEnd, dialog) ? punch.plannedEnd : null;
  const shift = assignment.plannedShift;
  const time = until !== null && formats.time(until, timeZone);
  const line = [
    time &&
      (shift ? text('terminal.until.named', { shift, time }) : text('terminal.until', { time })),
    operation !== 'RESUME' && text(wishes[operation]),
  ].filter(Boolean);
  return (
    <OutcomeScreen
      icon={<CheckmarkRegular />}
      title={text(done[operation], { name: employee.firstName })}
      time={formats.time(punch.at, timeZone)}
      isConnected
      shownFor={3000}
      onClose={onClose}
    >
      <p className={styles.today}>
        {text('terminal.today', { duration: formats.duration(workedTodayInSeconds) })}
      </p>
      {line.length > 0 && <p className={styles.line}>{line.join(' ')}</p>}
      {violations.map(({ violation }) => (
        <p key={violation.code} role="alert" className={styles.violation}>
          {violation.translatedViolation}
        </p>
      ))}
    </OutcomeScreen>
  );
}

const done = {
  CLOCK_IN: 'terminal.done.clockIn',
  BREAK_IN: 'terminal.done.breakIn',
  RESUME: 'terminal.done.resume',
  CLOCK_OUT: 'terminal.done.clockOut',
} as const;

const wishes = {
  CLOCK_IN: 'terminal.wish.clockIn',
  BREAK_IN: 'terminal.wish.breakIn',
  CLOCK_OUT: 'terminal.wish.clockOut',
} as const;

const useStyles = makeStyles({
  // Legible from two metres, like the name and the time.
  today: {
    margin: 0,
    fontSize: '36px',
    lineHeight: '44px',
    [media.phone]: { fontSize: '24px', lineHeight: '32px' },
  },
  line: { margin: 0, fontSize: '26px', lineHeight: '34px', color: palette.brand[150] },
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
});
