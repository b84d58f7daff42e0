import { memo } from 'react';
import type { LocalDate } from 'shared-contracts';
import { makeStyles, mergeClasses, tokens } from 'shared-ui';
import { isWeekend } from '../../bars/rules/weeks.ts';

export interface DayColumnsProps {
  readonly dates: readonly LocalDate[];
  readonly today: LocalDate;
}

/** The lines between days behind all rows, with weekends and today; rows have none of their own. */
export const DayColumns = memo(function DayColumns({ dates, today }: DayColumnsProps) {
  const styles = useStyles();
  return (
    <div role="presentation" className={styles.layer}>
      {dates.map((date) => (
        <span
          key={date}
          className={mergeClasses(
            styles.column,
            isWeekend(date) && styles.weekend,
            date === today && styles.today,
          )}
        />
      ))}
    </div>
  );
});

const useStyles = makeStyles({
  layer: {
    position: 'absolute',
    top: 0,
    bottom: 0,
    left: 'var(--names)',
    right: 0,
    display: 'flex',
    pointerEvents: 'none',
  },
  column: {
    flex: '1 1 0',
    minWidth: 0,
    boxSizing: 'border-box',
    borderRight: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  weekend: { backgroundColor: tokens.colorNeutralBackground2 },
  today: { backgroundColor: tokens.colorBrandBackground2 },
});
