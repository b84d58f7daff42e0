import {
  answer,
  type Api,
  type ApiClient,
  type components,
  type Locale,
  type OperationKey,
} from 'shared-contracts';

export type Notification = components['schemas']['Notification'];

/** Notifications, newest first, in pages. */
export function notificationsQuery(api: Api, id: number, is24Hour: boolean, lang: Locale) {
  const path = { id };
  const query = { lang, dateTimeFormat: is24Hour ? '24h' : '12h' } as const;
  return {
    queryKey: api.query.key(list, { params: { path, query } }, 'pages'),
    queryFn: ({ pageParam: page, signal }: { pageParam: number; signal: AbortSignal }) =>
      answer(api.GET(list, { params: { path, query: { ...query, page } }, signal })),
    initialPageParam: 0,
    getNextPageParam: (
      { totalPages }: components['schemas']['NotificationPage'],
      pages: readonly unknown[],
    ) => (pages.length < totalPages ? pages.length : undefined),
  };
}

/** Keys of the count and the list. */
export function notificationKeys({ query }: Api): readonly OperationKey[] {
  return [query.key('/api/notifications/{sub}/notification-count'), query.key(list)];
}

const list = '/api/employees/{id}/notifications';

export function dismissNotification(api: ApiClient, id: number) {
  return answer(api.PUT('/api/notifications/{id}', { params: { path: { id } } }));
}

export function dismissAllNotifications(api: ApiClient, employeeId: number) {
  return answer(api.POST('/api/notifications/dismiss-all', { params: { query: { employeeId } } }));
}
