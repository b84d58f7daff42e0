import type { Handlers } from '../calls/calls.ts';
import type { ServerContext } from '../calls/serverContext.ts';
import type { RecordChain } from '../records/data/recordChain.ts';
import type { ActiveWebhooks } from '../webhook-outbox/createActiveWebhooks.ts';
import { createWebhookDelivery } from './createWebhookDelivery.ts';
import { webhookDeliveries } from './handlers/webhookDeliveries.ts';
import { webhookSettings } from './handlers/webhookSettings.ts';

/** Webhooks of connected systems: their settings, deliveries, and the sending itself. */
export function webhooksDomain(
  context: ServerContext,
  chain: RecordChain,
  webhooks: ActiveWebhooks,
) {
  const delivery = createWebhookDelivery(context, chain, webhooks);
  context.life.onListening(() => delivery.start().stop);

  return {
    handlers: {
      ...webhookSettings(context, chain, webhooks),
      ...webhookDeliveries(context),
    } satisfies Partial<Handlers>,
  };
}
