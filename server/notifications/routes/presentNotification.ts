import type { components } from 'shared-contracts';
import type { NotificationRow } from '../data/notifications.ts';
import { wordNotification, type Reader } from '../rules/wordNotification.ts';

export function presentNotification(
  { id, kind, created_at: createdAt, time_pair_id: timePairId, details, position }: NotificationRow,
  reader: Reader,
): components['schemas']['Notification'] {
  return {
    notificationId: id,
    ...wordNotification(kind, details, reader),
    notification_date: createdAt,
    timePairId,
    linkEnabled: true,
    positionDescription: position ?? '',
    type: kind,
  };
}
