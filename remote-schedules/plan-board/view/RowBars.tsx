import { memo } from 'react';
import type { PlannedDay } from 'shared-contracts';
import { BeachRegular, StarFilled, WarningFilled, type BarColors } from 'shared-ui';
import { fittingLabel, lowBarLabel } from '../../bars/rules/joinBars.ts';
import { failureOn } from '../rules/rowFailures.ts';
import type { PlannedRow } from '../../plan-targets/rules/planTargets.ts';
import type { RowPlan } from '../rules/rowPlan.ts';
import { barPaint, foldLayer } from './barPaint.ts';
import { leftOf } from './boardSizes.ts';
import type { BarWords } from './useBarWords.ts';
import type { DaysInView } from './useDaysInView.ts';
import type { RowClasses } from './useRowClasses.ts';

export interface RowBarsProps {
  readonly row: PlannedRow;
  readonly plan: RowPlan;
  readonly inView: DaysInView;
  readonly words: BarWords;
  readonly colorsOf: (planned: PlannedDay) => BarColors | undefined;
  readonly classes: RowClasses;
}

/** The bars that are seen, each with the days between it and the one before it. */
function barsInView({ bars }: RowPlan, inView: DaysInView) {
  let end = 0;
  return bars
    .filter(({ first, days }) => first < inView.end && first + days.length > inView.first)
    .map((bar, place) => {
      const gap = bar.first - end;
      end = bar.first + bar.days.length;
      return { bar, place, gap };
    });
}

/** Of the type of a bar, and what is left free beside a word. */
const pixelsOfLetter = 9;
/** Days of a bar whose words stay in sight while it scrolls below the names. */
const leastStuck = 3;
/** Without a margin: a day off stands alone in its days. */
const pixelsOfSmallLetter = 7;

/**
 * What is planned for a row: one plain element for each bar, with its own words. What decorates it is
 * painted by its style, and only words that may be too long are clipped: both cost by the hundred.
 */
export const RowBars = memo(function RowBars(props: RowBarsProps) {
  const { row, plan, inView, words, colorsOf, classes } = props;
  const count = plan.days.length;
  return barsInView(plan, inView).map(({ bar: { first, days, planned }, place, gap }) => {
    const { kind } = planned;
    const colors = colorsOf(planned);
    const times = words.times(planned);
    const pixels = days.length * inView.dayWidth;
    const label = fittingLabel(lowBarLabel(days.length / count), pixels, times);
    const name = kind === 'off' ? words.off : words.name(planned);
    const isLong = pixels <= name.length * (kind === 'off' ? pixelsOfSmallLetter : pixelsOfLetter);
    const isShort = label === 'letter' && (kind !== 'off' || isLong);
    const hasTimes = label === 'name-and-times' && kind === 'work';
    const hasPicture = kind === 'holiday' || (kind === 'absence' && isShort);
    const isStuck =
      inView.isWide && days.length >= leastStuck && kind !== 'off' && !isShort && !hasPicture;
    const start = days[0]?.date ?? '';
    const isTemporary = (kind === 'work' || kind === 'off') && planned.isTemporary;
    const isRefused =
      isTemporary &&
      failureOn(row, { startDate: start, endDate: days.at(-1)?.date ?? start }) !== undefined;
    const said = words.describe(row, days);
    const shown = hasTimes ? (
      <>
        <span className={classes.strong}>{name}</span>
        {`\n${times}`}
      </>
    ) : isShort ? (
      Array.from(name)[0]
    ) : (
      name
    );
    return (
      <div
        // What scrolls away leaves its elements to what comes.
        key={place}
        role="gridcell"
        aria-colindex={first + 2}
        aria-colspan={days.length}
        aria-label={said}
        title={said}
        data-bar={first}
        className={[
          classes.bar,
          hasTimes && classes.twoLines,
          label === 'name' && classes.nameAlone,
          isLong && !isShort && !isStuck && classes.long,
          isShort && classes.letter,
          kind === 'off' && classes.off,
          kind === 'absence' && classes.absence,
          kind === 'holiday' && classes.holiday,
          kind === 'not-managed' && classes.notManaged,
          hasPicture && classes.pictured,
          isRefused && classes.marked,
        ]
          .filter(Boolean)
          .join(' ')}
        style={{
          marginLeft: leftOf(gap, count),
          width: leftOf(days.length, count),
          ...(colors
            ? {
                background: barPaint(colors, isTemporary ? (isShort ? 7 : 12) : 0),
                color: colors.text,
                forcedColorAdjust: 'none',
              }
            : isTemporary && { background: foldLayer(12) }),
        }}
      >
        {hasPicture ? (
          kind === 'holiday' ? (
            <StarFilled />
          ) : (
            <BeachRegular />
          )
        ) : isStuck ? (
          <span className={classes.stuck}>{shown}</span>
        ) : (
          shown
        )}
        {isRefused && (
          <span className={classes.mark}>
            <WarningFilled />
          </span>
        )}
      </div>
    );
  });
});
