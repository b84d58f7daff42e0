import {
  useApi,
  useEmployeeSession,
  useHost,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from 'shared-ui';
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
