import { memo, useMemo } from 'react';
import { daysBetween, type DateRange, type LocalDate, type PlannedDay } from 'shared-contracts';
import type { BarColors } from 'shared-ui';
import { barsBeside, comingBars, type ComingRow } from '../rules/comingDays.ts';
import type { PlannedRow } from '../../plan-targets/rules/planTargets.ts';
import type { RowPlan } from '../rules/rowPlan.ts';
import { leftOf, rowHeight } from './boardSizes.ts';
import { ComingBars } from './ComingBars.tsx';
import { CursorCell } from './CursorCell.tsx';
import { RowBars } from './RowBars.tsx';
import { RowName } from './RowName.tsx';
import type { RowActions } from './RowActions.ts';
import type { BarWords } from './useBarWords.ts';
import type { DaysInView } from './useDaysInView.ts';
import type { RowClasses } from './useRowClasses.ts';
import { useRowStyles } from './useRowStyles.ts';

export interface BoardRowProps {
  readonly id: string;
  /** From 0. */
  readonly index: number;
  readonly row: PlannedRow;
  /** Null while loading. */
  readonly plan: RowPlan | null;
  readonly dates: readonly LocalDate[];
  readonly inView: DaysInView;
  readonly hasPicture: boolean;
  /** Shared by all rows, so that a day is formatted once. */
  readonly words: BarWords;
  readonly colorsOf: (planned: PlannedDay) => BarColors | undefined;
  readonly isChosen: boolean;
  readonly actions: RowActions;
  readonly isByDays: boolean;
  /** Undefined if there are none. */
  readonly chosenDays: ReadonlySet<LocalDate> | undefined;
  /** Undefined if there is none. */
  readonly coming: ComingRow | undefined;
  /** Names of the unsaved schedules; other rows do not need them. */
  readonly nameOf: ((code: string) => string) | undefined;
  /** The day with the keyboard cursor; -1: the name, null: another row. */
  readonly cursor: number | null;
  readonly classes: RowClasses;
}

/** An assignment: the person at the left, and the days. Re-renders only what changed. */
export const BoardRow = memo(function BoardRow(props: BoardRowProps) {
  const { index, row, plan, dates, inView, isChosen, isByDays, chosenDays, coming, cursor } = props;
  const { words, classes, nameOf = String } = props;
  const styles = useRowStyles();
  const dayCount = dates.length;
  const startDate = dates[0] ?? '';
  const endDate = dates.at(-1) ?? startDate;
  const range: DateRange = { startDate, endDate };
  const shown = usePlanBeside(plan, coming, range);
  return (
    <div
      id={props.id}
      role="row"
      aria-rowindex={index + 2}
      aria-selected={isChosen}
      data-row={index}
      className={classes.row}
      style={{ top: `${index * rowHeight}px` }}
    >
      <RowName
        row={row}
        isChosen={isChosen}
        isByDays={isByDays}
        isCursor={cursor === -1}
        isSticky={inView.isWide}
        hasPicture={props.hasPicture}
        actions={props.actions}
        classes={classes}
      />
      <div
        role="presentation"
        className={isChosen ? `${classes.days} ${classes.chosenDays}` : classes.days}
      >
        {plan ? (
          <RowBars
            row={row}
            plan={shown ?? plan}
            inView={inView}
            words={words}
            colorsOf={props.colorsOf}
            classes={classes}
          />
        ) : (
          <span className={styles.waiting} />
        )}
        {coming && (
          <ComingBars
            row={row}
            plan={plan}
            coming={coming}
            range={range}
            dayCount={dayCount}
            words={words}
            nameOf={nameOf}
          />
        )}
        {chosenDays && <PickedDays days={chosenDays} dates={dates} />}
        {cursor !== null && cursor >= 0 && (
          <CursorCell
            row={row}
            plan={plan}
            day={cursor}
            dayCount={dayCount}
            range={range}
            isChosen={chosenDays?.has(dates[cursor] ?? '') ?? false}
            coming={coming}
            words={words}
            nameOf={nameOf}
          />
        )}
      </div>
    </div>
  );
});

/** The plan without the bars that unsaved changes replace. */
function usePlanBeside(
  plan: RowPlan | null,
  coming: ComingRow | undefined,
  { startDate, endDate }: DateRange,
) {
  return useMemo(
    () =>
      plan &&
      coming && {
        ...plan,
        bars: barsBeside(plan.bars, comingBars(coming, { startDate, endDate })),
      },
    [plan, coming, startDate, endDate],
  );
}

interface PickedDaysProps {
  readonly days: ReadonlySet<LocalDate>;
  readonly dates: readonly LocalDate[];
}

/** The marks of the selected days. */
function PickedDays({ days, dates }: PickedDaysProps) {
  const styles = useRowStyles();
  const dayCount = dates.length;
  return [...days].map((date) => {
    const day = daysBetween(dates[0] ?? '', date);
    return day < 0 || day >= dayCount ? null : (
      <div
        key={`picked ${date}`}
        className={styles.picked}
        style={{ left: leftOf(day, dayCount), width: leftOf(1, dayCount) }}
      />
    );
  });
}
