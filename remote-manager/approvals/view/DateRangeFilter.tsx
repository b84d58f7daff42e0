import { useState } from 'react';
import type { DateRange } from 'shared-contracts';
import {
  Button,
  CalendarLtrRegular,
  makeStyles,
  PopoverChip,
  TextField,
  useUserFormats,
  useViewport,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { chosenRange } from '../rules/approvalFilter.ts';

export interface DateRangeFilterProps {
  readonly range: DateRange;
  /** No date lies past it. */
  readonly today: string;
  readonly onChange: (range: DateRange) => void;
}

/** The days whose time is shown. */
export function DateRangeFilter({ range, today, onChange }: DateRangeFilterProps) {
  const text = useText();
  const formats = useUserFormats();
  const isPhone = useViewport() === 'phone';
  return (
    <PopoverChip
      icon={<CalendarLtrRegular />}
      title={text('approvals.range.title')}
      label={formats.dateRange(range.startDate, range.endDate, !isPhone)}
    >
      {(close) => (
        <DateRangeForm
          range={range}
          today={today}
          onChange={(chosen) => {
            onChange(chosen);
            close();
          }}
        />
      )}
    </PopoverChip>
  );
}

function DateRangeForm({ range, today, onChange }: DateRangeFilterProps) {
  const text = useText();
  const styles = useStyles();
  const [from, setFrom] = useState(range.startDate);
  const [to, setTo] = useState(range.endDate);
  const chosen = chosenRange(from, to, today);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen) onChange(chosen);
      }}
    >
      <div className={styles.dates}>
        <TextField
          type="date"
          label={text('approvals.range.from')}
          value={from}
          max={today}
          onChange={setFrom}
        />
        <TextField
          type="date"
          label={text('approvals.range.to')}
          value={to}
          max={today}
          onChange={setTo}
        />
      </div>
      <Button type="submit" disabled={!chosen}>
        {text('approvals.range.apply')}
      </Button>
    </form>
  );
}

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: '16px' },
  dates: { display: 'flex', flexWrap: 'wrap', gap: '12px', '& > *': { flex: '1 1 140px' } },
});
