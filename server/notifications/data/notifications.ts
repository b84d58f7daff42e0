import { statement } from '../../database/statement.ts';
import type { KeptWords } from '../rules/notice.ts';

export type NotificationRow = KeptWords & {
  readonly id: number;
  readonly created_at: string;
  readonly time_pair_id: number | null;
  readonly position: string | null;
};

/** Value: employee. */
export const countNotifications = statement<{ count: number }>(
  'countNotifications',
  'select count(*) from notification where employee_id = $1 and dismissed_at is null',
);

/** Values: employee, limit, offset. Newest first. */
export const readNotifications = statement<NotificationRow>(
  'readNotifications',
  `select notification.id, notification.kind, notification.created_at, notification.time_pair_id,
     notification.details, position.description as position
   from notification
   left join assignment on assignment.id = notification.assignment_id
   left join position on position.id = assignment.position_id
   where notification.employee_id = $1 and notification.dismissed_at is null
   order by notification.id desc
   limit $2 offset $3`,
);

/** Values: employee, notifications, now. Ignores those of others, and dismissed ones. */
export const dismiss = statement<{ id: number }>(
  'dismissNotifications',
  `update notification set dismissed_at = $3
   where employee_id = $1 and id = any($2::bigint[]) and dismissed_at is null returning id`,
);

/** Values: entries whose deletion was decided, now. Returns the people who were asked to decide. */
export const dismissRequests = statement<{ employee_id: number }>(
  'dismissRequests',
  `update notification set dismissed_at = $2
   where dismissed_at is null and kind = 'DELETION_REQUESTED' and time_pair_id = any($1::bigint[])
     and employee_id in (
       select managed.manager_id from time_pair pair
       join manager_assignment managed on managed.assignment_id = pair.assignment_id
       where pair.id = any($1::bigint[]))
   returning employee_id`,
);

/** Values: employee, entry that was rejected and has changed since, now. */
export const dismissRejection = statement<{ id: number }>(
  'dismissRejection',
  `update notification set dismissed_at = $3
   where employee_id = $1 and dismissed_at is null and kind = 'TIME_REJECTED' and time_pair_id = $2
   returning id`,
);

/** Values: employee, notification. */
export const findNotification = statement<{ id: number }>(
  'findNotification',
  'select id from notification where employee_id = $1 and id = $2',
);

/** Values: employee, now. */
export const dismissAll = statement<{ id: number }>(
  'dismissAllNotifications',
  `update notification set dismissed_at = $2
   where employee_id = $1 and dismissed_at is null returning id`,
);
