import type { DateRange, LocalDate } from 'shared-contracts';
import type { PlannedRow, PlanTargets } from '../../plan-targets/rules/planTargets.ts';
import { isDayChosen, targetsOf, type PlanSelection } from './planSelection.ts';

/**
 * The target days of a schedule dropped on a day of a row: if the day is picked, all picked days;
 * if the row is selected, that day of all selected rows; otherwise that day alone.
 */
export function dropTargets(
  selection: PlanSelection,
  row: PlannedRow,
  date: LocalDate,
  range: DateRange,
): PlanTargets {
  const picked = isDayChosen(selection, row.id, date) ? targetsOf(selection, range) : null;
  if (picked) return picked;
  const isChosen = selection.mode === 'employee' && selection.rows.has(row.id);
  const rows = isChosen ? [...selection.rows.values()] : [row];
  const { startDate, endDate } = range;
  return {
    rows,
    days: new Map(rows.map(({ id }) => [id, [date]] as const)),
    range: { startDate, endDate },
  };
}
