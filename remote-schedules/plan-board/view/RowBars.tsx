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

/** The bars in view, each with the days since the previous one. */
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

/** Width of a letter in a bar, and the space around a word. */
const pixelsOfLetter = 9;
/** Minimum days of a bar whose text stays visible while it scrolls under the names. */
const leastStuck = 3;
/** Without margin: a day off is alone in its days. */
const pixelsOfSmallLetter = 7;

/** How much of a bar's text fits, and how the bar is marked. */
function barLook(
  { days, planned }: Pick<RowPlan['bars'][number], 'days' | 'planned'>,
  { row, plan, inView, words }: RowBarsProps,
) {
  const { kind } = planned;
  const count = plan.days.length;
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
  return {
    name,
    times,
    label,
    isLong,
    isShort,
    hasTimes,
    hasPicture,
    isStuck,
    isTemporary,
    isRefused,
  };
}

/**
 * The plan of a row: one plain element per bar, with its own text. Decoration is painted by its
 * style, and only text that may overflow is clipped: both are costly by the hundred.
 */
export const RowBars = memo(function RowBars(props: RowBarsProps) {
  const { row, plan, inView, words, colorsOf, classes } = props;
  const count = plan.days.length;
  return barsInView(plan, inView).map(({ bar: { first, days, planned }, place, gap }) => {
    const { kind } = planned;
    const look = barLook({ days, planned }, props);
    const { name, times, isLong, isShort, hasTimes, hasPicture, isStuck } = look;
    const { isTemporary, isRefused } = look;
    const colors = colorsOf(planned);
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
        // Elements that scroll out are reused for those that scroll in.
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
          look.label === 'name' && classes.nameAlone,
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
