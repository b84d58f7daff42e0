import type { Database } from '../../database/database.ts';
import { leaseEnd } from '../../jobs/rules/lease.ts';
import { afterAttempt, pauseAfter, type Outcome } from '../rules/afterAttempt.ts';
import { signMessage } from './signMessage.ts';
import type { Post } from './createPost.ts';
import {
  leaseDeliveries,
  pauseWebhook,
  readSendingWebhook,
  saveDeliveries,
  switchOffGone,
} from './deliveryQueue.ts';
import type { LeasedDelivery } from '../rules/leasedDelivery.ts';
import { openSecret } from './sealSecret.ts';

export interface WebhookDeliveryParts {
  readonly database: Database;
  readonly now: () => Date;
  readonly post: Post;
  /** What secrets are sealed by. */
  readonly key: () => Promise<Buffer>;
  readonly count: (outcome: Outcome) => void;
  /** Hears of what somebody has to look at. */
  readonly onTrouble: (trouble: WebhookTrouble) => void;
}

export interface WebhookTrouble {
  readonly webhook: number;
  readonly kind: 'GIVEN_UP' | 'GONE';
  /** How many messages were given up. */
  readonly count: number;
}

const atOnce = 10;
/** Milliseconds; longer than an attempt may last, so that a lease ends only with its process. */
const leaseTime = 60_000;

/**
 * Sends a webhook what is due, the first message of each person, and saves what became of it. Answers
 * how many there were; 0 says that nothing more is to be sent now. Several processes may do it at the
 * same time.
 */
export async function deliverWebhook(parts: WebhookDeliveryParts, id: number): Promise<number> {
  const { database, now, post, key, count, onTrouble } = parts;
  const [webhook] = await database.run(readSendingWebhook, [now(), id]);
  if (webhook === undefined) return 0;
  const leaseUntil = leaseEnd(now(), leaseTime);
  const leased = await database.run(leaseDeliveries, [now(), leaseUntil, atOnce, id]);
  if (leased.length === 0) return 0;

  const sealedBy = await key();
  const secrets = [webhook.secret, webhook.earlier_secret]
    .filter((sealed) => sealed !== null)
    .map((sealed) => openSecret(sealed, ownerOf(id), sealedBy));
  const outcomes = await Promise.all(
    leased.map(async (delivery) => {
      const message = { id: messageIdOf(delivery.message_id), body: bodyOf(delivery) };
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
  await database.run(saveDeliveries, [JSON.stringify(rows)]);
  const givenUp = rows.filter(({ state }) => state === 'FAILED').length;
  if (givenUp > 0) onTrouble({ webhook: id, kind: 'GIVEN_UP', count: givenUp });
  if (outcomes.some(({ failure }) => failure === 'GONE')) {
    await database.run(switchOffGone, [id]);
    onTrouble({ webhook: id, kind: 'GONE', count: 0 });
    return 0;
  }
  const isThere = outcomes.some(hasTakenOrRefused);
  const failures = isThere ? 0 : webhook.failures + 1;
  const wished = Math.max(
    ...outcomes.map((outcome) => (outcome.failure === null ? 0 : (outcome.wait ?? 0))),
  );
  const pause = Math.max(isThere ? 0 : pauseAfter(failures), wished);
  if (failures !== webhook.failures || pause > 0) {
    const until = pause === 0 ? null : new Date(now().getTime() + pause);
    await database.run(pauseWebhook, [id, failures, until]);
  }
  return pause === 0 ? leased.length : 0;
}

/** A receiver that refuses one message may take the next. */
function hasTakenOrRefused({ failure, status }: Outcome): boolean {
  return failure === null || (status !== null && status >= 400 && status < 500 && status !== 429);
}

/** For whom a webhook's secrets are sealed. */
export function ownerOf(id: number): string {
  return `webhook/${id}`;
}

/** The `webhook-id` of a message. */
export function messageIdOf(uuid: string): string {
  return `msg_${uuid}`;
}

/** What is sent: the same at each attempt. */
function bodyOf({ type, happened_at: timestamp, data }: LeasedDelivery): string {
  return JSON.stringify({ type, timestamp, data });
}
