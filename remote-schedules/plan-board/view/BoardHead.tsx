import { memo } from 'react';
import type { LocalDate } from 'shared-contracts';
import {
  makeStyles,
  mergeClasses,
  palette,
  StarFilled,
  text as type,
  tokens,
  useUserFormats,
  highlight,
} from 'shared-ui';
import { RowCheckbox } from 'shared-ui/table';
import { isWeekend } from '../../bars/rules/weeks.ts';
import { useText } from '../../messages/useText.ts';
import type { ShownHoliday } from '../rules/boardDays.ts';
import { useEdgeStyles } from './useEdgeStyles.ts';

export interface BoardHeadProps {
  readonly dates: readonly LocalDate[];
  readonly today: LocalDate;
  readonly holidays: readonly ShownHoliday[];
  /** Null if whole rows cannot be selected. */
  readonly allChosen: boolean | 'mixed' | null;
  readonly onChooseAll: (isChosen: boolean) => void;
}

/** Weekday and number of each day; today is marked, holidays have a star. */
export const BoardHead = memo(function BoardHead(props: BoardHeadProps) {
  const { dates, today, holidays, allChosen, onChooseAll } = props;
  const text = useText();
  const styles = useStyles();
  const edge = useEdgeStyles();
  const formats = useUserFormats();
  const holidayOn = new Map(
    holidays.flatMap(({ name, dates: its }) => its.map((date) => [date, name] as const)),
  );
  const width = dates.length > 7 ? 'narrow' : 'short';
  return (
    <div role="row" aria-rowindex={1} className={mergeClasses(edge.row, styles.head)}>
      <div
        role="columnheader"
        aria-colindex={1}
        className={mergeClasses(edge.corner, styles.corner)}
      >
        {allChosen !== null && (
          <RowCheckbox label={text('board.selectAll')} checked={allChosen} onChange={onChooseAll} />
        )}
        {text('board.person')}
      </div>
      {dates.map((date, index) => {
        const isToday = date === today;
        const holiday = holidayOn.get(date);
        return (
          <div
            key={date}
            role="columnheader"
            aria-colindex={index + 2}
            aria-label={[formats.longDay(date), ...(holiday ? [holiday] : [])].join(', ')}
            aria-current={isToday ? 'date' : undefined}
            title={holiday}
            className={mergeClasses(
              styles.day,
              isWeekend(date) && styles.weekend,
              isToday && styles.today,
            )}
          >
            <span className={styles.weekday}>
              {formats.weekday(date, width)}
              {holiday && <StarFilled className={styles.star} />}
            </span>
            <span className={mergeClasses(styles.number, isToday && styles.todayNumber)}>
              {Number(date.slice(8))}
            </span>
          </div>
        );
      })}
    </div>
  );
});

const useStyles = makeStyles({
  head: {
    top: 0,
    height: '52px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  corner: { paddingLeft: '8px' },
  day: {
    ...type.caption,
    display: 'flex',
    flex: '1 1 0',
    minWidth: 0,
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1px',
    boxSizing: 'border-box',
    color: tokens.colorNeutralForeground3,
  },
  weekend: { backgroundColor: tokens.colorNeutralBackground2 },
  today: {
    ...type.captionStrong,
    color: tokens.colorBrandForeground1,
    backgroundColor: tokens.colorBrandBackground2,
    boxShadow: `inset 0 -2px 0 ${tokens.colorBrandBackground}`,
  },
  weekday: { display: 'inline-flex', alignItems: 'flex-start' },
  star: { fontSize: '10px', color: palette.status.deletion.text },
  number: {
    ...type.bodyStrong,
    ...type.numbers,
    minWidth: '26px',
    textAlign: 'center',
    color: tokens.colorNeutralForeground1,
  },
  todayNumber: {
    borderRadius: tokens.borderRadiusCircular,
    color: tokens.colorNeutralForegroundOnBrand,
    backgroundColor: tokens.colorBrandBackground,
    ...highlight,
  },
});
