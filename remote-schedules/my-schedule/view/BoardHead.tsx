import { holidayNameOf } from 'shared-contracts';
import {
  makeStyles,
  media,
  mergeClasses,
  StarFilled,
  palette,
  text as type,
  tokens,
  useUserFormats,
  highlight,
} from 'shared-ui';
import type { PlannedAssignment } from '../../bars/rules/planDays.ts';
import { useText } from '../../messages/useText.ts';

export interface BoardHeadProps {
  readonly dates: readonly string[];
  readonly today: string;
  readonly assignments: readonly PlannedAssignment[];
}

/** Weekday and number of each day; today is marked, holidays have a star with their name. */
export function BoardHead({ dates, today, assignments }: BoardHeadProps) {
  const text = useText();
  const styles = useStyles();
  const formats = useUserFormats();
  return (
    <>
      <div className={mergeClasses(styles.head, styles.corner)}>{text('schedules.position')}</div>
      {dates.map((date, index) => {
        const holiday = holidayName(assignments, index);
        const isToday = date === today;
        return (
          <div
            key={date}
            aria-current={isToday ? 'date' : undefined}
            className={mergeClasses(styles.head, styles.day, isToday && styles.today)}
          >
            <span className={styles.weekday}>
              {formats.weekday(date, dates.length > 7 ? 'narrow' : 'short')}
              {holiday && <StarFilled className={styles.star} title={holiday} />}
            </span>
            <span className={mergeClasses(styles.number, isToday && styles.todayNumber)}>
              {Number(date.slice(8))}
            </span>
          </div>
        );
      })}
    </>
  );
}

function holidayName(assignments: readonly PlannedAssignment[], index: number): string | undefined {
  for (const { days } of assignments) {
    const planned = days[index]?.planned;
    const name = planned ? holidayNameOf(planned) : null;
    if (name !== null) return name;
  }
  return undefined;
}

const useStyles = makeStyles({
  head: {
    ...type.caption,
    gridRow: 1,
    color: tokens.colorNeutralForeground3,
    padding: '8px 2px',
  },
  corner: {
    ...type.captionStrong,
    position: 'sticky',
    left: 0,
    zIndex: 2,
    display: 'flex',
    alignItems: 'center',
    padding: '8px 16px',
    [media.phone]: { padding: '8px' },
    borderRight: `1px solid ${tokens.colorNeutralStroke2}`,
    borderTopLeftRadius: '12px',
    backgroundColor: tokens.colorNeutralBackground1,
  },
  day: { display: 'flex', flexDirection: 'column', alignItems: 'center', gap: '2px' },
  weekday: { display: 'inline-flex', alignItems: 'center' },
  star: { fontSize: '10px', color: palette.status.deletion.text },
  number: {
    ...type.bodyStrong,
    minWidth: '28px',
    textAlign: 'center',
    color: tokens.colorNeutralForeground1,
    fontVariantNumeric: 'tabular-nums',
  },
  today: {
    color: tokens.colorBrandForeground1,
    backgroundColor: tokens.colorBrandBackground2,
    boxShadow: `inset 0 -2px 0 ${tokens.colorBrandBackground}`,
  },
  todayNumber: {
    borderRadius: tokens.borderRadiusCircular,
    color: tokens.colorNeutralForegroundOnBrand,
    backgroundColor: tokens.colorBrandBackground,
    ...highlight,
  },
});
