import { useCallback, useRef } from 'react';
import { useApi, useAtMostEvery, useBusEvent, useEmployeeSession, useQueryClient } from 'shared-ui';
import { approvalsKeys, entriesKeys, peopleKeys } from '../data/approvalsQuery.ts';
import { invalidate, refreshTeam } from '../data/refreshTeam.ts';

/**
 * Refetches what changed time pairs may have affected: at once, then at most once a second, so that
 * a whole site clocking in does not refetch the list with each punch. Changes of the team's time
 * are pushed under the manager's own id. The returned function refetches everything.
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
