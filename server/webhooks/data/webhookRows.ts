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

/** What an administrator sets, and when. */
interface WebhookColumns {
  readonly name: string;
  readonly url: string;
  readonly types: readonly string[];
  readonly fields: readonly string[];
  readonly isOn: boolean;
  readonly now: Date;
  readonly employeeId: number;
}

/** No row if there are `most` already. */
export const addWebhook = statement<WebhookRow, WebhookColumns & { most: number }>(
  'addWebhook',
  `insert into webhook (name, url, types, fields, is_on, changed_at, changed_by)
   select $name, $url, $types::text[], $fields::text[], $isOn::boolean, $now::timestamptz,
     $employeeId::bigint
   where (select count(*) from webhook) < $most
   returning ${columns}`,
);

/** Locks it until the transaction ends. */
export const holdWebhook = statement<WebhookRow, { id: number }>(
  'holdWebhook',
  `select ${columns} from webhook where id = $id for update`,
);

/** Ends a pause. */
export const updateWebhook = statement<WebhookRow, WebhookColumns & { id: number }>(
  'updateWebhook',
  `update webhook set name = $name, url = $url, types = $types, fields = $fields, is_on = $isOn,
     off_reason = null, failures = 0, paused_until = null, changed_at = $now,
     changed_by = $employeeId
   where id = $id returning ${columns}`,
);

/** Deletes its deliveries too, except those written at this moment, which `retentions` deletes. */
export const deleteWebhook = statement<{ id: number }, { id: number }>(
  'deleteWebhook',
  `with forgotten as (delete from webhook_delivery where webhook_id = $id)
   delete from webhook where id = $id returning id`,
);

export const saveSecret = statement<
  { id: number },
  { id: number; sealed: Buffer; until: Date; now: Date; employeeId: number }
>(
  'saveWebhookSecret',
  `update webhook set earlier_secret = secret, earlier_until = $until, secret = $sealed, changed_at = $now,
     changed_by = $employeeId
   where id = $id returning id`,
);

export const addTest = statement<{ id: number }, { id: number; messageId: string; now: Date }>(
  'addWebhookTest',
  `insert into webhook_delivery (webhook_id, message_id, type, happened_at, data, requested_at, due_at)
   select id, $messageId, 'test', $now, '{}', $now, $now from webhook
   where id = $id and is_on and secret is not null returning id`,
);

const sentAgain = `state = 'WAITING', attempts = 0, requested_at = $now, due_at = $now`;

export const sendOneAgain = statement<{ id: number }, { id: number; now: Date }>(
  'sendWebhookDeliveryAgain',
  `update webhook_delivery set ${sentAgain}
   where id = $id and state <> 'WAITING' returning id`,
);

export const sendAllFailedAgain = statement<{ count: number }, { id: number; now: Date }>(
  'sendFailedWebhookDeliveriesAgain',
  `with again as (
     update webhook_delivery set ${sentAgain}
     where webhook_id = $id and state = 'FAILED' returning id)
   select count(*) from again`,
);

export const findWebhook = statement<{ id: number }, { id: number }>(
  'findWebhook',
  'select id from webhook where id = $id',
);
