import type { components } from 'shared-contracts';
import type { EmployeeActor } from '../calls/actor.ts';
import type { Handlers } from '../calls/calls.ts';
import { command } from '../calls/commands.ts';
import type { Unit, UnitContext } from '../calls/unitOfWork.ts';
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
export function notificationsDomain(context: UnitContext) {
  const { database } = context;
  const countOf = async (employeeId: number) =>
    (await database.run(countNotifications, { employeeId }))[0]?.count ?? 0;

  /** For the reader's other pages. */
  const tell = (unit: Unit, { id }: EmployeeActor) =>
    unit.tell({ type: 'notifications-changed', employeeIds: [id] });

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
          database.run(readNotifications, { employeeId: path.id, size, offset: query.page * size }),
          countOf(path.id),
        ]);
        const reader = { locale, is24Hour: query.dateTimeFormat !== '12h' };
        const contents = rows.map((row) => presentNotification(row, reader));
        return { status: 200, body: { contents, totalPages: Math.ceil(count / size) } };
      },
      dismissNotification: command(context, async ({ path, employee, now }, unit) => {
        const [own] = await unit.run(findNotification, { employeeId: employee.id, id: path.id });
        requireFound(own);
        await unit.run(dismiss, { employeeId: employee.id, ids: [path.id], dismissedAt: now });
        tell(unit, employee);
        return { status: 204 };
      }),
      dismissNotifications: command(context, async ({ employee, body, now }, unit) => {
        await unit.run(dismiss, { employeeId: employee.id, ids: body, dismissedAt: now });
        tell(unit, employee);
        return { status: 204 };
      }),
      dismissAllNotifications: command(context, async ({ employee, query, now }, unit) => {
        requireSelf(employee, query.employeeId);
        await unit.run(dismissAll, { employeeId: employee.id, now });
        tell(unit, employee);
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
