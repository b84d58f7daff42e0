import type { components, Instant } from 'shared-contracts';
import { alphabetical } from '../../people/data/personSql.ts';
import { statement } from '../../database/statement.ts';

type Schemas = components['schemas'];

export interface WebhookRow {
  readonly id: number;
  readonly name: string;
  readonly url: string;
  readonly types: readonly Schemas['WebhookEventType'][];
  readonly fields: readonly Schemas['WebhookField'][];
  readonly is_on: boolean;
  readonly off_reason: 'GONE' | null;
  readonly has_secret: boolean;
  readonly paused_until: Instant | null;
  readonly waiting: number;
  readonly failed: number;
}

const countOf = (state: string) =>
  `(select count(*) from (select from webhook_delivery delivery
     where delivery.webhook_id = webhook.id and delivery.state = '${state}' limit 1000) counted)`;

const columns = `id, name, url, types, fields, is_on, off_reason, secret is not null as has_secret,
  paused_until, ${countOf('WAITING')} as waiting, ${countOf('FAILED')} as failed`;

export const readWebhooks = statement<WebhookRow>(
  'readWebhooks',
  `select ${columns} from webhook order by ${alphabetical('name')}, id`,
);

/** Values: name, address, types, fields, on, now, who, the most webhooks. */
export const addWebhook = statement<WebhookRow>(
  'addWebhook',
  `insert into webhook (name, url, types, fields, is_on, changed_at, changed_by)
   select $1, $2, $3::text[], $4::text[], $5::boolean, $6::timestamptz, $7::bigint
   where (select count(*) from webhook) < $8
   returning ${columns}`,
);

/** Value: webhook. Locks it until the transaction ends. */
export const holdWebhook = statement<WebhookRow>(
  'holdWebhook',
  `select ${columns} from webhook where id = $1 for update`,
);

/** Values: name, address, types, fields, on, now, who, webhook. Ends a pause. */
export const changeWebhook = statement<WebhookRow>(
  'changeWebhook',
  `update webhook set name = $1, url = $2, types = $3, fields = $4, is_on = $5, off_reason = null,
     failures = 0, paused_until = null, changed_at = $6, changed_by = $7
   where id = $8 returning ${columns}`,
);

/**
 * Value: webhook. Deletes its deliveries too, except those written at this moment, which
 * `retentions` deletes.
 */
export const deleteWebhook = statement<{ id: number }>(
  'deleteWebhook',
  `with forgotten as (delete from webhook_delivery where webhook_id = $1)
   delete from webhook where id = $1 returning id`,
);

/** Values: webhook, sealed secret, until when the previous one still signs, now, who. */
export const saveSecret = statement<{ id: number }>(
  'saveWebhookSecret',
  `update webhook set earlier_secret = secret, earlier_until = $3, secret = $2, changed_at = $4,
     changed_by = $5
   where id = $1 returning id`,
);

/** Values: webhook, id of the message, now. */
export const addTest = statement<{ id: number }>(
  'addWebhookTest',
  `insert into webhook_delivery (webhook_id, message_id, type, happened_at, data, requested_at, due_at)
   select id, $2, 'test', $3, '{}', $3, $3 from webhook
   where id = $1 and is_on and secret is not null returning id`,
);

const sentAgain = (now: string) =>
  `state = 'WAITING', attempts = 0, requested_at = ${now}, due_at = ${now}`;

/** Values: delivery, now. */
export const sendOneAgain = statement<{ id: number }>(
  'sendWebhookDeliveryAgain',
  `update webhook_delivery set ${sentAgain('$2')}
   where id = $1 and state <> 'WAITING' returning id`,
);

/** Values: webhook, now. */
export const sendAllFailedAgain = statement<{ count: number }>(
  'sendFailedWebhookDeliveriesAgain',
  `with again as (
     update webhook_delivery set ${sentAgain('$2')}
     where webhook_id = $1 and state = 'FAILED' returning id)
   select count(*) from again`,
);

/** Value: webhook. */
export const findWebhook = statement<{ id: number }>(
  'findWebhook',
  'select id from webhook where id = $1',
);
