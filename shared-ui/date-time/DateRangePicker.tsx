import { useState } from 'react';
import type { DateRange, LocalDate } from 'shared-contracts';
import { Button, Chip, makeStyles, media, useViewport } from 'shared-ui';
import { Calendar } from './Calendar.tsx';
import { chosenRange, nearestWithin, type DateBounds } from './dateBounds.ts';
import { DateInput } from './DateInput.tsx';
import { useText } from './useText.ts';

export interface DateRangePreset {
  readonly label: string;
  readonly range: DateRange;
}

export interface DateRangePickerProps extends DateBounds {
  readonly range: DateRange;
  /** Ranges to choose with one press, for example the pay cycles. */
  readonly presets?: readonly DateRangePreset[];
  readonly onChoose: (range: DateRange) => void;
}

/**
 * The content of a panel to choose two dates: typed, by two days of the calendar, or by a preset.
 * An empty date takes the other's value; reversed dates are swapped (spec §5).
 */
export function DateRangePicker({ range, presets = [], min, max, onChoose }: DateRangePickerProps) {
  const styles = useStyles();
  const text = useText();
  const isPhone = useViewport() === 'phone';
  const first = within(range);
  const [from, setFrom] = useState<LocalDate | null>(first.startDate);
  const [to, setTo] = useState<LocalDate | null>(first.endDate);
  const [near, setNear] = useState<LocalDate | null>(first.endDate);
  const chosen = chosenRange(from, to, { min, max });

  /** The selectable part of a range: a pay cycle may include future days. */
  function within({ startDate, endDate }: DateRange): DateRange {
    return {
      startDate: nearestWithin(startDate, { min, max }),
      endDate: nearestWithin(endDate, { min, max }),
    };
  }

  /** A preset stays whole, even if some of its days cannot be chosen. */
  function wholeOf(days: DateRange): DateRange {
    const known = [range, ...presets.map((preset) => preset.range)];
    return known.find((each) => isSame(within(each), days)) ?? days;
  }

  /** The first day starts a new range, the second completes it. */
  function chooseDay(date: LocalDate): void {
    const isEnd = from !== null && to === null;
    const next = isEnd ? chosenRange(from, date, { min, max }) : null;
    setFrom(next?.startDate ?? date);
    setTo(next?.endDate ?? null);
  }

  function change(set: (date: LocalDate | null) => void, date: LocalDate | null): void {
    set(date);
    if (date) setNear(date);
  }

  const shared = { compact: true, becomesNearest: true, min, max };
  // Below the calendar on phones: the first field gets the focus, and a keyboard would cover
  // everything.
  const fields = (
    <div className={styles.dates}>
      <DateInput
        {...shared}
        label={text('ui.date.from')}
        value={from}
        onChange={(date) => change(setFrom, date)}
      />
      <DateInput
        {...shared}
        label={text('ui.date.to')}
        optional
        value={to}
        onChange={(date) => change(setTo, date)}
      />
    </div>
  );
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen) onChoose(wholeOf(chosen));
      }}
    >
      {presets.length > 0 && (
        <div role="group" aria-label={text('ui.date.presets')} className={styles.presets}>
          {presets.map((preset) => (
            <Chip
              key={preset.label}
              aria-pressed={isSame(within(preset.range), chosen)}
              selected={isSame(within(preset.range), chosen)}
              onClick={() => onChoose(preset.range)}
            >
              {preset.label}
            </Chip>
          ))}
        </div>
      )}
      {!isPhone && fields}
      <Calendar chosen={chosen} near={near} min={min} max={max} onChoose={chooseDay} />
      {isPhone && fields}
      <Button type="submit" disabled={!chosen}>
        {text('ui.date.apply')}
      </Button>
    </form>
  );
}

function isSame(one: DateRange, other: DateRange | null): boolean {
  return one.startDate === other?.startDate && one.endDate === other.endDate;
}

const useStyles = makeStyles({
  form: {
    display: 'flex',
    flexDirection: 'column',
    gap: '12px',
    width: '308px',
    maxWidth: '100%',
    [media.phone]: { gap: '8px' },
  },
  presets: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  dates: { display: 'flex', gap: '12px', '& > *': { flex: '1 1 0' } },
});
