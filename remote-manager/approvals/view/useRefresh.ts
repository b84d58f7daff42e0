import { useCallback, useRef } from 'react';
import { useAtMostEvery, useBusEvent, useEmployeeSession, useQueryClient } from 'shared-ui';
import { approvalsKey, entriesKey, peopleKey } from '../data/approvalsQuery.ts';
import { refreshTeam } from '../data/refreshTeam.ts';

/**
 * Reads again what time pairs that changed anywhere may have changed: at once, then at most once a
 * second, so that a whole site clocking in does not ask for the list with each punch. The server
 * tells a manager of the team's time by the manager's own id. The function reads everything again.
 */
export function useRefresh(): () => void {
  const client = useQueryClient();
  const { employeeId: managerId } = useEmployeeSession();
  const changed = useRef(new Set<number>());
  const refreshChanged = useAtMostEvery(1000, () => {
    const isOfTeam = changed.current.delete(managerId);
    for (const id of changed.current) {
      void client.invalidateQueries({ queryKey: entriesKey(id) });
    }
    changed.current.clear();
    void (isOfTeam ? refreshTeam(client) : client.invalidateQueries({ queryKey: peopleKey }));
  });
  useBusEvent('time-pairs-changed', ({ employeeIds }) => {
    for (const id of employeeIds) changed.current.add(id);
    refreshChanged();
  });
  return useCallback(() => void client.invalidateQueries({ queryKey: approvalsKey }), [client]);
}
