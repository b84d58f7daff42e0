import { statement } from '../../database/statement.ts';
import { leaseSql, saveSql, type Queue } from '../../queues/data/queue.ts';
import type { LeasedDelivery } from '../rules/leasedDelivery.ts';

const queue: Queue = {
  table: 'webhook_delivery',
  key: ['id'],
  part: 'webhook_id',
  line: { of: ['webhook_id', 'employee_id'], by: 'id' },
};

/** Values: now, end of the lease, limit, webhook. Deliveries about nobody have no order. */
export const leaseDeliveries = statement<LeasedDelivery>(
  'leaseWebhookDeliveries',
  leaseSql(
    queue,
    `id, webhook_id, message_id, type, employee_id, happened_at, data, attempts, requested_at,
     leased_until`,
  ),
);

/** Value: deliveries after their attempt as JSON (`afterAttempt`). */
export const saveDeliveries = statement<never>(
  'saveWebhookDeliveries',
  saveSql(queue, ['state', 'attempts', 'due_at', 'tried_at', 'failure', 'status']),
);

/** The data needed to send to a webhook. */
export interface SendingWebhook {
  readonly id: number;
  readonly url: string;
  readonly secret: Buffer | null;
  readonly earlier_secret: Buffer | null;
  readonly failures: number;
}

/** Values: now, webhook. */
export const readSendingWebhook = statement<SendingWebhook>(
  'readSendingWebhook',
  `select id, url, secret, case when earlier_until > $1 then earlier_secret end as earlier_secret,
     failures
   from webhook
   where id = $2 and is_on and secret is not null
     and (paused_until is null or paused_until <= $1)`,
);

/** Values: webhook, number of failed rounds in a row, end of the pause. */
export const pauseWebhook = statement<never>(
  'pauseWebhook',
  'update webhook set failures = $2, paused_until = $3 where id = $1',
);

/** Value: webhook. */
export const switchOffGone = statement<never>(
  'switchOffGoneWebhook',
  `update webhook set is_on = false, off_reason = 'GONE' where id = $1`,
);
