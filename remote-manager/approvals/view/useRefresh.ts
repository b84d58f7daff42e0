import { useCallback, useRef } from 'react';
import { useApi, useAtMostEvery, useBusEvent, useEmployeeSession, useQueryClient } from 'shared-ui';
import { approvalsKeys, entriesKeys, peopleKeys } from '../data/approvalsQuery.ts';
import { invalidate, refreshTeam } from '../data/refreshTeam.ts';

/**
 * Reads again what time pairs that changed anywhere may have changed: at once, then at most once a
 * second, so that a whole site clocking in does not ask for the list with each punch. The server
 * tells a manager of the team's time by the manager's own id. The function reads everything again.
 */
export function useRefresh(): () => void {
  const api = useApi();
  const client = useQueryClient();
  const { employeeId: managerId } = useEmployeeSession();
  const changed = useRef(new Set<number>());
  const refreshChanged = useAtMostEvery(1000, () => {
    const isOfTeam = changed.current.delete(managerId);
    for (const id of changed.current) {
      void invalidate(client, entriesKeys(api, id));
    }
    changed.current.clear();
    void (isOfTeam ? refreshTeam(api, client) : invalidate(client, peopleKeys(api)));
  });
  useBusEvent('time-pairs-changed', ({ employeeIds }) => {
    for (const id of employeeIds) changed.current.add(id);
    refreshChanged();
  });
  return useCallback(() => void invalidate(client, approvalsKeys(api)), [api, client]);
}
