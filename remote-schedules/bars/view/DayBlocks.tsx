import type { ReactNode } from 'react';
import type { LocalDate, PlannedDay } from 'shared-contracts';
import {
  makeStyles,
  mergeClasses,
  palette,
  text as type,
  tokens,
  useUserFormats,
  type BarColors,
  highlight,
} from 'shared-ui';
import type { DatedPlan } from '../rules/planDays.ts';
import { usePlanText } from './usePlanText.ts';

export interface DayBlocksProps {
  readonly days: readonly DatedPlan[];
  readonly today: LocalDate;
  readonly colorsOf: (planned: PlannedDay) => BarColors | undefined;
  readonly onOpen: (day: DatedPlan) => void;
  /** At the bottom of a day's block, which is then taller; null: nothing. */
  readonly below?: (day: DatedPlan) => ReactNode;
}

/** The days from top to bottom, each with its block. */
export function DayBlocks({ days, today, colorsOf, onOpen, below }: DayBlocksProps) {
  const styles = useStyles();
  const plan = usePlanText();
  const formats = useUserFormats();
  return (
    <ol className={styles.days}>
      {days.map((day) => {
        const { date, planned } = day;
        const isToday = date === today;
        const colors = colorsOf(planned);
        return (
          <li key={date} className={styles.day} aria-current={isToday ? 'date' : undefined}>
            <span className={mergeClasses(styles.date, isToday && styles.todayDate)}>
              <span className={styles.weekday}>{formats.weekday(date, 'short')}</span>
              <span className={mergeClasses(styles.number, isToday && styles.todayNumber)}>
                {Number(date.slice(8))}
              </span>
            </span>
            <button
              type="button"
              className={mergeClasses(
                styles.block,
                isToday && below && styles.tall,
                planned.kind === 'holiday' && styles.holiday,
              )}
              style={
                colors && {
                  backgroundColor: colors.fill,
                  color: colors.text,
                  border: 'none',
                  boxShadow: `inset ${colors.doubled ? 8 : 5}px 0 0 ${colors.edge}`,
                  forcedColorAdjust: 'none',
                }
              }
              onClick={() => onOpen(day)}
            >
              <span className={styles.line}>
                <span className={styles.name}>{plan.name(planned)}</span>
                {planned.kind === 'work' && (
                  <span className={styles.hours}>{formats.hours(day.minutes * 60)}</span>
                )}
              </span>
              <span className={styles.times}>
                {planned.kind === 'work' && planned.holidayName !== null
                  ? `${plan.times(planned)} · ${planned.holidayName}`
                  : plan.times(planned)}
              </span>
              {below?.(day)}
            </button>
          </li>
        );
      })}
    </ol>
  );
}

const useStyles = makeStyles({
  days: {
    display: 'flex',
    flexDirection: 'column',
    gap: '6px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  day: { display: 'flex', alignItems: 'stretch', gap: '12px' },
  date: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    flex: '0 0 44px',
    paddingTop: '8px',
  },
  todayDate: { color: tokens.colorBrandForeground1, fontWeight: tokens.fontWeightSemibold },
  weekday: type.caption,
  number: {
    ...type.section,
    fontSize: '18px',
    minWidth: '36px',
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
  },
  todayNumber: {
    lineHeight: '36px',
    borderRadius: tokens.borderRadiusCircular,
    color: tokens.colorNeutralForegroundOnBrand,
    backgroundColor: tokens.colorBrandBackground,
    ...highlight,
  },
  block: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    flexGrow: 1,
    minWidth: 0,
    minHeight: '75px',
    padding: '8px 14px 8px 18px',
    border: `1px dashed ${tokens.colorNeutralStroke1}`,
    borderRadius: '10px',
    fontFamily: 'inherit',
    textAlign: 'left',
    color: tokens.colorNeutralForeground3,
    backgroundColor: 'transparent',
  },
  tall: { minHeight: '180px' },
  holiday: {
    color: palette.status.deletion.text,
    backgroundColor: palette.status.deletion.tint,
  },
  line: { display: 'flex', alignItems: 'baseline', gap: '8px' },
  name: type.rowFirst,
  hours: { ...type.body, marginLeft: 'auto', whiteSpace: 'nowrap' },
  times: {
    fontSize: '16px',
    lineHeight: tokens.lineHeightBase400,
    fontVariantNumeric: 'tabular-nums',
  },
});
