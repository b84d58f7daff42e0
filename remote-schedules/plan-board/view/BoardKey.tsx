import { daysBetween, type LocalDate, type PlannedDay } from 'shared-contracts';
import {
  makeStyles,
  palette,
  text as type,
  tokens,
  useUserFormats,
  type BarColors,
} from 'shared-ui';
import { usePlanText } from '../../bars/view/usePlanText.ts';
import { useText } from '../../messages/useText.ts';
import type { ShownHoliday, ShownSchedule } from '../rules/boardDays.ts';

export interface BoardKeyProps {
  readonly schedules: readonly ShownSchedule[];
  readonly holidays: readonly ShownHoliday[];
  readonly colorsOf: (planned: PlannedDay) => BarColors | undefined;
}

/** The key of the board's colours and signs. */
export function BoardKey({ schedules, holidays, colorsOf }: BoardKeyProps) {
  const text = useText();
  const styles = useStyles();
  const plan = usePlanText();
  const formats = useUserFormats();
  // Two codes can have the same label.
  const named = new Map(
    schedules.map(
      ({ planned, hasManyTimes }) =>
        [
          `${plan.name(planned)} ${hasManyTimes ? '' : plan.times(planned)}`.trim(),
          planned,
        ] as const,
    ),
  );
  function daysOfHoliday(dates: readonly LocalDate[]): string {
    const [first = '', last = first] = [dates[0], dates.at(-1)];
    const isUnbroken = daysBetween(first, last) === dates.length - 1;
    return dates.length > 1 && isUnbroken
      ? formats.dateRange(first, last)
      : dates.map((date) => formats.day(date)).join(', ');
  }
  return (
    <ul aria-label={text('board.key')} className={styles.key}>
      {[...named].slice(0, mostSchedules).map(([words, planned]) => (
        <li key={words} className={styles.item}>
          <span
            className={styles.swatch}
            style={{ backgroundColor: colorsOf(planned)?.fill ?? 'transparent' }}
          />
          {words}
        </li>
      ))}
      <li className={styles.item}>
        <span className={styles.absence} />
        {text('board.key.absence')}
      </li>
      {holidays.map(({ name, dates }) => (
        <li key={name} className={styles.item}>
          <span className={styles.holiday} />
          {text('board.key.holiday', { name, day: daysOfHoliday(dates) })}
        </li>
      ))}
      <li className={styles.item}>
        <span className={styles.temporary} />
        {text('board.key.temporary')}
      </li>
    </ul>
  );
}

/** The number of fills; with more schedules, the bars' own names are clearer than a long list. */
const mostSchedules = 12;

const swatch = {
  flexShrink: 0,
  width: '14px',
  height: '10px',
  borderRadius: '3px',
  forcedColorAdjust: 'none',
} as const;

const useStyles = makeStyles({
  key: {
    ...type.secondary,
    ...type.numbers,
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2px 20px',
    margin: 0,
    padding: '8px 4px 0',
    listStyleType: 'none',
    color: tokens.colorNeutralForeground3,
  },
  item: { display: 'inline-flex', alignItems: 'center', gap: '8px' },
  swatch,
  absence: { ...swatch, border: `1px dashed ${tokens.colorNeutralStrokeAccessible}` },
  holiday: {
    ...swatch,
    border: `1px solid ${palette.status.deletion.text}`,
    backgroundImage: `repeating-linear-gradient(135deg, ${palette.status.deletion.text} 0 2px, transparent 2px 4px)`,
  },
  temporary: {
    ...swatch,
    backgroundImage: `linear-gradient(to bottom left, ${tokens.colorNeutralForeground3} 50%, ${tokens.colorNeutralBackground4} 50%)`,
  },
});
