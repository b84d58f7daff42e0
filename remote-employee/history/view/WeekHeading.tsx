import { addDays, isInRange, type LocalDate } from 'shared-contracts';
import { makeStyles, text as type, useUserFormats } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import type { HistoryItem } from '../rules/historyItems.ts';

export interface WeekHeadingProps {
  readonly week: Extract<HistoryItem, { kind: 'week' }>;
  readonly today: LocalDate;
}

/** `This week`, `Last week` or its days, and its total. */
export function WeekHeading({ week, today }: WeekHeadingProps) {
  const styles = useStyles();
  const text = useText();
  const formats = useUserFormats();
  const words = isInRange(today, week)
    ? text('history.thisWeek')
    : isInRange(addDays(today, -7), week)
      ? text('history.lastWeek')
      : formats.dateRange(week.startDate, week.endDate);
  return (
    <span className={styles.heading}>
      <span>{words}</span>
      {week.total !== null && <span className={styles.total}>{formats.duration(week.total)}</span>}
    </span>
  );
}

const useStyles = makeStyles({
  heading: {
    ...type.section,
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: '12px',
    padding: '16px 8px 8px',
  },
  total: { ...type.bodyStrong, ...type.numbers },
});
