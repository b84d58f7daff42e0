import { useEffect, useId, useMemo, useState, type PointerEvent } from 'react';
import {
  daysBetween,
  daysOf,
  isInRange,
  type DateRange,
  type LocalDate,
  type PlannedDay,
} from 'shared-contracts';
import { makeStyles, media, mergeClasses, tokens, useViewport, type BarColors } from 'shared-ui';
import { isWeekend } from '../../bars/rules/weeks.ts';
import { useText } from '../../messages/useText.ts';
import type { ShownHoliday } from '../rules/boardDays.ts';
import type { ComingRow } from '../rules/comingDays.ts';
import type { BoardCell, CellRectangle } from '../rules/dayRectangle.ts';
import { penDrags, useDragSchedule } from '../../schedule-drag/draggedSchedule.ts';
import { isDayChosen, type PlanSelection } from '../rules/planSelection.ts';
import type { PlannedRow } from '../../plan-targets/rules/planTargets.ts';
import { barOn, rowPlan } from '../rules/rowPlan.ts';
import { BoardHead } from './BoardHead.tsx';
import { BoardRow } from './BoardRow.tsx';
import { DropLayer } from './DropLayer.tsx';
import { leastDayWidth, leftOf, namesWidth as widths, rowHeight } from './boardSizes.ts';
import { FootRow } from './FootRow.tsx';
import { pressedBar, pressedRow } from './pressedPart.ts';
import type { RowActions } from './RowActions.ts';
import { useBoardCursor } from './useBoardCursor.ts';
import type { BoardRows } from './useBoardRows.ts';
import type { Coverage } from './useCoverage.ts';
import { useDayDrag } from './useDayDrag.ts';
import { useDaysInView } from './useDaysInView.ts';
import { useRowsInView, type RowsInView } from './useRowsInView.ts';
import { useTodayColumn } from './useTodayColumn.ts';
import { WaitingRow } from './WaitingRow.tsx';

export interface BoardProps {
  readonly range: DateRange;
  readonly today: LocalDate;
  readonly rows: BoardRows;
  readonly total: number;
  readonly selection: PlanSelection;
  readonly allChosen: boolean | 'mixed';
  readonly onChooseAll: (isChosen: boolean) => void;
  readonly actions: RowActions;
  readonly colorsOf: (planned: PlannedDay) => BarColors | undefined;
  readonly nameOf: (code: string) => string;
  readonly holidays: readonly ShownHoliday[];
  readonly coming: ReadonlyMap<number, ComingRow>;
  readonly coverage: Coverage;
  /** Rows come into view: their pages are to be read. */
  readonly onRowsInView: (rows: RowsInView) => void;
}

/** People downwards, days across; the names and the days stay in sight. */
export function Board(props: BoardProps) {
  const { range, today, rows, total, selection, actions, onRowsInView } = props;
  const text = useText();
  const styles = useStyles();
  const keysId = useId();
  const dragSchedule = useDragSchedule();
  const isDesktop = useViewport() === 'desktop';
  const namesWidth = isDesktop ? widths.desktop : widths.tablet;
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const { startDate, endDate } = range;
  const dates = useMemo(() => daysOf({ startDate, endDate }), [startDate, endDate]);
  const isByDays = selection.mode === 'days';
  const todayIndex = isInRange(today, range) ? daysBetween(startDate, today) : -1;
  const shownRows = useRowsInView({ scroller, rowHeight, count: total });
  const inView = useDaysInView(scroller, namesWidth, dates.length);
  useTodayColumn(scroller, { day: todayIndex, dayCount: dates.length, namesWidth, startDate });
  const { first, end } = shownRows;
  useEffect(() => onRowsInView({ first, end }), [onRowsInView, first, end]);

  function rowsBetween([top, bottom]: CellRectangle['rows']): readonly PlannedRow[] {
    return Array.from({ length: bottom - top + 1 }, (_, index) => rows.rowAt(top + index)).filter(
      (row) => row !== undefined,
    );
  }
  function pick(rectangle: CellRectangle, isChosen: boolean): void {
    const [from, until] = rectangle.days;
    actions.pick(rowsBetween(rectangle.rows), dates.slice(from, until + 1), isChosen);
  }
  function isPicked({ row, day }: BoardCell): boolean {
    const id = rows.rowAt(row)?.id;
    return id !== undefined && isDayChosen(selection, id, dates[day] ?? '');
  }
  function open({ row, day }: BoardCell): void {
    const at = rows.rowAt(row);
    const summary = at && rows.planOf(at.id);
    if (!at) return;
    if (day < 0) {
      const menu = scroller?.querySelector<HTMLElement>('[data-cursor] button');
      if (menu) actions.openMenu(at, menu);
    } else if (summary) {
      const plan = rowPlan(summary, range);
      const bar = barOn(plan, day);
      if (bar) actions.openDetails(plan, bar.days);
    }
  }
  function grab(event: PointerEvent<HTMLElement>): void {
    const cell = actions.drop && !isByDays ? pressedBar(event.target, event.currentTarget) : null;
    const row = cell && rows.rowAt(cell.row);
    const summary = row && rows.planOf(row.id);
    const planned = summary && barOn(rowPlan(summary, range), cell.day)?.planned;
    if (planned?.kind !== 'work') return;
    dragSchedule(event, planned.schedule, props.colorsOf(planned) ?? null);
  }
  const size = { scroller, rowCount: total, dayCount: dates.length, namesWidth };
  const cursor = useBoardCursor({
    ...size,
    rowCount: total + 1,
    firstDay: Math.max(0, todayIndex),
    onPick: isByDays ? (rectangle) => pick(rectangle, true) : null,
    onEnter: open,
    onSpace(cell) {
      const row = rows.rowAt(cell.row);
      if (!row) return;
      if (!isByDays) actions.choose(row, !selection.rows.has(row.id));
      else if (cell.day >= 0) {
        pick({ rows: [cell.row, cell.row], days: [cell.day, cell.day] }, !isPicked(cell));
      }
    },
  });
  const drag = useDayDrag({
    ...size,
    isOn: isByDays,
    onPick(rectangle, from) {
      cursor.placeAt(from);
      pick(rectangle, !isPicked(from));
    },
  });
  const drawn = Array.from({ length: end - first }, (_, index) => first + index);
  const at = cursor.cursor;
  if (at.row < total && (at.row < first || at.row >= end)) drawn.push(at.row);
  const { rectangle } = drag;
  return (
    <div
      ref={setScroller}
      role="grid"
      aria-label={text('board.board')}
      aria-describedby={keysId}
      aria-rowcount={total + 2}
      aria-colcount={dates.length + 1}
      aria-multiselectable="true"
      aria-busy={rows.isChanging}
      tabIndex={-1}
      className={mergeClasses(styles.scroller, isByDays && styles.picking)}
      onKeyDown={cursor.onKeyDown}
      onFocus={({ target }) => {
        const row = pressedRow(target);
        if (row !== null) cursor.placeAt({ row, day: -1 });
      }}
      {...drag.handlers}
      {...penDrags}
      onPointerDown={(event) => {
        drag.handlers.onPointerDown(event);
        grab(event);
      }}
      onClick={(event) => {
        drag.handlers.onClick(event);
        const cell = pressedBar(event.target, event.currentTarget);
        if (!cell || isByDays) return;
        cursor.placeAt(cell);
        open(cell);
      }}
    >
      <div
        role="presentation"
        className={styles.canvas}
        style={{ minWidth: `${namesWidth + dates.length * leastDayWidth(dates.length)}px` }}
      >
        <BoardHead
          dates={dates}
          today={today}
          holidays={props.holidays}
          allChosen={isByDays ? null : props.allChosen}
          onChooseAll={props.onChooseAll}
        />
        <div role="rowgroup" className={styles.body} style={{ height: `${total * rowHeight}px` }}>
          <div role="presentation" className={styles.layer}>
            {dates.map((date, day) => (
              <span
                key={date}
                className={mergeClasses(
                  styles.column,
                  isWeekend(date) && styles.weekend,
                  day === todayIndex && styles.today,
                )}
              />
            ))}
          </div>
          {drawn.map((index) => {
            const row = rows.rowAt(index);
            if (!row) return <WaitingRow key={`waiting ${index}`} index={index} />;
            const summary = rows.planOf(row.id);
            return (
              <BoardRow
                key={row.id}
                index={index}
                row={row}
                plan={summary ? rowPlan(summary, range) : null}
                dates={dates}
                inView={inView}
                colorsOf={props.colorsOf}
                isChosen={!isByDays && selection.rows.has(row.id)}
                isByDays={isByDays}
                chosenDays={selection.days.get(row.id)}
                coming={props.coming.get(row.id)}
                nameOf={props.nameOf}
                actions={actions}
                cursor={at.row === index ? at.day : null}
              />
            );
          })}
          {rectangle && (
            <div role="presentation" className={styles.layer}>
              <div
                className={styles.dragged}
                style={{
                  top: `${rectangle.rows[0] * rowHeight}px`,
                  height: `${(rectangle.rows[1] - rectangle.rows[0] + 1) * rowHeight}px`,
                  left: leftOf(rectangle.days[0], dates.length),
                  width: leftOf(rectangle.days[1] - rectangle.days[0] + 1, dates.length),
                }}
              />
            </div>
          )}
          {actions.drop && (
            <DropLayer
              place={size}
              range={range}
              dates={dates}
              rowAt={rows.rowAt}
              shown={shownRows}
              selection={selection}
              onDrop={actions.drop}
            />
          )}
        </div>
        <span id={keysId} hidden>
          {text('board.keys')}
        </span>
        <FootRow
          coverage={props.coverage}
          dates={dates}
          rowIndex={total + 2}
          cursor={at.row === total ? at.day : null}
        />
      </div>
    </div>
  );
}

const useStyles = makeStyles({
  scroller: {
    flex: '0 1 auto',
    minHeight: '240px',
    overflow: 'auto',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: '12px',
    backgroundColor: tokens.colorNeutralBackground1,
    outlineStyle: 'none',
    overscrollBehavior: 'contain',
    '--names': `${widths.desktop}px`,
    [media.belowDesktop]: { '--names': `${widths.tablet}px` },
  },
  picking: { '& [data-row]': { userSelect: 'none' } },
  canvas: { position: 'relative' },
  body: { position: 'relative' },
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
  dragged: {
    position: 'absolute',
    boxSizing: 'border-box',
    border: `2px solid ${tokens.colorBrandStroke1}`,
    borderRadius: '8px',
    backgroundColor: `color-mix(in srgb, ${tokens.colorBrandBackground2} 60%, transparent)`,
    zIndex: 2,
  },
});
