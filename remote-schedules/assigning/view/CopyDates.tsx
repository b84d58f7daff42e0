import type { DateRange } from 'shared-contracts';
import { makeStyles, media, useUserFormats } from 'shared-ui';
import { DatePicker } from 'shared-ui/date-time';
import { useAssignText } from '../messages/useText.ts';
import { dateFaults, type DateFault } from '../rules/assignForm.ts';
import { copiedDays, copyFault, lastCopied, type CopyForm } from '../rules/copyForm.ts';

export interface CopyDatesProps {
  readonly form: CopyForm;
  readonly bounds: DateRange;
  readonly disabled: boolean;
  readonly onChange: (form: CopyForm) => void;
}

/** The days to copy, and the first day of the copy. */
export function CopyDates({ form, bounds, disabled, onChange }: CopyDatesProps) {
  const text = useAssignText();
  const styles = useStyles();
  const formats = useUserFormats();
  const { source, assignStartDate } = form;
  const faults = dateFaults(source, bounds);
  const fault = copyFault(form, bounds);
  const last = lastCopied(form);
  const days = { min: bounds.startDate, max: bounds.endDate, disabled };
  const limits = {
    min: formats.day(bounds.startDate, true),
    max: formats.day(bounds.endDate, true),
  };
  const words = (wrong: DateFault | null) => wrong && text(`assign.date.${wrong}`, limits);

  return (
    <div className={styles.dates}>
      <DatePicker
        {...days}
        label={text('assign.copy.from')}
        value={source.startDate}
        error={words(faults.startDate)}
        onChange={(startDate) => onChange({ ...form, source: { ...source, startDate } })}
      />
      <DatePicker
        {...days}
        label={text('assign.copy.to')}
        value={source.endDate}
        error={words(faults.endDate)}
        onChange={(endDate) => onChange({ ...form, source: { ...source, endDate } })}
      />
      <DatePicker
        {...days}
        label={text('assign.copy.target')}
        value={assignStartDate}
        hint={
          last && fault === null
            ? text('assign.copy.until', { date: formats.day(last), count: copiedDays(form) })
            : null
        }
        error={
          fault === 'later'
            ? text('assign.copy.later', {
                date: formats.day(source.endDate ?? bounds.startDate, true),
              })
            : words(fault)
        }
        onChange={(date) => onChange({ ...form, assignStartDate: date })}
      />
    </div>
  );
}

const useStyles = makeStyles({
  dates: {
    display: 'grid',
    gap: '12px',
    gridTemplateColumns: '1fr 1fr',
    '& > :last-child': { gridColumn: '1 / -1' },
    [media.phone]: { gridTemplateColumns: '1fr' },
  },
});
