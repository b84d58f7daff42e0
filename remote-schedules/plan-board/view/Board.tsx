import { useId, useMemo, useState, type PointerEvent } from 'react';
import { daysBetween, daysOf, isInRange, type LocalDate } from 'shared-contracts';
import { makeStyles, media, mergeClasses, tokens, useViewport } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import type { ShownHoliday } from '../rules/boardDays.ts';
import { firstComingDay } from '../rules/comingDays.ts';
import { penDrags, useDragSchedule } from '../../schedule-drag/draggedSchedule.ts';
import { barOn, rowPlan } from '../rules/rowPlan.ts';
import { boardCells } from './boardCells.ts';
import { BoardHead } from './BoardHead.tsx';
import { leastDayWidth, namesWidth as widths, rowHeight } from './boardSizes.ts';
import { DayColumns } from './DayColumns.tsx';
import { DragRectangle } from './DragRectangle.tsx';
import { DrawnRows, type DrawnRowsProps } from './DrawnRows.tsx';
import { DropLayer } from './DropLayer.tsx';
import { FootRow } from './FootRow.tsx';
import { pressedBar, pressedRow } from './pressedPart.ts';
import { useBoardCursor } from './useBoardCursor.ts';
import type { Coverage } from './useCoverage.ts';
import { useDayDrag } from './useDayDrag.ts';
import { useRowsInView } from './useRowsInView.ts';
import { useColumnInView } from './useColumnInView.ts';

type OfRows =
  | 'range'
  | 'rows'
  | 'total'
  | 'selection'
  | 'actions'
  | 'colorsOf'
  | 'nameOf'
  | 'coming'
  | 'onRowsInView';

export interface BoardProps extends Pick<DrawnRowsProps, OfRows> {
  readonly today: LocalDate;
  readonly allChosen: boolean | 'mixed';
  readonly onChooseAll: (isChosen: boolean) => void;
  readonly holidays: readonly ShownHoliday[];
  readonly coverage: Coverage;
}

/** People down, days across; names and days are sticky. */
export function Board(props: BoardProps) {
  const { range, today, rows, total, selection, actions } = props;
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
  const comingDay = useMemo(
    () => firstComingDay(props.coming.values(), { startDate, endDate }),
    [props.coming, startDate, endDate],
  );
  const columns = { dayCount: dates.length, namesWidth, startDate };
  useColumnInView(scroller, { ...columns, day: Math.max(todayIndex, 0) });
  useColumnInView(scroller, { ...columns, day: comingDay });

  const shownRows = useRowsInView({ scroller, rowHeight, count: total });
  const cells = boardCells({ range, dates, rows, selection, actions, scroller });
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
    onPick: isByDays ? (rectangle) => cells.pick(rectangle, true) : null,
    onEnter: cells.open,
    onSpace: cells.toggle,
  });
  const drag = useDayDrag({
    ...size,
    isOn: isByDays,
    onPick(rectangle, from) {
      cells.pick(rectangle, !cells.isPicked(from));
      cursor.continueFrom(from);
    },
  });
  const at = cursor.cursor;
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
        cells.open(cell);
      }}
    >
      <div
        role="presentation"
        className={styles.canvas}
        style={{ minWidth: `${namesWidth + dates.length * leastDayWidth(dates.length, total)}px` }}
      >
        <BoardHead
          dates={dates}
          today={today}
          holidays={props.holidays}
          allChosen={isByDays ? null : props.allChosen}
          onChooseAll={props.onChooseAll}
        />
        <div
          role="presentation"
          className={styles.body}
          style={{ height: `${total * rowHeight}px` }}
        >
          <DayColumns dates={dates} today={today} />
          <DrawnRows
            scroller={scroller}
            first={shownRows.first}
            end={shownRows.end}
            range={range}
            dates={dates}
            namesWidth={namesWidth}
            hasPictures={isDesktop}
            rows={rows}
            total={total}
            selection={selection}
            actions={actions}
            colorsOf={props.colorsOf}
            nameOf={props.nameOf}
            coming={props.coming}
            cursorRow={at.row}
            cursorDay={at.day}
            onRowsInView={props.onRowsInView}
          />
          {drag.rectangle && <DragRectangle rectangle={drag.rectangle} dayCount={dates.length} />}
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
});
