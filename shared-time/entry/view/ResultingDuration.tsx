import { elapsedSeconds, limits } from 'shared-contracts';
import {
  makeStyles,
  palette,
  text as type,
  tokens,
  useUserFormats,
  WarningFilled,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { editedEntry, isBreakSubject } from '../rules/entrySubject.ts';
import { otherBreaks } from '../rules/readDraft.ts';
import type { EntryForm } from './useEntryForm.ts';

/** The resulting duration, always visible; for an edit also the previous one. */
export function ResultingDuration({ form }: { readonly form: EntryForm }) {
  const { subject, times } = form;
  const styles = useStyles();
  const text = useText();
  const formats = useUserFormats();
  const before = editedEntry(subject)?.duration ?? null;
  const label = isBreakSubject(subject)
    ? 'time.breakLength'
    : subject.kind === 'EDIT_SHIFT' && otherBreaks(subject).length > 0
      ? 'time.workedNet'
      : 'time.worked';
  const { start, end } = times;
  const isLong =
    start.instant !== null &&
    end.instant !== null &&
    elapsedSeconds(start.instant, end.instant) * 1000 > limits.forgottenAfterMilliseconds;
  return (
    <div className={styles.box} role="status">
      <div className={styles.line}>
        <span className={styles.label}>{text(label)}</span>
        <span className={styles.duration}>
          {times.duration === null ? '–' : formats.duration(times.duration)}
        </span>
      </div>
      {isLong && (
        <div className={styles.long}>
          <WarningFilled />
          {text('time.long')}
        </div>
      )}
      {before !== null && (
        <div className={styles.quiet}>
          {text('time.durationBefore', { duration: formats.duration(before) })}
        </div>
      )}
      {times.clocksChange && <div className={styles.quiet}>{text('time.clocksChange')}</div>}
    </div>
  );
}

const useStyles = makeStyles({
  box: {
    marginTop: 'auto',
    padding: '10px 12px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  line: { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: '12px' },
  label: { ...type.body, color: tokens.colorNeutralForeground2 },
  duration: { ...type.section, ...type.numbers, whiteSpace: 'nowrap' },
  long: {
    ...type.secondary,
    display: 'flex',
    alignItems: 'center',
    gap: '6px',
    color: palette.status.warning.text,
    '& > svg': { flexShrink: 0 },
  },
  quiet: { ...type.caption, color: tokens.colorNeutralForeground3, textAlign: 'end' },
});
