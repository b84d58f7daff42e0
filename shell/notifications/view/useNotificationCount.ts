import { useApi, useBusEvent, useEmployeeSession, useQuery, useQueryClient } from 'shared-ui';
import { notificationKeys, readNotificationCount } from '../data/notificationQueries.ts';

/** How many notifications wait; follows the push, and looks again every minute without it. */
export function useNotificationCount(): number {
  const api = useApi();
  const { employeeId } = useEmployeeSession();
  const queries = useQueryClient();
  useBusEvent('notifications-changed', () => {
    void queries.invalidateQueries({ queryKey: notificationKeys.all });
  });
  const { data = 0 } = useQuery({
    queryKey: notificationKeys.count,
    queryFn: ({ signal }) => readNotificationCount(api, employeeId, signal),
    refetchInterval: 60_000,
  });
  return data;
}
