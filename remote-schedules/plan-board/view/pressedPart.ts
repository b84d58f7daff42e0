import type { BoardCell } from '../rules/dayRectangle.ts';

/** The row whose checkbox or menu has the focus: arrow keys continue from there. */
export function pressedRow(target: HTMLElement): number | null {
  const isPart = target.matches('[data-row] :is(input, button)');
  const row = isPart ? target.closest<HTMLElement>('[data-row]') : null;
  return row && Number(row.dataset['row']);
}

/** The pressed bar, by its row and its first day. */
export function pressedBar(target: EventTarget, grid: HTMLElement): BoardCell | null {
  if (!(target instanceof Element)) return null;
  const bar = target.closest<HTMLElement>('[data-bar]');
  const row = bar?.closest<HTMLElement>('[data-row]');
  if (!bar || !row || !grid.contains(row)) return null;
  return { row: Number(row.dataset['row']), day: Number(bar.dataset['bar']) };
}
