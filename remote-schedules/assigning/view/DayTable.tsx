import {
  addDays,
  dayCount,
  type DateRange,
  type WorkSchedule,
  type WorkScheduleDay,
} from 'shared-contracts';
import { makeStyles, text as type, tokens, useUserFormats } from 'shared-ui';
import { useAssignText } from '../messages/useText.ts';
import { weekdayOf } from '../rules/scheduleRhythm.ts';
import { useScheduleLines } from './useScheduleLines.ts';

export interface DayTableProps {
  readonly schedule: WorkSchedule;
  /** The planned days, in ranges that each start with day 1; null if unknown. */
  readonly ranges: readonly DateRange[] | null;
}

/**
 * The days of a schedule in order, before it is assigned (spec §2): weekdays for whole weeks, else
 * the plan's dates until they repeat.
 */
export function DayTable({ schedule, ranges }: DayTableProps) {
  const text = useAssignText();
  const styles = useStyles();
  const formats = useUserFormats();
  const { timesOf, breaksOf } = useScheduleLines();
  const { duration } = schedule;

  function nameOf(dayNumber: number): string {
    if (duration === 1) return text('assign.day.every');
    if (duration % 7 !== 0) return text('assign.day.number', { number: dayNumber });
    const weekday = formats.weekday(weekdayOf(dayNumber));
    const week = Math.ceil(dayNumber / 7);
    return duration === 7 ? weekday : text('assign.day.ofWeek', { weekday, week });
  }

  function datesOf(range: DateRange): Line[] {
    return schedule.days
      .filter(({ dayNumber }) => dayNumber <= dayCount(range))
      .map((day) => ({ day, name: formats.day(addDays(range.startDate, day.dayNumber - 1)) }));
  }

  const hasDates = duration > 1 && duration % 7 !== 0 && ranges !== null;
  const lines: readonly Line[] = hasDates
    ? ranges.flatMap(datesOf)
    : schedule.days.map((day) => ({ day, name: nameOf(day.dayNumber) }));

  return (
    <table
      className={styles.table}
      aria-label={text('assign.dayTable', { name: schedule.externalName })}
    >
      <thead>
        <tr>
          <th className={styles.head}>{text('assign.day')}</th>
          <th className={styles.head}>{text('assign.times')}</th>
          <th className={styles.head}>{text('assign.breaksHead')}</th>
          <th className={styles.headNumber}>{text('assign.work')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ day, name }) => {
          const isOff = day.category === 'OFF' || day.workingMinutes === 0;
          return (
            <tr key={name}>
              <th scope="row" className={styles.cell}>
                {name}
              </th>
              <td className={styles.cell}>{isOff ? text('assign.off') : timesOf(day)}</td>
              <td className={styles.cell}>{isOff ? '–' : breaksOf(day)}</td>
              <td className={styles.number}>
                {isOff ? '–' : formats.hours(day.workingMinutes * 60)}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

interface Line {
  readonly name: string;
  readonly day: WorkScheduleDay;
}

const head = {
  ...type.captionStrong,
  padding: '4px 6px',
  color: tokens.colorNeutralForeground3,
  borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
} as const;

const cell = {
  ...type.secondary,
  ...type.numbers,
  padding: '4px 6px',
  borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
} as const;

const useStyles = makeStyles({
  table: { width: '100%', borderCollapse: 'collapse' },
  head: { ...head, textAlign: 'left' },
  headNumber: { ...head, textAlign: 'right' },
  cell: { ...cell, textAlign: 'left' },
  number: { ...cell, textAlign: 'right', whiteSpace: 'nowrap' },
});
