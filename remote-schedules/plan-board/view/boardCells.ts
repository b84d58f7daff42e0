import type { DateRange, LocalDate } from 'shared-contracts';
import type { PlannedRow } from '../../plan-targets/rules/planTargets.ts';
import type { BoardCell, CellRectangle } from '../rules/dayRectangle.ts';
import { isDayChosen, type PlanSelection } from '../rules/planSelection.ts';
import { barOn, rowPlan } from '../rules/rowPlan.ts';
import type { RowActions } from './RowActions.ts';
import type { BoardRows } from './useBoardRows.ts';

export interface BoardCellsOptions {
  readonly range: DateRange;
  readonly dates: readonly LocalDate[];
  readonly rows: BoardRows;
  readonly selection: PlanSelection;
  readonly actions: RowActions;
  readonly scroller: HTMLElement | null;
}

/** The actions of keys and pointers on the board's cells, by their indices. */
export function boardCells(options: BoardCellsOptions) {
  const { range, dates, rows, selection, actions, scroller } = options;

  function rowsBetween([top, bottom]: CellRectangle['rows']): readonly PlannedRow[] {
    return Array.from({ length: bottom - top + 1 }, (_, index) => rows.rowAt(top + index)).filter(
      (row) => row !== undefined,
    );
  }
  function isPicked({ row, day }: BoardCell): boolean {
    const id = rows.rowAt(row)?.id;
    return id !== undefined && isDayChosen(selection, id, dates[day] ?? '');
  }
  function pick(rectangle: CellRectangle, isChosen: boolean): void {
    const [from, until] = rectangle.days;
    actions.pick(rowsBetween(rectangle.rows), dates.slice(from, until + 1), isChosen);
  }

  return {
    isPicked,
    pick,
    /** Opens a row's menu from its name, or the days of a bar. */
    open({ row, day }: BoardCell): void {
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
    },
    /** Toggles a whole row, or a single day. */
    toggle(cell: BoardCell): void {
      const row = rows.rowAt(cell.row);
      if (!row) return;
      if (selection.mode === 'employee') actions.choose(row, !selection.rows.has(row.id));
      else if (cell.day >= 0) {
        pick({ rows: [cell.row, cell.row], days: [cell.day, cell.day] }, !isPicked(cell));
      }
    },
  };
}
