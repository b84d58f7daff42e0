import type { components } from 'shared-contracts';
import type { Handler, Handlers, OperationId } from '../calls/calls.ts';
import { command, ownIdempotency } from '../calls/commands.ts';
import type { ServerContext } from '../calls/serverContext.ts';
import { requireSelf, requireFound } from '../calls/sharedRefusals.ts';
import {
  countNotifications,
  dismiss,
  dismissAll,
  findNotification,
  readNotifications,
  type NotificationRow,
} from './data/notifications.ts';
import { wordNotification, type Reader } from './rules/wordNotification.ts';

const pageSize = 20;

/** A person's own notifications: count, list and dismissal. */
export function notificationsDomain({ database, push }: ServerContext) {
  const countOf = async (employeeId: number) =>
    (await database.run(countNotifications, [employeeId]))[0]?.count ?? 0;

  /** A command of the reader's own; the reader's other pages are notified once it is done. */
  function changing<Id extends OperationId>(work: Parameters<typeof command<Id>>[1]): Handler<Id> {
    const change = command(database, work);
    return ownIdempotency(async (request) => {
      const answer = await change(request);
      push.publish({ type: 'notifications-changed', employeeIds: [request.employee.id] });
      return answer;
    });
  }

  return {
    handlers: {
      getNotificationCount: async ({ path, employee }) => {
        requireSelf(employee, path.sub);
        return { status: 200, body: { count: await countOf(path.sub) } };
      },
      getNotifications: async ({ path, query, employee, locale }) => {
        requireSelf(employee, path.id);
        const size = pageSize;
        const [rows, count] = await Promise.all([
          database.run(readNotifications, [path.id, size, query.page * size]),
          countOf(path.id),
        ]);
        const reader = { locale, is24Hour: query.dateTimeFormat !== '12h' };
        const contents = rows.map((row) => presentNotification(row, reader));
        return { status: 200, body: { contents, totalPages: Math.ceil(count / size) } };
      },
      dismissNotification: changing(async ({ path, employee, now }, transaction) => {
        const [own] = await transaction.run(findNotification, [employee.id, path.id]);
        requireFound(own);
        await transaction.run(dismiss, [employee.id, [path.id], now]);
        return { status: 204 };
      }),
      dismissNotifications: changing(async ({ employee, body, now }, transaction) => {
        await transaction.run(dismiss, [employee.id, body, now]);
        return { status: 204 };
      }),
      dismissAllNotifications: changing(async ({ employee, query, now }, transaction) => {
        requireSelf(employee, query.employeeId);
        await transaction.run(dismissAll, [employee.id, now]);
        return { status: 204 };
      }),
    } satisfies Partial<Handlers>,
  };
}

function presentNotification(
  row: NotificationRow,
  reader: Reader,
): components['schemas']['Notification'] {
  return {
    notificationId: row.id,
    ...wordNotification(row, reader),
    notification_date: row.created_at,
    timePairId: row.time_pair_id,
    reportId: row.kind === 'REPORT_READY' ? row.details.reportId : null,
    linkEnabled: true,
    positionDescription: row.position ?? '',
    type: row.kind,
  };
}
