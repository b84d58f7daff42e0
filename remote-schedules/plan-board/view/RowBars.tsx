import { memo } from 'react';
import type { PlannedDay } from 'shared-contracts';
import { BeachRegular, mergeClasses, StarFilled, WarningFilled, type BarColors } from 'shared-ui';
import { fittingLabel, lowBarLabel } from '../../bars/rules/joinBars.ts';
import { failureOn } from '../rules/rowFailures.ts';
import type { PlannedRow } from '../../plan-targets/rules/planTargets.ts';
import type { RowPlan } from '../rules/rowPlan.ts';
import { leftOf } from './boardSizes.ts';
import { useBarWords } from './useBarWords.ts';
import type { DaysInView } from './useDaysInView.ts';
import { useRowStyles } from './useRowStyles.ts';

export interface RowBarsProps {
  readonly row: PlannedRow;
  readonly plan: RowPlan;
  readonly inView: DaysInView;
  readonly colorsOf: (planned: PlannedDay) => BarColors | undefined;
}

/** Of the type of a bar, and what is left free beside a word. */
const pixelsOfLetter = 9;

/** What is planned for a row: plain elements, one for each bar, with their own words. */
export const RowBars = memo(function RowBars({ row, plan, inView, colorsOf }: RowBarsProps) {
  const styles = useRowStyles();
  const words = useBarWords();
  const count = plan.days.length;
  return plan.bars.map((bar) => {
    const { first, days, planned } = bar;
    if (first >= inView.end || first + days.length <= inView.first) return null;
    const { kind } = planned;
    const colors = colorsOf(planned);
    const times = words.times(planned);
    const pixels = days.length * inView.dayWidth;
    const label = fittingLabel(lowBarLabel(days.length / count), pixels, times);
    const name = kind === 'off' ? words.off : words.name(planned);
    const isShort =
      label === 'letter' && !(kind === 'off' && pixels > name.length * pixelsOfLetter);
    const start = days[0]?.date ?? '';
    const end = days.at(-1)?.date ?? start;
    const isTemporary = 'isTemporary' in planned && planned.isTemporary;
    const said = words.describe(row, days);
    return (
      <div
        key={start}
        role="gridcell"
        aria-colindex={first + 2}
        aria-colspan={days.length}
        aria-label={said}
        title={said}
        data-bar={first}
        className={mergeClasses(
          styles.bar,
          label === 'name' && styles.nameAlone,
          isShort && styles.letter,
          kind === 'off' && styles.off,
          kind === 'absence' && styles.absence,
          kind === 'holiday' && styles.holiday,
          kind === 'not-managed' && styles.notManaged,
        )}
        style={{
          left: leftOf(first, count),
          width: leftOf(days.length, count),
          ...(colors ? { backgroundColor: colors.fill, color: colors.text } : {}),
        }}
      >
        {colors && (
          <span
            className={mergeClasses(styles.edge, colors.doubled && styles.edgeDoubled)}
            style={{ backgroundColor: colors.edge }}
          />
        )}
        {kind === 'holiday' ? (
          <StarFilled />
        ) : isShort && kind === 'absence' ? (
          <BeachRegular />
        ) : (
          <span className={styles.strong}>{isShort ? Array.from(name)[0] : name}</span>
        )}{' '}
        {label === 'name-and-times' && kind === 'work' && (
          <span className={styles.numbers}>{times}</span>
        )}
        {kind === 'absence' && <span className={styles.outline} />}
        {isTemporary && kind === 'work' && <span className={styles.fold} />}
        {isTemporary && failureOn(row, { startDate: start, endDate: end }) && (
          <span className={styles.mark}>
            <WarningFilled />
          </span>
        )}
      </div>
    );
  });
});
