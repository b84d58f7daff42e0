import { answer, type ApiClient, type components, type Locale } from 'shared-contracts';

export type Notification = components['schemas']['Notification'];

export const notificationKeys = {
  all: ['notifications'] as const,
  count: ['notifications', 'count'] as const,
  list: (locale: Locale, is24Hour: boolean) => ['notifications', 'list', locale, is24Hour] as const,
};

export async function readNotificationCount(
  api: ApiClient,
  sub: number,
  signal: AbortSignal,
): Promise<number> {
  const path = '/api/notifications/{sub}/notification-count';
  return (await answer(api.GET(path, { params: { path: { sub } }, signal }))).count;
}

export interface NotificationsRequest {
  readonly employeeId: number;
  readonly locale: Locale;
  readonly is24Hour: boolean;
  /** Zero-based. */
  readonly page: number;
  readonly signal: AbortSignal;
}

/** A page of notifications, newest first. */
export function readNotifications(api: ApiClient, request: NotificationsRequest) {
  const { employeeId, locale, is24Hour, page, signal } = request;
  return answer(
    api.GET('/api/employees/{id}/notifications', {
      params: {
        path: { id: employeeId },
        query: { lang: locale, dateTimeFormat: is24Hour ? '24h' : '12h', page },
      },
      signal,
    }),
  );
}

export function dismissNotification(api: ApiClient, id: number) {
  return answer(api.PUT('/api/notifications/{id}', { params: { path: { id } } }));
}

export function dismissAllNotifications(api: ApiClient, employeeId: number) {
  return answer(api.POST('/api/notifications/dismiss-all', { params: { query: { employeeId } } }));
}
