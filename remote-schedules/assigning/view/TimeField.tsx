import { makeStyles, text as type, tokens } from 'shared-ui';
import { TimePicker, timeOfWall, toWallTime } from 'shared-ui/date-time';

export interface TimeFieldProps {
  readonly label: string;
  /** `HH:mm`; null while incomplete. */
  readonly value: string | null;
  readonly error?: string | null;
  readonly onChange: (time: string | null) => void;
}

/** A time of a new schedule. */
export function TimeField({ label, value, error = null, onChange }: TimeFieldProps) {
  const styles = useStyles();
  return (
    <div className={styles.time}>
      <span aria-hidden="true" className={styles.label}>
        {label}
      </span>
      <TimePicker
        label={label}
        hasDial={false}
        onTyped={toNextBox}
        value={value === null ? null : timeOfWall(value)}
        error={error}
        onChange={(time) => onChange(time && toWallTime(time))}
      />
    </div>
  );
}

/** Continuous typing moves on to the next time field. */
function toNextBox(): void {
  const box = document.activeElement;
  const boxes = box?.closest('[role=dialog]')?.querySelectorAll<HTMLElement>('[role=spinbutton]');
  const all = [...(boxes ?? [])];
  all[all.findIndex((each) => each === box) + 1]?.focus();
}

const useStyles = makeStyles({
  time: { display: 'flex', flexDirection: 'column', gap: '4px', flex: '1 1 180px', minWidth: 0 },
  label: { ...type.secondaryStrong, color: tokens.colorNeutralForeground2 },
});
