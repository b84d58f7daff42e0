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
  readNotifications,
} from '../data/notificationQueries.ts';

/** The list as far as it was scrolled, and what takes notifications off it. */
export function useNotifications(isOpen: boolean) {
  const api = useApi();
  const { locale } = useHost();
  const queries = useQueryClient();
  const { employeeId, configuration } = useEmployeeSession();
  const is24Hour = configuration.is24HourDateTime;
  const list = useInfiniteQuery({
    queryKey: notificationKeys.list(locale, is24Hour),
    enabled: isOpen,
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) =>
      readNotifications(api, { employeeId, locale, is24Hour, page: pageParam, signal }),
    getNextPageParam: ({ totalPages }, pages) =>
      pages.length < totalPages ? pages.length : undefined,
  });
  const onSettled = () => queries.invalidateQueries({ queryKey: notificationKeys.all });
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
