import type { PlannedDay } from 'shared-contracts';
import {
  makeStyles,
  mergeClasses,
  palette,
  text as type,
  tokens,
  useUserFormats,
  type BarColors,
} from 'shared-ui';
import type { PlannedAssignment } from '../rules/planDays.ts';
import { useText } from '../../messages/useText.ts';
import { dayTimes } from '../rules/dayTimes.ts';
import { TodaysProgress } from './TodaysProgress.tsx';
import { usePlanText } from './usePlanText.ts';

export interface DayListProps {
  readonly assignments: readonly PlannedAssignment[];
  readonly today: string;
  readonly colorsOf: (planned: PlannedDay) => BarColors | undefined;
  readonly onOpen: (details: PlannedAssignment) => void;
}

/** The week downwards, for phones; today's block is taller and tells its progress and breaks. */
export function DayList({ assignments, today, colorsOf, onOpen }: DayListProps) {
  const text = useText();
  const styles = useStyles();
  const plan = usePlanText();
  const formats = useUserFormats();
  return assignments.map(({ summary, days }) => (
    <section key={summary.assignmentId} aria-label={summary.position.description}>
      {assignments.length > 1 && (
        <h3 className={styles.position}>{summary.position.description}</h3>
      )}
      <ol className={styles.days}>
        {days.map((day) => {
          const { date, planned } = day;
          const isToday = date === today;
          const colors = colorsOf(planned);
          const breaks = planned.kind === 'work' ? (dayTimes(planned.day)?.breaks ?? []) : [];
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
                  isToday && styles.todayBlock,
                  planned.kind === 'holiday' && styles.holiday,
                )}
                style={
                  colors && {
                    backgroundColor: colors.fill,
                    color: colors.text,
                    border: 'none',
                    boxShadow: `inset ${colors.doubled ? 8 : 5}px 0 0 ${colors.edge}`,
                  }
                }
                onClick={() => onOpen({ summary, days: [day] })}
              >
                <span className={styles.line}>
                  <span className={styles.name}>{plan.name(planned)}</span>
                  {planned.kind === 'work' && (
                    <span className={styles.hours}>{formats.hours(day.minutes * 60)}</span>
                  )}
                </span>
                <span className={styles.times}>{plan.times(planned)}</span>
                {isToday && planned.kind === 'work' && (
                  <TodaysProgress
                    day={day}
                    summary={summary}
                    breaks={breaks
                      .map(({ startTime, endTime }) =>
                        text('schedules.breakAt', {
                          range: formats.wallTimeRange(startTime, endTime),
                        }),
                      )
                      .join(' · ')}
                  />
                )}
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  ));
}

const useStyles = makeStyles({
  position: { ...type.section, margin: '8px 0' },
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
  todayBlock: { minHeight: '180px' },
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
