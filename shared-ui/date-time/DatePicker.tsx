import { useState } from 'react';
import { CalendarLtrRegular, IconButton, makeStyles, PopoverPanel } from 'shared-ui';
import { Calendar } from './Calendar.tsx';
import { DateInput, type DateInputProps } from './DateInput.tsx';
import { useText } from './useText.ts';

export type DatePickerProps = Omit<DateInputProps, 'contentBefore'>;

/** A date, typed or chosen from a calendar. */
export function DatePicker(props: DatePickerProps) {
  const { label, value, onChange, min, max, disabled = false } = props;
  const styles = useStyles();
  const text = useText();
  const [target, setTarget] = useState<HTMLElement | null>(null);
  const open = text('ui.date.open', { label });

  return (
    <>
      <DateInput
        {...props}
        contentBefore={
          <IconButton
            size="row"
            icon={<CalendarLtrRegular />}
            label={open}
            disabled={disabled}
            className={styles.button}
            aria-haspopup="dialog"
            aria-expanded={target !== null}
            onClick={({ currentTarget }) => setTarget(target ? null : currentTarget)}
          />
        }
      />
      {target && (
        <PopoverPanel target={target} title={open} onClose={() => setTarget(null)}>
          <Calendar
            chosen={value ? { startDate: value, endDate: value } : null}
            near={value}
            min={min}
            max={max}
            onChoose={(date) => {
              onChange(date);
              setTarget(null);
              target.focus();
            }}
          />
        </PopoverPanel>
      )}
    </>
  );
}

const useStyles = makeStyles({
  button: { marginInlineStart: '-8px' },
});
