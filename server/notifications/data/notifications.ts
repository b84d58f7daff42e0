import { statement } from '../../database/statement.ts';
import type { KeptWords } from '../rules/notice.ts';

export type NotificationRow = KeptWords & {
  readonly id: number;
  readonly created_at: string;
  readonly time_pair_id: number | null;
  readonly position: string | null;
};

export const countNotifications = statement<{ count: number }, { employeeId: number }>(
  'countNotifications',
  'select count(*) from notification where employee_id = $employeeId and dismissed_at is null',
);

/** Newest first. */
export const readNotifications = statement<
  NotificationRow,
  { employeeId: number; size: number; offset: number }
>(
  'readNotifications',
  `select notification.id, notification.kind, notification.created_at, notification.time_pair_id,
     notification.details, position.description as position
   from notification
   left join assignment on assignment.id = notification.assignment_id
   left join position on position.id = assignment.position_id
   where notification.employee_id = $employeeId and notification.dismissed_at is null
   order by notification.id desc
   limit $size offset $offset`,
);

/** Ignores those of others, and dismissed ones. */
export const dismiss = statement<
  { id: number },
  { employeeId: number; ids: readonly number[]; dismissedAt: Date }
>(
  'dismissNotifications',
  `update notification set dismissed_at = $dismissedAt
   where employee_id = $employeeId and id = any($ids::bigint[]) and dismissed_at is null returning id`,
);

/** Returns the people who were asked to decide. */
export const dismissRequests = statement<
  { employee_id: number },
  { timePairIds: readonly number[]; dismissedAt: Date }
>(
  'dismissRequests',
  `update notification set dismissed_at = $dismissedAt
   where dismissed_at is null and kind = 'DELETION_REQUESTED' and time_pair_id = any($timePairIds::bigint[])
     and employee_id in (
       select managed.manager_id from time_pair pair
       join manager_assignment managed on managed.assignment_id = pair.assignment_id
       where pair.id = any($timePairIds::bigint[]))
   returning employee_id`,
);

export const dismissRejection = statement<
  { id: number },
  { employeeId: number; timePairId: number; at: Date }
>(
  'dismissRejection',
  `update notification set dismissed_at = $at
   where employee_id = $employeeId and dismissed_at is null and kind = 'TIME_REJECTED' and time_pair_id = $timePairId
   returning id`,
);

export const findNotification = statement<{ id: number }, { employeeId: number; id: number }>(
  'findNotification',
  'select id from notification where employee_id = $employeeId and id = $id',
);

export const dismissAll = statement<{ id: number }, { employeeId: number; now: Date }>(
  'dismissAllNotifications',
  `update notification set dismissed_at = $now
   where employee_id = $employeeId and dismissed_at is null returning id`,
);
