import type { components } from 'shared-contracts';
import type { Handlers } from '../../calls/calls.ts';
import { command } from '../../calls/commands.ts';
import { Refusal } from '../../calls/refusal.ts';
import type { ServerContext } from '../../calls/serverContext.ts';
import { requireFound } from '../../calls/sharedRefusals.ts';
import type { UnitContext } from '../../calls/unitOfWork.ts';
import type { RecordChain } from '../../records/data/recordChain.ts';
import type { ActiveWebhooks } from '../../webhook-outbox/createActiveWebhooks.ts';
import { allowedNetworks, webhookAddress } from '../data/allowedNetworks.ts';
import { sealSecret, secretsPurpose } from '../data/sealSecret.ts';
import { makeSecret } from '../data/signMessage.ts';
import {
  addWebhook,
  deleteWebhook,
  holdWebhook,
  readWebhooks,
  saveSecret,
  updateWebhook,
  type WebhookRow,
} from '../data/webhookRows.ts';
import { settingsChanges } from '../rules/settingsChanges.ts';

type Schemas = components['schemas'];

const most = 20;
const bothSecretsSign = 24 * 60 * 60_000;

/** The webhooks themselves and their secrets. */
export function webhookSettings(
  context: Pick<ServerContext, 'configuration'> & UnitContext,
  chain: Pick<RecordChain, 'deriveKey'>,
  webhooks: Pick<ActiveWebhooks, 'clear'>,
) {
  const { configuration, database } = context;
  const isAllowed = allowedNetworks(configuration.webhookNetworks);

  return {
    getWebhooks: async () => {
      const rows = await database.run(readWebhooks);
      return { status: 200, body: rows.map(present) };
    },
    makeWebhook: command(context, async ({ body, employee, now }, unit) => {
      const [made] = await unit.run(addWebhook, {
        ...valuesOf(body, isAllowed),
        now,
        employeeId: employee.id,
        most,
      });
      if (made === undefined) throw new Refusal('WEBHOOK_LIMIT');
      unit.afterwards(() => webhooks.clear());
      return {
        status: 200,
        body: present(made),
        target: { webhook: made.id, ...settingsChanges(null, present(made)) },
      };
    }),
    changeWebhook: command(context, async ({ path, body, employee, now }, unit) => {
      const values = { ...valuesOf(body, isAllowed), now, employeeId: employee.id, id: path.id };
      const [before] = await unit.run(holdWebhook, { id: path.id });
      const [changed] = await unit.run(updateWebhook, values);
      if (before === undefined || changed === undefined) throw new Refusal('NOT_FOUND');
      unit.afterwards(() => webhooks.clear());
      const changes = settingsChanges(present(before), present(changed));
      return { status: 200, body: present(changed), target: { webhook: path.id, ...changes } };
    }),
    deleteWebhook: command(context, async ({ path: { id } }, unit) => {
      const [gone] = await unit.run(deleteWebhook, { id });
      requireFound(gone);
      unit.afterwards(() => webhooks.clear());
      return { status: 204 };
    }),
    makeWebhookSecret: async ({ path: { id }, employee, now }) => {
      const secret = makeSecret();
      const sealed = sealSecret(secret, id, await chain.deriveKey(secretsPurpose));
      const until = new Date(now.getTime() + bothSecretsSign);
      const [kept] = await database.run(saveSecret, {
        id,
        sealed,
        until,
        now,
        employeeId: employee.id,
      });
      requireFound(kept);
      return { status: 200, body: { secret } };
    },
  } satisfies Partial<Handlers>;
}

function valuesOf(
  { name, url, types, fields, isOn }: Schemas['WebhookRequest'],
  isAllowed: ReturnType<typeof allowedNetworks>,
) {
  const address = webhookAddress(url, isAllowed);
  if ('fault' in address) {
    const { fault } = address;
    throw new Refusal('VALIDATION_FAILED', { fields: [{ field: 'url', fault }] });
  }
  return {
    name,
    url: address.url,
    types: [...new Set(types)],
    fields: [...new Set(fields)],
    isOn,
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
