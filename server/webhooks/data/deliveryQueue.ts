import { statement } from '../../database/statement.ts';
import {
  leaseSql,
  saveSql,
  type Attempted,
  type Lease,
  type Queue,
} from '../../queues/data/queue.ts';
import type { LeasedDelivery } from '../rules/leasedDelivery.ts';

const queue: Queue = {
  table: 'webhook_delivery',
  key: ['id'],
  part: 'webhook_id',
  line: { of: ['webhook_id', 'employee_id'], by: 'id' },
};

/** Leases the first waiting delivery of each person; those about nobody wait for no other. */
export const leaseDeliveries = statement<LeasedDelivery, Lease & { part: number }>(
  'leaseWebhookDeliveries',
  leaseSql(
    queue,
    `id, webhook_id, message_id, type, employee_id, happened_at, data, attempts, requested_at,
     leased_until`,
  ),
);

/** Saves rows of `afterAttempt`. */
export const saveDeliveries = statement<never, Attempted>(
  'saveWebhookDeliveries',
  saveSql(queue, ['state', 'attempts', 'due_at', 'tried_at', 'failure', 'status']),
);

/** The data needed to send to a webhook. */
export interface SendingWebhook {
  readonly id: number;
  readonly url: string;
  readonly secret: Buffer | null;
  /** The one before, which signs too for a day after its replacement. */
  readonly earlier_secret: Buffer | null;
  readonly failures: number;
}

export const readSendingWebhook = statement<SendingWebhook, { now: Date; id: number }>(
  'readSendingWebhook',
  `select id, url, secret, case when earlier_until > $now then earlier_secret end as earlier_secret,
     failures
   from webhook
   where id = $id and is_on and secret is not null
     and (paused_until is null or paused_until <= $now)`,
);

export const pauseWebhook = statement<never, { id: number; failures: number; end: Date | null }>(
  'pauseWebhook',
  'update webhook set failures = $failures, paused_until = $end where id = $id',
);

export const switchOffGone = statement<never, { id: number }>(
  'switchOffGoneWebhook',
  `update webhook set is_on = false, off_reason = 'GONE' where id = $id`,
);
