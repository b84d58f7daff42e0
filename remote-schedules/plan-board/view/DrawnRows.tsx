import { memo, useEffect } from 'react';
import type { DateRange, LocalDate, PlannedDay } from 'shared-contracts';
import type { BarColors } from 'shared-ui';
import type { ComingRow } from '../rules/comingDays.ts';
import type { PlanSelection } from '../rules/planSelection.ts';
import { rowPlan } from '../rules/rowPlan.ts';
import { BoardRow } from './BoardRow.tsx';
import type { RowActions } from './RowActions.ts';
import type { BoardRows } from './useBoardRows.ts';
import { useBarWords } from './useBarWords.ts';
import { useDaysInView } from './useDaysInView.ts';
import type { RowsInView } from './useRowsInView.ts';
import { WaitingRow } from './WaitingRow.tsx';

export interface DrawnRowsProps {
  /** What scrolls; null until it is there. */
  readonly scroller: HTMLElement | null;
  /** Rows from there until before `end`, from 0. */
  readonly first: number;
  readonly end: number;
  readonly range: DateRange;
  readonly dates: readonly LocalDate[];
  readonly namesWidth: number;
  readonly hasPictures: boolean;
  readonly rows: BoardRows;
  readonly total: number;
  readonly selection: PlanSelection;
  readonly actions: RowActions;
  readonly colorsOf: (planned: PlannedDay) => BarColors | undefined;
  readonly nameOf: (code: string) => string;
  readonly coming: ReadonlyMap<number, ComingRow>;
  /** The row that has the keyboard's place, and its day: -1 is the name. */
  readonly cursorRow: number;
  readonly cursorDay: number;
  /** Rows come into view: their pages are to be read. */
  readonly onRowsInView: (rows: RowsInView) => void;
}

/** The rows in view, and the one that the keyboard is at; scrolling draws nothing but those that come. */
export const DrawnRows = memo(function DrawnRows(props: DrawnRowsProps) {
  const { scroller, range, dates, rows, total, selection, coming, onRowsInView } = props;
  const { first, end, cursorRow, cursorDay } = props;
  const inView = useDaysInView(scroller, props.namesWidth, dates.length);
  useEffect(() => onRowsInView({ first, end }), [onRowsInView, first, end]);
  const words = useBarWords();
  const isByDays = selection.mode === 'days';
  const drawn = Array.from({ length: end - first }, (_, index) => first + index);
  if (cursorRow < total && (cursorRow < first || cursorRow >= end)) drawn.push(cursorRow);
  return drawn.map((index) => {
    const row = rows.rowAt(index);
    if (!row) return <WaitingRow key={`waiting ${index}`} index={index} />;
    const summary = rows.planOf(row.id);
    const next = coming.get(row.id);
    return (
      <BoardRow
        key={row.id}
        index={index}
        row={row}
        plan={summary ? rowPlan(summary, range) : null}
        dates={dates}
        inView={inView}
        hasPicture={props.hasPictures}
        words={words}
        colorsOf={props.colorsOf}
        isChosen={!isByDays && selection.rows.has(row.id)}
        isByDays={isByDays}
        chosenDays={selection.days.get(row.id)}
        coming={next}
        nameOf={next && props.nameOf}
        actions={props.actions}
        cursor={cursorRow === index ? cursorDay : null}
      />
    );
  });
});
