/** A day of a row, by indices on the board from 0. */
export interface BoardCell {
  readonly row: number;
  readonly day: number;
}

/** Rows and days between two corners, inclusive. */
export interface CellRectangle {
  readonly rows: readonly [first: number, last: number];
  readonly days: readonly [first: number, last: number];
}

export function rectangleOf(from: BoardCell, to: BoardCell): CellRectangle {
  return {
    rows: [Math.min(from.row, to.row), Math.max(from.row, to.row)],
    days: [Math.min(from.day, to.day), Math.max(from.day, to.day)],
  };
}

/**
 * The cell an arrow key moves to; `day` -1 is the name at the start of the row. Null for other
 * keys.
 */
export function cellAfterKey(
  key: string,
  { row, day }: BoardCell,
  { rowCount, dayCount, pageRows }: { rowCount: number; dayCount: number; pageRows: number },
): BoardCell | null {
  const at = (nextRow: number, nextDay: number) => ({
    row: Math.min(Math.max(nextRow, 0), rowCount - 1),
    day: Math.min(Math.max(nextDay, -1), dayCount - 1),
  });
  switch (key) {
    case 'ArrowUp':
      return at(row - 1, day);
    case 'ArrowDown':
      return at(row + 1, day);
    case 'ArrowLeft':
      return at(row, day - 1);
    case 'ArrowRight':
      return at(row, day + 1);
    case 'Home':
      return at(row, -1);
    case 'End':
      return at(row, dayCount - 1);
    case 'PageUp':
      return at(row - pageRows, day);
    case 'PageDown':
      return at(row + pageRows, day);
    default:
      return null;
  }
}
