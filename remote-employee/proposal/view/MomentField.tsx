import type { EnteredTime, LocalDate } from 'shared-contracts';
import { makeStyles } from 'shared-ui';
import { DatePicker, timeOfWall, TimePicker, toWallTime, WhichShowing } from 'shared-ui/date-time';

export interface MomentFieldProps {
  readonly label: string;
  readonly value: EnteredTime;
  /** The last selectable day. */
  readonly max: LocalDate;
  /** The time occurs twice because the clocks go back. */
  readonly isShownTwice: boolean;
  readonly onChange: (value: EnteredTime) => void;
  readonly error?: string | null;
}

/** A day and a time. */
export function MomentField(props: MomentFieldProps) {
  const { label, value, max, isShownTwice, onChange, error = null } = props;
  const styles = useStyles();
  return (
    <div className={styles.fields}>
      <DatePicker
        label={label}
        value={value.date}
        max={max}
        onChange={(date) => onChange({ ...value, date, showing: null })}
      />
      <TimePicker
        label={label}
        value={value.clockTime === null ? null : timeOfWall(value.clockTime)}
        error={error}
        onChange={(time) =>
          onChange({ ...value, clockTime: time && toWallTime(time), showing: null })
        }
      />
      {isShownTwice && (
        <WhichShowing
          label={label}
          value={value.showing}
          onChange={(showing) => onChange({ ...value, showing })}
        />
      )}
    </div>
  );
}

const useStyles = makeStyles({
  fields: { display: 'flex', flexDirection: 'column', gap: '12px' },
});
