import type { components } from 'shared-contracts';
import type { NotificationRow } from '../data/notifications.ts';
import { wordNotification, type Reader } from '../rules/wordNotification.ts';

export function presentNotification(
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
