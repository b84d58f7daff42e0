import { heldAuthorities } from 'shared-contracts';
import { useEmployeeSession } from 'shared-ui';

/** Whether the manager can plan at all (spec §6); the server checks the assignments. */
export function useMayAssign(): boolean {
  return heldAuthorities(useEmployeeSession()).has('ASSIGN_WORK_SCHEDULES');
}
