import type { EnteredTime, LocalDate } from 'shared-contracts';
import { makeStyles } from 'shared-ui';
import { DatePicker, timeOfWall, TimePicker, toWallTime } from 'shared-ui/date-time';

export interface MomentFieldProps {
  readonly label: string;
  readonly value: EnteredTime;
  /** The last day that can be chosen. */
  readonly max: LocalDate;
  readonly onChange: (value: EnteredTime) => void;
  readonly error?: string | null;
}

/** A day, and a time on it. */
export function MomentField({ label, value, max, onChange, error = null }: MomentFieldProps) {
  const styles = useStyles();
  return (
    <div className={styles.fields}>
      <DatePicker
        label={label}
        value={value.date}
        max={max}
        onChange={(date) => onChange({ ...value, date })}
      />
      <TimePicker
        label={label}
        value={value.clockTime === null ? null : timeOfWall(value.clockTime)}
        error={error}
        onChange={(time) => onChange({ ...value, clockTime: time && toWallTime(time) })}
      />
    </div>
  );
}

const useStyles = makeStyles({
  fields: { display: 'flex', flexDirection: 'column', gap: '12px' },
});
