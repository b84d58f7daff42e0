import { randomUUID } from 'node:crypto';
import type { components } from 'shared-contracts';
import type { Handlers } from '../calls/calls.ts';
import { command } from '../calls/commands.ts';
import { Refusal } from '../calls/refusal.ts';
import { requireFound } from '../calls/sharedRefusals.ts';
import type { ServerContext } from '../calls/serverContext.ts';
import type { RecordChain } from '../records/data/recordChain.ts';
import type { Listeners } from '../webhook-outbox/createListeners.ts';
import { createWebhookDelivery } from './createWebhookDelivery.ts';
import { readDeliveries, type DeliveryRow } from './data/deliveryRows.ts';
import { sealSecret, secretsPurpose } from './data/sealSecret.ts';
import {
  addTest,
  addWebhook,
  changeWebhook,
  deleteWebhook,
  findWebhook,
  holdWebhook,
  readWebhooks,
  saveSecret,
  sendAllFailedAgain,
  sendOneAgain,
  type WebhookRow,
} from './data/webhookRows.ts';
import { allowedNetworks, webhookAddress } from './data/allowedNetworks.ts';
import { makeSecret } from './data/signMessage.ts';
import { webhookChanges } from './rules/webhookChanges.ts';
import { messageIdOf } from './rules/webhookMessage.ts';

type Schemas = components['schemas'];

const most = 20;
const pageSize = 50;
const bothSecretsSign = 24 * 60 * 60_000;

/** Webhooks of connected systems: their settings, deliveries, and the sending itself. */
export function webhooksDomain(context: ServerContext, chain: RecordChain, listeners: Listeners) {
  const { configuration, database, life } = context;
  const isAllowed = allowedNetworks(configuration.webhookNetworks);
  const delivery = createWebhookDelivery(context, chain, listeners);
  life.onListening(() => delivery.start().stop);

  function valuesOf({ name, url, types, fields, isOn }: Schemas['WebhookRequest']) {
    const address = webhookAddress(url, isAllowed);
    if ('fault' in address) {
      const { fault } = address;
      throw new Refusal('VALIDATION_FAILED', { fields: [{ field: 'url', fault }] });
    }
    return [name, address.url, [...new Set(types)], [...new Set(fields)], isOn];
  }

  return {
    handlers: {
      getWebhooks: async () => {
        const rows = await database.run(readWebhooks);
        return { status: 200, body: rows.map(present) };
      },
      makeWebhook: command(database, async ({ body, employee, now }, transaction) => {
        const values = [...valuesOf(body), now, employee.id, most];
        const [made] = await transaction.run(addWebhook, values);
        if (made === undefined) throw new Refusal('WEBHOOK_LIMIT');
        listeners.clear();
        return {
          status: 200,
          body: present(made),
          target: { webhook: made.id, ...webhookChanges(null, present(made)) },
        };
      }),
      changeWebhook: command(database, async ({ path, body, employee, now }, transaction) => {
        const values = [...valuesOf(body), now, employee.id, path.id];
        const [before] = await transaction.run(holdWebhook, [path.id]);
        const [changed] = await transaction.run(changeWebhook, values);
        if (before === undefined || changed === undefined) throw new Refusal('NOT_FOUND');
        listeners.clear();
        const changes = webhookChanges(present(before), present(changed));
        return { status: 200, body: present(changed), target: { webhook: path.id, ...changes } };
      }),
      deleteWebhook: command(database, async ({ path: { id } }, transaction) => {
        const [gone] = await transaction.run(deleteWebhook, [id]);
        requireFound(gone);
        listeners.clear();
        return { status: 204 };
      }),
      makeWebhookSecret: async ({ path: { id }, employee, now }) => {
        const secret = makeSecret();
        const sealed = sealSecret(secret, id, await chain.deriveKey(secretsPurpose));
        const until = new Date(now.getTime() + bothSecretsSign);
        const [kept] = await database.run(saveSecret, [id, sealed, until, now, employee.id]);
        requireFound(kept);
        return { status: 200, body: { secret } };
      },
      testWebhook: command(database, async ({ path: { id }, now }, transaction) => {
        const [known] = await transaction.run(findWebhook, [id]);
        requireFound(known);
        const [sent] = await transaction.run(addTest, [id, randomUUID(), now]);
        if (sent === undefined) throw new Refusal('WEBHOOK_NOT_READY');
        return { status: 204 };
      }),
      sendFailedAgain: command(database, async ({ path: { id }, now }, transaction) => {
        const [known] = await transaction.run(findWebhook, [id]);
        requireFound(known);
        const [again] = await transaction.run(sendAllFailedAgain, [id, now]);
        return { status: 200, body: { count: again?.count ?? 0 } };
      }),
      getWebhookDeliveries: async ({ query: { webhookId = null, state = null, before } }) => {
        const below = before ?? Number.MAX_SAFE_INTEGER;
        const rows = await database.run(readDeliveries, [webhookId, state, below, pageSize + 1]);
        const contents = rows.slice(0, pageSize).map(presentDelivery);
        const next = rows.length > pageSize ? (contents.at(-1)?.id ?? null) : null;
        return { status: 200, body: { contents, next } };
      },
      sendAgain: command(database, async ({ path: { id }, now }, transaction) => {
        const [again] = await transaction.run(sendOneAgain, [id, now]);
        requireFound(again);
        return { status: 204 };
      }),
    } satisfies Partial<Handlers>,
  };
}

function present(row: WebhookRow): Schemas['Webhook'] {
  const { id, name, url, types, fields, waiting, failed } = row;
  return {
    ...{ id, name, url, types: [...types], fields: [...fields], waiting, failed },
    isOn: row.is_on,
    offReason: row.off_reason,
    hasSecret: row.has_secret,
    pausedUntil: row.paused_until,
  };
}

function presentDelivery(row: DeliveryRow): Schemas['WebhookDelivery'] {
  const { id, type, state, attempts, failure, status } = row;
  return {
    ...{ id, type, state, attempts, failure, status },
    webhookId: row.webhook_id,
    messageId: messageIdOf(row.message_id),
    employeeId: row.employee_id,
    happenedAt: row.happened_at,
    triedAt: row.tried_at,
    dueAt: row.due_at,
  };
}
