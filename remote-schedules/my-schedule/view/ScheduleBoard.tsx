import { daysBetween, daysOf, isInRange, type PlannedDay } from 'shared-contracts';
import {
  Card,
  makeStyles,
  media,
  mergeClasses,
  palette,
  text as type,
  tokens,
  type BarColors,
  useUserFormats,
} from 'shared-ui';
import type { PlannedAssignment } from '../../bars/rules/planDays.ts';
import { useText } from '../../messages/useText.ts';
import { barLabel, joinBars } from '../../bars/rules/joinBars.ts';
import { isWeekend } from '../../bars/rules/weeks.ts';
import type { ShownRange } from '../../bars/rules/shownRange.ts';
import { BoardHead } from './BoardHead.tsx';
import { ScheduleBar } from '../../bars/view/ScheduleBar.tsx';
import { usePlanText } from '../../bars/view/usePlanText.ts';
import { useTodayInView } from '../../bars/view/useTodayInView.ts';

export interface ScheduleBoardProps {
  readonly range: ShownRange;
  readonly assignments: readonly PlannedAssignment[];
  readonly today: string;
  readonly colorsOf: (planned: PlannedDay) => BarColors | undefined;
  readonly onOpen: (details: PlannedAssignment) => void;
}

/**
 * The days across, a row for each assignment; on narrow screens the days scroll under sticky names.
 */
export function ScheduleBoard({ range, assignments, today, colorsOf, onOpen }: ScheduleBoardProps) {
  const text = useText();
  const styles = useStyles();
  const plan = usePlanText();
  const formats = useUserFormats();
  const inView = useTodayInView(`${range.kind} ${range.startDate}`);
  const dates = daysOf(range);
  const columns = `var(--names) repeat(${dates.length}, minmax(0, 1fr))`;
  const todayIndex = isInRange(today, range) ? daysBetween(range.startDate, today) : -1;
  return (
    <Card flush>
      <div
        ref={inView.scroller}
        className={styles.scroll}
        role="region"
        aria-label={text('schedules.board')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard (WCAG 2.1.1)
        tabIndex={0}
      >
        <div
          className={mergeClasses(styles.board, range.kind === 'month' && styles.month)}
          style={{ gridTemplateColumns: columns }}
        >
          <BoardHead dates={dates} today={today} assignments={assignments} />
          {assignments.map(({ summary, days }, row) => (
            <div key={summary.assignmentId} className={styles.row} data-row={summary.assignmentId}>
              <div className={styles.name} style={{ gridRow: row + 2, gridColumn: 1 }}>
                <span className={styles.position}>{summary.position.description}</span>
                <span className={styles.number}>
                  {text('schedules.assignment', { id: summary.assignmentId })}
                </span>
              </div>
              {days.map(({ date, planned }, index) => (
                <div
                  key={date}
                  ref={index === todayIndex ? inView.today : null}
                  className={mergeClasses(
                    styles.cell,
                    isWeekend(date) && styles.weekend,
                    index === todayIndex && styles.today,
                    planned.kind === 'holiday' && styles.holiday,
                  )}
                  style={{ gridRow: row + 2, gridColumn: index + 2 }}
                />
              ))}
              {joinBars(days).map((bar) => {
                const first = bar.days[0]?.date ?? range.startDate;
                const last = bar.days.at(-1)?.date ?? first;
                const when = first === last ? formats.day(first) : formats.dateRange(first, last);
                const words = [plan.name(bar.planned), plan.times(bar.planned)].filter(Boolean);
                return (
                  <div
                    key={first}
                    className={styles.place}
                    style={{
                      gridRow: row + 2,
                      gridColumn: `${bar.first + 2} / span ${bar.days.length}`,
                    }}
                  >
                    <ScheduleBar
                      bar={bar}
                      label={barLabel(bar.days.length / dates.length)}
                      colors={colorsOf(bar.planned)}
                      description={`${when}: ${words.join(' ')}`}
                      onOpen={() => onOpen({ summary, days: bar.days })}
                    />
                  </div>
                );
              })}
            </div>
          ))}
        </div>
      </div>
    </Card>
  );
}

const useStyles = makeStyles({
  scroll: { overflowX: 'auto', borderRadius: '12px' },
  board: {
    display: 'grid',
    minWidth: 'calc(var(--names) + 400px)',
    '--names': '248px',
    '--bar': '75px',
    [media.belowDesktop]: { '--names': '148px' },
    [media.phone]: { '--names': '104px', '--bar': '180px' },
  },
  month: { minWidth: 'calc(var(--names) + 1200px)' },
  row: { display: 'contents' },
  name: {
    position: 'sticky',
    left: 0,
    zIndex: 2,
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    padding: '12px 16px',
    [media.phone]: { padding: '12px 8px' },
    borderRight: `1px solid ${tokens.colorNeutralStroke2}`,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  position: {
    ...type.bodyStrong,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    [media.phone]: { overflowWrap: 'anywhere' },
  },
  number: { ...type.caption, color: tokens.colorNeutralForeground3 },
  cell: {
    minHeight: 'calc(var(--bar) + 24px)',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRight: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  weekend: { backgroundColor: tokens.colorNeutralBackground2 },
  today: { backgroundColor: tokens.colorBrandBackground2 },
  holiday: {
    backgroundImage: `repeating-linear-gradient(135deg, ${palette.status.deletion.tint} 0 5px, transparent 5px 10px)`,
  },
  place: {
    containerType: 'inline-size',
    display: 'flex',
    alignItems: 'center',
    padding: '0 3px',
    minWidth: 0,
    zIndex: 1,
  },
});
