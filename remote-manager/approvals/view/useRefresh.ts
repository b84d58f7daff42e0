import { useCallback, useEffect, useRef } from 'react';
import { useBusEvent, useEmployeeSession, useQueryClient } from 'shared-ui';
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
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const changed = useRef(new Set<number>());

  const refreshChanged = useCallback(
    function refreshNow() {
      if (timer.current !== null || changed.current.size === 0) return;
      const isOfTeam = changed.current.delete(managerId);
      for (const id of changed.current) {
        void client.invalidateQueries({ queryKey: entriesKey(id) });
      }
      changed.current.clear();
      void (isOfTeam ? refreshTeam(client) : client.invalidateQueries({ queryKey: peopleKey }));
      timer.current = setTimeout(() => {
        timer.current = null;
        refreshNow();
      }, 1000);
    },
    [client, managerId],
  );

  useEffect(
    () => () => {
      if (timer.current !== null) clearTimeout(timer.current);
      timer.current = null;
    },
    [],
  );
  useBusEvent('time-pairs-changed', ({ employeeIds }) => {
    for (const id of employeeIds) changed.current.add(id);
    refreshChanged();
  });
  return useCallback(() => void client.invalidateQueries({ queryKey: approvalsKey }), [client]);
}
