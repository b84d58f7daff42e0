import {
  useApi,
  useEmployeeSession,
  useHost,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
  useBusEvent,
  useQuery,
} from 'shared-ui';
import { useStreamBack } from '../../push/view/useStreamBack.ts';
import {
  dismissAllNotifications,
  dismissNotification,
  notificationKeys,
  notificationsQuery,
} from '../data/notificationQueries.ts';

/** The list as far as it was scrolled, and the mutations that dismiss notifications. */
export function useNotifications(isOpen: boolean) {
  const api = useApi();
  const { locale } = useHost();
  const queries = useQueryClient();
  const { employeeId, configuration } = useEmployeeSession();
  const is24Hour = configuration.is24HourDateTime;
  const list = useInfiniteQuery({
    ...notificationsQuery(api, employeeId, is24Hour, locale),
    enabled: isOpen,
  });
  const onSettled = () =>
    Promise.all(notificationKeys(api).map((queryKey) => queries.invalidateQueries({ queryKey })));
  const dismiss = useMutation({
    mutationFn: (id: number) => dismissNotification(api, id),
    onSettled,
  });
  const dismissAll = useMutation({
    mutationFn: () => dismissAllNotifications(api, employeeId),
    onSettled,
  });
  return {
    list,
    notifications: list.data?.pages.flatMap(({ contents }) => contents) ?? [],
    dismiss,
    dismissAll,
  };
}

/**
 * The number of notifications, null until known; updated by push, polled every minute without it,
 * and read at once on `online`.
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
    ...api.query.GET('/api/notifications/{sub}/notification-count', {
      params: { path: { sub: employeeId } },
    }),
    refetchInterval: 60_000,
    refetchOnReconnect: 'always',
  });
  return data?.count ?? null;
}
