import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import {
  addMonths,
  monthOf,
  type DateRange,
  type LocalDate,
  addDays,
  weekOf,
  type Weekday,
} from 'shared-contracts';
import {
  ChevronLeftRegular,
  ChevronRightRegular,
  deviceTimeZone,
  IconButton,
  makeStyles,
  text as type,
  tokens,
  useToday,
  useUserFormats,
  useHost,
} from 'shared-ui';
import { CalendarDay } from './CalendarDay.tsx';
import { isWithin, nearestWithin, type DateBounds } from './dateBounds.ts';
import { dayByKey } from './dayByKey.ts';
import { useText } from './useText.ts';

export interface CalendarProps extends DateBounds {
  /** The selected days; a single day is a range of one. */
  readonly chosen: DateRange | null;
  /** The day whose month is shown; the calendar follows its changes. Defaults to today. */
  readonly near: LocalDate | null;
  readonly onChoose: (date: LocalDate) => void;
}

/** A month with its days. Arrow keys, Home, End, Page up and down move; Enter and Space choose. */
export function Calendar({ chosen, near, min, max, onChoose }: CalendarProps) {
  const styles = useStyles();
  const formats = useUserFormats();
  const startOfWeek = useStartOfWeek();
  const today = useToday(deviceTimeZone());
  const grid = useRef<HTMLTableElement>(null);
  const isMoved = useRef(false);
  const anchor = near ?? today;
  const [shown, setShown] = useState({ anchor, cursor: nearestWithin(anchor, { min, max }) });
  if (shown.anchor !== anchor) {
    setShown({ anchor, cursor: nearestWithin(anchor, { min, max }) });
  }
  const { cursor } = shown;
  const weeks = calendarWeeks(cursor, startOfWeek);
  const month = monthOf(cursor);

  useEffect(() => {
    if (!isMoved.current) return;
    isMoved.current = false;
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [cursor]);

  function show(date: LocalDate): void {
    setShown({ anchor, cursor: nearestWithin(date, { min, max }) });
  }

  function onKeyDown(event: KeyboardEvent): void {
    const date = dayByKey(event, cursor, startOfWeek);
    if (!date) return;
    event.preventDefault();
    isMoved.current = true;
    show(date);
  }

  return (
    <div className={styles.calendar}>
      <MonthHead cursor={cursor} min={min} max={max} onShow={show} />
      <table
        ref={grid}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- its cells are walked
        role="grid"
        aria-label={formats.month(cursor)}
        className={styles.grid}
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr>
            {weeks[0]?.map((date) => (
              <th
                key={date}
                scope="col"
                abbr={formats.weekday(date, 'long')}
                className={styles.day}
              >
                {formats.weekday(date, 'narrow')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((days) => (
            <tr key={days[0]}>
              {days.map((date) => (
                <CalendarDay
                  key={date}
                  date={date}
                  chosen={chosen}
                  isCursor={date === cursor}
                  isToday={date === today}
                  isOutside={date < month.startDate || date > month.endDate}
                  isDisabled={!isWithin(date, { min, max })}
                  onChoose={onChoose}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface MonthHeadProps extends DateBounds {
  readonly cursor: LocalDate;
  readonly onShow: (date: LocalDate) => void;
}

/** The month's name, and the ways to the months around it. */
function MonthHead({ cursor, min, max, onShow }: MonthHeadProps) {
  const styles = useStyles();
  const text = useText();
  const formats = useUserFormats();
  const month = monthOf(cursor);
  return (
    <div className={styles.head}>
      <IconButton
        icon={<ChevronLeftRegular />}
        label={text('ui.date.previousMonth')}
        disabled={min !== undefined && min >= month.startDate}
        onClick={() => onShow(addMonths(cursor, -1))}
      />
      <span className={styles.month} aria-live="polite">
        {formats.month(cursor)}
      </span>
      <IconButton
        icon={<ChevronRightRegular />}
        label={text('ui.date.nextMonth')}
        disabled={max !== undefined && max <= month.endDate}
        onClick={() => onShow(addMonths(cursor, 1))}
      />
    </div>
  );
}

const useStyles = makeStyles({
  calendar: { width: '308px', maxWidth: '100%' },
  head: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '8px' },
  month: { ...type.section, textAlign: 'center' },
  grid: { width: '100%', tableLayout: 'fixed', borderCollapse: 'collapse' },
  day: {
    ...type.caption,
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground3,
    height: '32px',
    padding: 0,
    textAlign: 'center',
  },
});

/** The six weeks that cover the date's month: always six, so that the layout does not jump. */
export function calendarWeeks(date: LocalDate, startOfWeek: Weekday): LocalDate[][] {
  const first = weekOf(monthOf(date).startDate, startOfWeek).startDate;
  return Array.from({ length: 6 }, (_week, week) =>
    Array.from({ length: 7 }, (_day, day) => addDays(first, week * 7 + day)),
  );
}

/** The first day of the person's week (spec §2, settings). */
function useStartOfWeek(): Weekday {
  const { session } = useHost();
  return session.kind === 'employee' ? session.configuration.startOfWeek : 'MONDAY';
}
