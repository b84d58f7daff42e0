import { useMemo, useState, type FocusEvent, type MouseEvent, type PointerEvent } from 'react';
import { daysBetween, daysOf, isInRange } from 'shared-contracts';
import { useViewport } from 'shared-ui';
import { penDrags, useDragSchedule } from '../../schedule-drag/draggedSchedule.ts';
import { firstComingDay } from '../rules/comingDays.ts';
import { barOn, rowPlan } from '../rules/rowPlan.ts';
import { boardCells } from './boardCells.ts';
import type { BoardProps } from './BoardProps.ts';
import { namesWidth as widths, rowHeight } from './boardSizes.ts';
import { pressedBar, pressedRow } from './pressedPart.ts';
import { useBoardCursor } from './useBoardCursor.ts';
import { useColumnInView } from './useColumnInView.ts';
import { useDayDrag } from './useDayDrag.ts';
import { useRowsInView } from './useRowsInView.ts';

/** The columns and rows in view, the keyboard cursor, and what is dragged over the board. */
export function useBoardGrid(props: BoardProps) {
  const { range, today, rows, total, selection, actions } = props;
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
  return {
    ...{ scroller, setScroller, size, dates, shownRows, namesWidth, isDesktop, isByDays },
    cursor: cursor.cursor,
    /** The days that are being dragged over; null without a drag. */
    rectangle: drag.rectangle,
    handlers: {
      ...drag.handlers,
      ...penDrags,
      onKeyDown: cursor.onKeyDown,
      onFocus({ target }: FocusEvent<HTMLElement>): void {
        const row = pressedRow(target);
        if (row !== null) cursor.placeAt({ row, day: -1 });
      },
      onPointerDown(event: PointerEvent<HTMLElement>): void {
        drag.handlers.onPointerDown(event);
        grab(event);
      },
      onClick(event: MouseEvent<HTMLElement>): void {
        drag.handlers.onClick(event);
        const cell = pressedBar(event.target, event.currentTarget);
        if (!cell || isByDays) return;
        cursor.placeAt(cell);
        cells.open(cell);
      },
    },
  };
}

export type BoardGrid = ReturnType<typeof useBoardGrid>;
