import { heldAuthorities } from 'shared-contracts';
import { useEmployeeSession } from 'shared-ui';

/** Whether the manager plans at all (spec §6); of which assignments, the server judges. */
export function useMayAssign(): boolean {
  return heldAuthorities(useEmployeeSession()).has('ASSIGN_WORK_SCHEDULES');
}
