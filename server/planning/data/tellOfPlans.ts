import type { Unit } from '../../calls/unitOfWork.ts';
import { managersOf } from '../../people/data/managersOf.ts';

/** After the commit, notifies people whose plans have changed, and their managers. */
export async function tellOfPlans(unit: Unit, employeeIds: readonly number[]): Promise<void> {
  const planned = [...new Set(employeeIds)];
  const managers = await managersOf(unit, planned);
  unit.tell({ type: 'schedules-changed', employeeIds: [...planned, ...managers] });
  unit.tell({ type: 'notifications-changed', employeeIds: planned });
}
