import { memo } from 'react';
import type { PlannedDay } from 'shared-contracts';
import { BeachRegular, mergeClasses, StarFilled, WarningFilled, type BarColors } from 'shared-ui';
import { fittingLabel, lowBarLabel } from '../../bars/rules/joinBars.ts';
import { failureOn } from '../rules/rowFailures.ts';
import type { PlannedRow } from '../../plan-targets/rules/planTargets.ts';
import type { RowPlan } from '../rules/rowPlan.ts';
import { leftOf } from './boardSizes.ts';
import type { BarWords } from './useBarWords.ts';
import type { DaysInView } from './useDaysInView.ts';
import { useRowStyles } from './useRowStyles.ts';

export interface RowBarsProps {
  readonly row: PlannedRow;
  readonly plan: RowPlan;
  readonly inView: DaysInView;
  readonly words: BarWords;
  readonly colorsOf: (planned: PlannedDay) => BarColors | undefined;
}

/** Of the type of a bar, and what is left free beside a word. */
const pixelsOfLetter = 9;

/**
 * What is planned for a row: one plain element for each bar, with its own words. What decorates it is
 * painted by its style, and only words that may be too long are clipped: both cost by the hundred.
 */
export const RowBars = memo(function RowBars(props: RowBarsProps) {
  const { row, plan, inView, words, colorsOf } = props;
  const styles = useRowStyles();
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
    const isLong = pixels <= name.length * pixelsOfLetter;
    const isShort = label === 'letter' && (kind !== 'off' || isLong);
    const hasTimes = label === 'name-and-times' && kind === 'work';
    const hasPicture = kind === 'holiday' || (kind === 'absence' && isShort);
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
          hasTimes && styles.twoLines,
          label === 'name' && styles.nameAlone,
          isLong && !isShort && styles.long,
          isShort && styles.letter,
          kind === 'off' && styles.off,
          kind === 'absence' && styles.absence,
          kind === 'holiday' && styles.holiday,
          kind === 'not-managed' && styles.notManaged,
          hasPicture && styles.pictured,
          colors?.doubled && styles.doubledEdge,
          isTemporary && kind === 'work' && styles.temporary,
          isShort && styles.smallFold,
        )}
        style={{
          left: leftOf(first, count),
          width: leftOf(days.length, count),
          ...(colors && {
            backgroundColor: colors.fill,
            backgroundImage: `linear-gradient(${colors.edge} 0 0)`,
            color: colors.text,
          }),
        }}
      >
        {hasPicture ? (
          kind === 'holiday' ? (
            <StarFilled />
          ) : (
            <BeachRegular />
          )
        ) : hasTimes ? (
          <>
            <span className={styles.strong}>{name}</span>
            {`\n${times}`}
          </>
        ) : isShort ? (
          Array.from(name)[0]
        ) : (
          name
        )}
        {isTemporary && failureOn(row, { startDate: start, endDate: end }) && (
          <span className={styles.mark}>
            <WarningFilled />
          </span>
        )}
      </div>
    );
  });
});
