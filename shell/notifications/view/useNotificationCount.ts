import { useApi, useBusEvent, useEmployeeSession, useQuery, useQueryClient } from 'shared-ui';
import { useStreamBack } from '../../push/view/useStreamBack.ts';
import { notificationCountQuery, notificationKeys } from '../data/notificationQueries.ts';

/**
 * The number of notifications, null until known; updated by push, polled every minute, and read at
 * once on `online`.
 */
export function useNotificationCount(): number | null {
  const api = useApi();
  const { employeeId } = useEmployeeSession();
  const queries = useQueryClient();
  const look = () => {
    for (const queryKey of notificationKeys(api)) void queries.invalidateQueries({ queryKey });
  };
  useBusEvent('notifications-changed', look);
  useStreamBack(look);
  const { data } = useQuery({
    ...notificationCountQuery(api, employeeId),
    refetchInterval: 60_000,
    refetchOnReconnect: 'always',
  });
  return data?.count ?? null;
}
