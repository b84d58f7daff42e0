import type { ServerContext } from '../calls/serverContext.ts';
import { startLooking } from '../jobs/startLooking.ts';
import type { RecordChain } from '../records/data/recordChain.ts';
import { describeFailure } from '../telemetry/describeFailure.ts';
import type { ActiveWebhooks } from '../webhook-outbox/createActiveWebhooks.ts';
import { createPost } from './data/createPost.ts';
import { createWebhookMetrics } from './data/createWebhookMetrics.ts';
import { deliverWebhook, type WebhookTrouble } from './data/deliverWebhook.ts';
import { allowedNetworks } from './data/allowedNetworks.ts';
import { secretsPurpose } from './data/sealSecret.ts';
import { longestAttempt } from './rules/webhookPolicy.ts';

const lookEvery = 1_000;

/**
 * Sends queued messages to webhooks while the server runs, independently of each other: one that
 * does not answer delays no other. Like the delivery to the HR system it has a loop of its own
 * instead of being a job.
 */
export function createWebhookDelivery(
  { configuration, database, metrics, log, now }: ServerContext,
  chain: RecordChain,
  webhooks: ActiveWebhooks,
) {
  const parts = {
    ...{ database, now },
    post: createPost(allowedNetworks(configuration.webhookNetworks), {
      timeout: longestAttempt,
      now,
    }),
    key: () => chain.deriveKey(secretsPurpose),
    count: createWebhookMetrics(metrics, database, now),
    onTrouble: ({ webhook, kind, count }: WebhookTrouble) =>
      kind === 'GONE'
        ? log.error(
            { webhook },
            'Webhook: the receiver answered 410 Gone. The webhook was switched off.',
          )
        : log.error({ webhook, count }, 'Webhook: messages were given up after three days.'),
  };
  const onFault = (error: unknown) =>
    log.error({ failure: describeFailure(error) }, 'Delivery to a webhook failed');
  const running = new Map<number, Promise<void>>();
  let isStopped = false;

  async function deliverAll(id: number): Promise<void> {
    let sent = 1;
    while (sent > 0 && !isStopped) sent = await deliverWebhook(parts, id);
  }

  async function look(): Promise<void> {
    for (const { id } of await webhooks.read(now())) {
      if (running.has(id)) continue;
      const run = deliverAll(id)
        .catch(onFault)
        .finally(() => running.delete(id));
      running.set(id, run);
    }
  }

  return {
    start: () => {
      const looking = startLooking(look, lookEvery, onFault);
      return {
        stop: async () => {
          isStopped = true;
          await looking.stop();
          await Promise.all(running.values());
        },
      };
    },
  };
}
