import { randomUUID } from 'node:crypto';
import type { components } from 'shared-contracts';
import type { Handlers } from '../../calls/calls.ts';
import { command } from '../../calls/commands.ts';
import { Refusal } from '../../calls/refusal.ts';
import { requireFound } from '../../calls/sharedRefusals.ts';
import type { UnitContext } from '../../calls/unitOfWork.ts';
import { readDeliveries, type DeliveryRow } from '../data/deliveryRows.ts';
import { addTest, findWebhook, sendAllFailedAgain, sendOneAgain } from '../data/webhookRows.ts';
import { messageIdOf } from '../rules/webhookMessage.ts';

const pageSize = 50;

/** The messages of the webhooks: the list, a test, and those that are sent again. */
export function webhookDeliveries(context: UnitContext) {
  const { database } = context;

  return {
    testWebhook: command(context, async ({ path: { id }, now }, unit) => {
      const [known] = await unit.run(findWebhook, { id });
      requireFound(known);
      const [sent] = await unit.run(addTest, { id, messageId: randomUUID(), now });
      if (sent === undefined) throw new Refusal('WEBHOOK_NOT_READY');
      return { status: 204 };
    }),
    sendFailedAgain: command(context, async ({ path: { id }, now }, unit) => {
      const [known] = await unit.run(findWebhook, { id });
      requireFound(known);
      const [again] = await unit.run(sendAllFailedAgain, { id, now });
      return { status: 200, body: { count: again?.count ?? 0 } };
    }),
    getWebhookDeliveries: async ({ query: { webhookId = null, state = null, before } }) => {
      const below = before ?? Number.MAX_SAFE_INTEGER;
      const rows = await database.run(readDeliveries, {
        webhookId,
        state,
        below,
        limit: pageSize + 1,
      });
      const contents = rows.slice(0, pageSize).map(presentDelivery);
      const next = rows.length > pageSize ? (contents.at(-1)?.id ?? null) : null;
      return { status: 200, body: { contents, next } };
    },
    sendAgain: command(context, async ({ path: { id }, now }, unit) => {
      const [again] = await unit.run(sendOneAgain, { id, now });
      requireFound(again);
      return { status: 204 };
    }),
  } satisfies Partial<Handlers>;
}

function presentDelivery(row: DeliveryRow): components['schemas']['WebhookDelivery'] {
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
