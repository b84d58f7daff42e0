import { daysOf, type DateRange } from 'shared-contracts';
import { WarningFilled } from 'shared-ui';
import { remarksOn } from '../../assigning/rules/remarksOn.ts';
import { lowBarLabel } from '../../bars/rules/joinBars.ts';
import { comingBars, type ComingRow } from '../rules/comingDays.ts';
import { leftOf } from './boardSizes.ts';
import type { BarWords } from './useBarWords.ts';
import { useRowStyles } from './useRowStyles.ts';

export interface ComingBarsProps {
  readonly coming: ComingRow;
  readonly range: DateRange;
  readonly dayCount: number;
  readonly words: BarWords;
  readonly nameOf: (code: string) => string;
}

/**
 * What would be planned, over what is, with a mark on days that would be unusual; the words are those of
 * the keyboard's day.
 */
export function ComingBars({ coming, range, dayCount, words, nameOf }: ComingBarsProps) {
  const styles = useRowStyles();
  const days = daysOf(range);
  return comingBars(coming, range).map(({ first, length, after }) => {
    const said = words.coming(after, nameOf);
    const label = lowBarLabel(length / dayCount);
    return (
      <div
        key={first}
        className={styles.coming}
        aria-hidden="true"
        style={{ left: leftOf(first, dayCount), width: leftOf(length, dayCount) }}
      >
        <span className={styles.strong}>
          {label === 'letter' ? said.name.slice(0, 1) : said.name}
        </span>
        {label === 'name-and-times' && <span className={styles.numbers}>{said.times}</span>}
        {days.slice(first, first + length).map((day, index) => {
          const remarks = remarksOn(coming, { startDate: day, endDate: day });
          return (
            remarks.length > 0 && (
              <span
                key={day}
                title={remarks.join(' ')}
                className={styles.remark}
                style={{ right: leftOf(length - 1 - index, length) }}
              >
                <WarningFilled />
              </span>
            )
          );
        })}
      </div>
    );
  });
}
