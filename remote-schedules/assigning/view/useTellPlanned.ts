import { useHost } from 'shared-ui';
import type { PlannedRow } from '../../plan-targets/rules/planTargets.ts';

/** Tells other pages that the plans of these rows changed, by row id. */
export function useTellPlanned(rows: readonly PlannedRow[]): (ids: readonly number[]) => void {
  const { bus } = useHost();
  return (ids) => {
    const planned = new Set(ids);
    const employeeIds = rows.filter(({ id }) => planned.has(id)).map((row) => row.employeeId);
    bus.emit('schedules-changed', { employeeIds: [...new Set(employeeIds)] });
  };
}
