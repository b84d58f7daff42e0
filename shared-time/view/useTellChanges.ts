import { useApi, useEmployeeSession, useHost, useQueryClient } from 'shared-ui';

/** Notifies every open page that somebody's time changed, or may have. */
export function useTellChanges(employeeId: number): () => void {
  const { query } = useApi();
  const { bus } = useHost();
  const session = useEmployeeSession();
  const queries = useQueryClient();
  return () => {
    bus.emit('time-pairs-changed', { employeeIds: [employeeId] });
    if (session.employeeId === employeeId) bus.emit('active-shift-changed', { employeeId });
    void queries.invalidateQueries({ queryKey: query.key('/api/time-pairs/{id}/corrections') });
  };
}
