import { daysBetween, daysOf, type DateRange } from 'shared-contracts';
import { WarningFilled } from 'shared-ui';
import type { PlannedRow } from '../../plan-targets/rules/planTargets.ts';
import { remarksByFirstDay } from '../../assigning/rules/remarksOn.ts';
import { lowBarLabel } from '../../bars/rules/joinBars.ts';
import { useText } from '../../messages/useText.ts';
import { comingBars, type ComingRow } from '../rules/comingDays.ts';
import type { RowPlan } from '../rules/rowPlan.ts';
import { leftOf } from './boardSizes.ts';
import type { BarWords } from './useBarWords.ts';
import { useRowStyles } from './useRowStyles.ts';

export interface ComingBarsProps {
  readonly row: PlannedRow;
  readonly plan: RowPlan | null;
  readonly coming: ComingRow;
  readonly range: DateRange;
  readonly dayCount: number;
  readonly words: BarWords;
  readonly nameOf: (code: string) => string;
}

/** The unsaved plan over the current one, marked where a remark applies. */
export function ComingBars(props: ComingBarsProps) {
  const { row, plan, coming, range, dayCount, words, nameOf } = props;
  const text = useText();
  const styles = useRowStyles();
  const days = daysOf(range);
  return comingBars(coming, range).map(({ first, length, after }) => {
    const said = words.coming(after, nameOf);
    const label = lowBarLabel(length / dayCount);
    const startDate = days[first] ?? range.startDate;
    const endDate = days[first + length - 1] ?? startDate;
    const remarks = [...remarksByFirstDay(coming, { startDate, endDate })];
    const now = plan ? words.describe(row, plan.days.slice(first, first + length)) : '';
    const next = text('board.coming', { plan: `${said.name} ${said.times}`.trim() });
    return (
      <div
        key={first}
        role="gridcell"
        aria-colindex={first + 2}
        aria-colspan={length}
        aria-label={[now, next, ...remarks.flatMap(([, messages]) => messages)]
          .filter(Boolean)
          .join(', ')}
        className={styles.coming}
        style={{ left: leftOf(first, dayCount), width: leftOf(length, dayCount) }}
      >
        <span className={styles.strong}>
          {label === 'letter' ? Array.from(said.name)[0] : said.name}
        </span>
        {label === 'name-and-times' && (
          // The space is read, as in the label.
          <span className={styles.numbers}>{` ${said.times}`}</span>
        )}
        {remarks.map(([day, messages]) => (
          <span
            key={day}
            aria-hidden="true"
            title={messages.join(' ')}
            className={styles.remark}
            style={{ left: leftOf(daysBetween(startDate, day), length) }}
          >
            <WarningFilled />
          </span>
        ))}
      </div>
    );
  });
}
