import { statement } from '../../database/statement.ts';
import type { LeasedDelivery } from '../rules/leasedDelivery.ts';

/**
 * Values: now, end of the lease, limit, webhook. Leases the first waiting delivery of each person,
 * and none while another of the person is leased. A delivery that was given up blocks nothing.
 * Scalar subqueries, because `not exists` becomes a join whose cost grows with the square of the
 * queue.
 */
export const leaseDeliveries = statement<LeasedDelivery>(
  'leaseWebhookDeliveries',
  `with due as (
     select id from webhook_delivery waiting
     where webhook_id = $4 and state = 'WAITING' and due_at <= $1
       and (leased_until is null or leased_until <= $1)
       and coalesce((select first.id = waiting.id from webhook_delivery first
         where first.webhook_id = waiting.webhook_id
           and first.employee_id = waiting.employee_id and first.state = 'WAITING'
         order by first.id limit 1), true)
       and coalesce((select false from webhook_delivery leased
         where leased.webhook_id = waiting.webhook_id
           and leased.employee_id = waiting.employee_id and leased.leased_until > $1 limit 1), true)
     order by due_at limit $3
     for update skip locked)
   update webhook_delivery leased set leased_until = $2 from due
   where leased.id = due.id
   returning leased.id, leased.webhook_id, leased.message_id, leased.type, leased.employee_id,
     leased.happened_at, leased.data, leased.attempts, leased.requested_at, leased.leased_until`,
);

/**
 * Value: deliveries after their attempt as JSON (`afterAttempt`). After a failed attempt the
 * person's later deliveries are due no earlier than its retry.
 */
export const saveDeliveries = statement<never>(
  'saveWebhookDeliveries',
  `with changed as (
     select * from jsonb_to_recordset($1::jsonb) as changed(id bigint, webhook_id bigint,
       employee_id bigint, state text, attempts integer, due_at timestamptz(3),
       tried_at timestamptz(3), leased_until timestamptz(3), failure text, status smallint)),
   postponed as (
     update webhook_delivery behind set due_at = greatest(behind.due_at, changed.due_at)
     from changed
     where changed.state = 'WAITING' and behind.webhook_id = changed.webhook_id
       and behind.employee_id = changed.employee_id and behind.state = 'WAITING'
       and behind.id > changed.id and behind.due_at < changed.due_at)
   update webhook_delivery kept set leased_until = null, state = changed.state,
     attempts = changed.attempts, due_at = changed.due_at, tried_at = changed.tried_at,
     failure = changed.failure, status = changed.status
   from changed
   where kept.id = changed.id and kept.state = 'WAITING'
     and kept.leased_until = changed.leased_until`,
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
