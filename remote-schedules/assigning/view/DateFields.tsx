import type { DateRange } from 'shared-contracts';
import { makeStyles, media, useUserFormats, useViewport } from 'shared-ui';
import { DatePicker } from 'shared-ui/date-time';
import { useAssignText } from '../messages/useText.ts';
import { dateFaults, type DateFault, type TypedDates } from '../rules/assignForm.ts';

export interface DateFieldsProps {
  readonly dates: TypedDates;
  readonly bounds: DateRange;
  readonly disabled: boolean;
  readonly onChange: (dates: TypedDates) => void;
}

/** First and last day, with error messages (spec §5). */
export function DateFields({ dates, bounds, disabled, onChange }: DateFieldsProps) {
  const text = useAssignText();
  const styles = useStyles();
  const formats = useUserFormats();
  const isPhone = useViewport() === 'phone';
  const faults = dateFaults(dates, bounds);
  const days = { min: bounds.startDate, max: bounds.endDate, disabled, compact: !isPhone };
  const words = (fault: DateFault | null) =>
    fault &&
    text(`assign.date.${fault}`, {
      min: formats.day(bounds.startDate, true),
      max: formats.day(bounds.endDate, true),
    });
  return (
    <div className={styles.dates}>
      <DatePicker
        {...days}
        label={text('assign.start')}
        value={dates.startDate}
        error={words(faults.startDate)}
        onChange={(startDate) => onChange({ ...dates, startDate })}
      />
      <DatePicker
        {...days}
        label={text('assign.end')}
        value={dates.endDate}
        error={words(faults.endDate)}
        onChange={(endDate) => onChange({ ...dates, endDate })}
      />
    </div>
  );
}

const useStyles = makeStyles({
  dates: {
    display: 'grid',
    gap: '12px',
    alignItems: 'start',
    gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
    // With the calendar button and larger type, a date does not fit in half of a phone.
    [media.phone]: { gridTemplateColumns: '1fr' },
  },
});
