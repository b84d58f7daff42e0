import { limits } from 'shared-contracts';
import { runIn } from '../database/statement.ts';
import type { Handler, Handlers, OperationId } from '../http/calls.ts';
import { command, ownIdempotency } from '../http/commands.ts';
import { Refusal } from '../http/refusal.ts';
import type { ServerContext } from '../http/serverContext.ts';
import { requireSelf } from '../people/routes/requireSelf.ts';
import {
  countNotifications,
  dismiss,
  dismissAll,
  findNotification,
  readNotifications,
} from './data/notifications.ts';
import { presentNotification } from './routes/presentNotification.ts';

/** The own notifications: how many, which, and away with them. */
export function notificationHandlers({ database, push }: ServerContext) {
  const countOf = async (employeeId: number) =>
    (await database.run(countNotifications, [employeeId]))[0]?.count ?? 0;

  /** A command of the reader's own, told to the reader's other pages once it is done. */
  function changing<Id extends OperationId>(work: Parameters<typeof command<Id>>[1]): Handler<Id> {
    const change = command(database, work);
    return ownIdempotency(async (request) => {
      const answer = await change(request);
      push.publish({ type: 'notifications-changed', employeeIds: [request.employee.id] });
      return answer;
    });
  }

  return {
    getNotificationCount: async ({ path, employee }) => {
      requireSelf(employee, path.sub);
      return { status: 200, body: { count: await countOf(path.sub) } };
    },
    getNotifications: async ({ path, query, employee, locale }) => {
      requireSelf(employee, path.id);
      const size = limits.notificationsPageSize;
      const [rows, count] = await Promise.all([
        database.run(readNotifications, [path.id, size, query.page * size]),
        countOf(path.id),
      ]);
      const reader = { locale, is24Hour: query.dateTimeFormat !== '12h' };
      const contents = rows.map((row) => presentNotification(row, reader));
      return { status: 200, body: { contents, totalPages: Math.ceil(count / size) } };
    },
    dismissNotification: changing(async ({ path, employee, now }, transaction) => {
      const [own] = await runIn(transaction, findNotification, [employee.id, path.id]);
      if (own === undefined) throw new Refusal('NOT_FOUND');
      await runIn(transaction, dismiss, [employee.id, [path.id], now]);
      return { status: 204 };
    }),
    dismissNotifications: changing(async ({ employee, body, now }, transaction) => {
      await runIn(transaction, dismiss, [employee.id, body, now]);
      return { status: 204 };
    }),
    dismissAllNotifications: changing(async ({ employee, query, now }, transaction) => {
      requireSelf(employee, query.employeeId);
      await runIn(transaction, dismissAll, [employee.id, now]);
      return { status: 204 };
    }),
  } satisfies Partial<Handlers>;
}
