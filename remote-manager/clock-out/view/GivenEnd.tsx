import { enteredInstant, type EnteredTime, type Instant, type LocalDate } from 'shared-contracts';
import { makeStyles, useUserFormats } from 'shared-ui';
import { DatePicker, TimePicker, timeOfWall, toWallTime, WhichShowing } from 'shared-ui/date-time';
import { useMoment } from '../../people/view/useMoment.ts';
import { useText } from '../messages/useText.ts';
import { lastPunch, type EndFault, type ShiftToEnd } from '../rules/shiftEnd.ts';

export interface GivenEndProps {
  readonly shift: ShiftToEnd;
  readonly at: EnteredTime;
  readonly now: Instant;
  /** In the zone of the shift, like the times. */
  readonly today: LocalDate;
  readonly fault: EndFault | null;
  readonly onChange: (at: EnteredTime) => void;
}

/** The date and time at which a shift ended, according to its manager. */
export function GivenEnd({ shift, at, now, today, fault, onChange }: GivenEndProps) {
  const text = useText();
  const styles = useStyles();
  const moment = useMoment();
  const formats = useUserFormats();
  const { timeZone } = shift;
  const words = {
    MISSING: () => text('clockOut.fault.MISSING'),
    SKIPPED: () => text('clockOut.fault.SKIPPED'),
    TWICE: () => text('clockOut.fault.TWICE'),
    TOO_EARLY: () =>
      text('clockOut.fault.TOO_EARLY', { time: moment(lastPunch(shift), timeZone, now) }),
    AHEAD: () => text('clockOut.fault.AHEAD', { time: formats.time(now, timeZone) }),
  };
  return (
    <div className={styles.given}>
      <DatePicker
        label={text('clockOut.date')}
        value={at.date}
        min={formats.dateOf(shift.clockIn, timeZone)}
        max={today}
        onChange={(date) => onChange({ ...at, date, showing: null })}
      />
      <TimePicker
        label={text('clockOut.time')}
        value={at.clockTime === null ? null : timeOfWall(at.clockTime)}
        error={fault && words[fault]()}
        hasDial={false}
        onChange={(time) => onChange({ ...at, clockTime: time && toWallTime(time), showing: null })}
      />
      {enteredInstant(at, timeZone).isShownTwice && (
        <WhichShowing
          label={text('clockOut.time')}
          value={at.showing}
          onChange={(showing) => onChange({ ...at, showing })}
        />
      )}
    </div>
  );
}

const useStyles = makeStyles({
  given: { display: 'flex', flexDirection: 'column', gap: '12px' },
});
