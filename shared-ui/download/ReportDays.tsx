import type { DateRange, LocalDate } from 'shared-contracts';
import { makeStyles, media } from 'shared-ui';
import { DatePicker } from 'shared-ui/date-time';

/** The days of a report as filled in; null for an empty field. */
export interface ReportedDays {
  readonly startDate: LocalDate | null;
  readonly endDate: LocalDate | null;
}

export interface ReportDaysProps {
  readonly words: {
    readonly from: string;
    readonly to: string;
    readonly required: string;
    readonly endBeforeStart: string;
  };
  readonly days: ReportedDays;
  /** The allowed days. */
  readonly bounds: DateRange;
  readonly disabled: boolean;
  readonly onChange: (change: Partial<ReportedDays>) => void;
}

/** The first and the last day of a report, side by side. */
export function ReportDays({ words, days, bounds, disabled, onChange }: ReportDaysProps) {
  const styles = useStyles();
  const { startDate, endDate } = days;
  const shared = { min: bounds.startDate, max: bounds.endDate, disabled };
  const isReversed = startDate !== null && endDate !== null && endDate < startDate;
  return (
    <div className={styles.days}>
      <DatePicker
        {...shared}
        label={words.from}
        value={startDate}
        error={startDate === null ? words.required : null}
        onChange={(date) => onChange({ startDate: date })}
      />
      <DatePicker
        {...shared}
        label={words.to}
        value={endDate}
        error={endDate === null ? words.required : isReversed ? words.endBeforeStart : null}
        onChange={(date) => onChange({ endDate: date })}
      />
    </div>
  );
}

const useStyles = makeStyles({
  days: {
    display: 'grid',
    gap: '16px',
    gridTemplateColumns: '1fr 1fr',
    [media.phone]: { gridTemplateColumns: '1fr' },
  },
});
