import type { BoardCell } from '../rules/dayRectangle.ts';
import { footHeight, headHeight, rowHeight } from './boardSizes.ts';

/** The board's geometry on the screen. */
export interface BoardPlace {
  readonly scroller: HTMLElement | null;
  readonly rowCount: number;
  readonly dayCount: number;
  readonly namesWidth: number;
}

/** CSS pixels of the window. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Pixels until a press becomes a drag. */
export const slack = 6;

/** Pixels from the edge at which a drag scrolls the board, and pixels per frame. */
const edge = 24;
const pace = 14;

/** The day at the point, or the nearest one. */
export function cellNear(place: BoardPlace, point: Point): BoardCell | null {
  const { rowCount, dayCount } = place;
  const cell = rawCell(place, point);
  return (
    cell && {
      row: Math.min(Math.max(cell.row, 0), rowCount - 1),
      day: Math.min(Math.max(cell.day, 0), dayCount - 1),
    }
  );
}

/** The visible day at the point; null over names, head and foot, and outside the board. */
export function cellUnder(place: BoardPlace, point: Point): BoardCell | null {
  const days = daysBox(place);
  const cell = rawCell(place, point);
  const isSeen = days && cell && isWithin(point, days);
  return isSeen && cell.row < place.rowCount && cell.day < place.dayCount ? cell : null;
}

/**
 * Scrolls the board while the point is near the edge of its days; with `isInside` only from inside.
 */
export function scrollAtEdge(place: BoardPlace, point: Point, isInside: boolean): void {
  const { scroller } = place;
  const days = daysBox(place);
  if (!scroller || !days) return;
  if (isInside && !isWithin(point, scroller.getBoundingClientRect())) return;
  const down = paceAt(point.y, days.top, days.bottom);
  const right = paceAt(point.x, days.left, days.right);
  if (down !== 0 || right !== 0) scroller.scrollBy(right, down);
}

function paceAt(at: number, first: number, last: number): number {
  if (at > last - edge) return pace;
  return at < first + edge ? -pace : 0;
}

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

function daysBox({ scroller, namesWidth }: BoardPlace): Box | null {
  if (!scroller) return null;
  const { left, right, top, bottom } = scroller.getBoundingClientRect();
  return { left: left + namesWidth, right, top: top + headHeight, bottom: bottom - footHeight };
}

function isWithin({ x, y }: Point, { left, right, top, bottom }: Box): boolean {
  return left <= x && x < right && top <= y && y < bottom;
}

function rawCell({ scroller, dayCount, namesWidth }: BoardPlace, { x, y }: Point) {
  if (!scroller) return null;
  const box = scroller.getBoundingClientRect();
  const width = (scroller.scrollWidth - namesWidth) / dayCount;
  return {
    day: Math.floor((x - box.left + scroller.scrollLeft - namesWidth) / width),
    row: Math.floor((y - box.top + scroller.scrollTop - headHeight) / rowHeight),
  };
}
