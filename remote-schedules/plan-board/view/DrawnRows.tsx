import { memo, useEffect, useId, useState } from 'react';
import type { DateRange, LocalDate, PlannedDay } from 'shared-contracts';
import type { BarColors } from 'shared-ui';
import type { ComingRow } from '../rules/comingDays.ts';
import type { PlanSelection } from '../rules/planSelection.ts';
import { rowPlaces } from '../rules/rowPlaces.ts';
import { rowPlan } from '../rules/rowPlan.ts';
import { BoardRow } from './BoardRow.tsx';
import type { RowActions } from './RowActions.ts';
import type { BoardRows } from './useBoardRows.ts';
import { useBarWords } from './useBarWords.ts';
import { useDaysInView } from './useDaysInView.ts';
import { useRowClasses } from './useRowClasses.ts';
import type { RowsInView } from './useRowsInView.ts';
import { WaitingRow } from './WaitingRow.tsx';

/** Number of rows ahead of the viewport whose page is fetched: a fast scroll finds it loaded. */
const readAhead = 50;

export interface DrawnRowsProps {
  /** The scrolling element; null until mounted. */
  readonly scroller: HTMLElement | null;
  /** First row, from 0; `end` is exclusive. */
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
  /** The row and the day of the keyboard cursor: -1 is the name. */
  readonly cursorRow: number;
  readonly cursorDay: number;
  /** Rows are, or soon will be, in view: their pages must be fetched. */
  readonly onRowsInView: (rows: RowsInView) => void;
}

/** The rows in view, and the one with the keyboard cursor; scrolling only renders new ones. */
export const DrawnRows = memo(function DrawnRows(props: DrawnRowsProps) {
  const { scroller, range, dates, rows, total, selection, coming, onRowsInView } = props;
  const { first, end, cursorRow, cursorDay } = props;
  const inView = useDaysInView(scroller, props.namesWidth, dates.length, total);
  const soon = Math.max(0, first - readAhead);
  const untilSoon = Math.min(total, end + readAhead);
  useEffect(() => onRowsInView({ first: soon, end: untilSoon }), [onRowsInView, soon, untilSoon]);
  const words = useBarWords();
  const classes = useRowClasses();
  const isByDays = selection.mode === 'days';
  const drawn = Array.from({ length: end - first }, (_, index) => first + index);
  if (cursorRow < total && (cursorRow < first || cursorRow >= end)) drawn.push(cursorRow);
  const id = useId();
  const [last] = useState((): { places: ReadonlyMap<number, number> } => ({ places: new Map() }));
  const places = rowPlaces(last.places, drawn);
  useEffect(() => {
    last.places = places;
  });
  const idOf = (index: number) => `${id}${places.get(index)}`;
  const elements = [...places]
    .toSorted(([, one], [, other]) => one - other)
    .map(([index, place]) => {
      const row = rows.rowAt(index);
      if (!row) return <WaitingRow key={place} id={idOf(index)} index={index} classes={classes} />;
      const summary = rows.planOf(row.id);
      const next = coming.get(row.id);
      return (
        <BoardRow
          key={place}
          id={idOf(index)}
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
          classes={classes}
        />
      );
    });
  return (
    <div
      role="rowgroup"
      // Elements keep their place when their rows change; this is the order of people for screen
      // readers.
      aria-owns={drawn
        .toSorted((one, other) => one - other)
        .map(idOf)
        .join(' ')}
      className={classes.rows}
    >
      {elements}
    </div>
  );
});
