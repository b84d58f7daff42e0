import {
  answer,
  numberedPages,
  type Api,
  type ApiClient,
  type components,
  type Locale,
  type OperationKey,
  type PageRequest,
} from 'shared-contracts';

export type Notification = components['schemas']['Notification'];

/** Notifications, newest first, in pages. */
export function notificationsQuery(api: Api, id: number, is24Hour: boolean, lang: Locale) {
  const path = { id };
  const query = { lang, dateTimeFormat: is24Hour ? '24h' : '12h' } as const;
  return {
    queryKey: api.query.key(list, { params: { path, query } }, 'pages'),
    queryFn: ({ pageParam: page, signal }: PageRequest) =>
      answer(api.GET(list, { params: { path, query: { ...query, page } }, signal })),
    ...numberedPages,
  };
}

/** How many notifications were not dismissed. */
export function notificationCountQuery({ query }: Api, employeeId: number) {
  return query.GET(count, { params: { path: { sub: employeeId } } });
}

/** Keys of the count and the list. */
export function notificationKeys({ query }: Api): readonly OperationKey[] {
  return [query.key(count), query.key(list)];
}

const list = '/api/employees/{id}/notifications';
const count = '/api/notifications/{sub}/notification-count';

export function dismissNotification(api: ApiClient, id: number) {
  return answer(api.PUT('/api/notifications/{id}', { params: { path: { id } } }));
}

export function dismissAllNotifications(api: ApiClient, employeeId: number) {
  return answer(api.POST('/api/notifications/dismiss-all', { params: { query: { employeeId } } }));
}
