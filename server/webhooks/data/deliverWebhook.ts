import type { Database } from '../../database/database.ts';
import { leaseEnd } from '../../queues/rules/lease.ts';
import { afterAttempt } from '../rules/afterAttempt.ts';
import type { DeliveryOutcome } from '../rules/deliveryOutcome.ts';
import { roundPause } from '../rules/roundPause.ts';
import { webhookMessage } from '../rules/webhookMessage.ts';
import { webhookLease } from '../rules/webhookPolicy.ts';
import { signMessage } from './signMessage.ts';
import type { Post } from './createPost.ts';
import {
  leaseDeliveries,
  pauseWebhook,
  readSendingWebhook,
  saveDeliveries,
  switchOffGone,
  type SendingWebhook,
} from './deliveryQueue.ts';
import { openSecret } from './sealSecret.ts';

export interface WebhookDeliveryParts {
  readonly database: Database;
  readonly now: () => Date;
  readonly post: Post;
  /** The key that seals secrets. */
  readonly key: () => Promise<Buffer>;
  readonly count: (outcome: DeliveryOutcome) => void;
  /** Called with problems that need attention. */
  readonly onTrouble: (trouble: WebhookTrouble) => void;
}

export interface WebhookTrouble {
  readonly webhook: number;
  readonly kind: 'GIVEN_UP' | 'GONE';
  /** Number of messages that were given up. */
  readonly count: number;
}

const atOnce = 10;

/**
 * Sends the due messages of a webhook, the first of each person, and saves the results. Returns
 * their number; 0 if nothing more can be sent now. Several processes can run it at the same time.
 */
export async function deliverWebhook(parts: WebhookDeliveryParts, id: number): Promise<number> {
  const { database, now, post, key, count, onTrouble } = parts;
  const [webhook] = await database.run(readSendingWebhook, { now: now(), id });
  if (webhook === undefined) return 0;
  const until = leaseEnd(now(), webhookLease);
  const leased = await database.run(leaseDeliveries, {
    now: now(),
    until,
    limit: atOnce,
    part: id,
  });
  if (leased.length === 0) return 0;

  const sealedBy = await key();
  const secrets = [webhook.secret, webhook.earlier_secret]
    .filter((sealed) => sealed !== null)
    .map((sealed) => openSecret(sealed, id, sealedBy));
  const outcomes = await Promise.all(
    leased.map(async (delivery) => {
      const message = webhookMessage(delivery);
      return post(webhook.url, signMessage(message, secrets, now()), message.body);
    }),
  );
  outcomes.forEach(count);

  const rows = leased.map((delivery, index) =>
    afterAttempt(
      delivery,
      outcomes[index] ?? { failure: 'UNREACHABLE', status: null },
      now().toISOString(),
    ),
  );
  await database.run(saveDeliveries, { rows: JSON.stringify(rows) });
  const givenUp = rows.filter(({ state }) => state === 'FAILED').length;
  if (givenUp > 0) onTrouble({ webhook: id, kind: 'GIVEN_UP', count: givenUp });
  return (await endRound(parts, webhook, outcomes)) ? leased.length : 0;
}

/**
 * Switches the webhook off if its address is gone, or pauses it. Returns true if it can send more
 * now.
 */
async function endRound(
  { database, now, onTrouble }: WebhookDeliveryParts,
  webhook: SendingWebhook,
  outcomes: readonly DeliveryOutcome[],
): Promise<boolean> {
  const { id } = webhook;
  if (outcomes.some(({ failure }) => failure === 'GONE')) {
    await database.run(switchOffGone, { id });
    onTrouble({ webhook: id, kind: 'GONE', count: 0 });
    return false;
  }
  const { failures, pause } = roundPause(outcomes, webhook.failures);
  if (failures !== webhook.failures || pause > 0) {
    const end = pause === 0 ? null : new Date(now().getTime() + pause);
    await database.run(pauseWebhook, { id, failures, end });
  }
  return pause === 0;
}
