import type { LeasedDelivery } from './leasedDelivery.ts';

/** A message as a webhook gets it: the same in each attempt. */
export interface WebhookMessage {
  readonly id: string;
  readonly body: string;
}

export function webhookMessage(delivery: LeasedDelivery): WebhookMessage {
  const { message_id: uuid, type, happened_at: timestamp, data } = delivery;
  return { id: messageIdOf(uuid), body: JSON.stringify({ type, timestamp, data }) };
}

/** The `webhook-id` of a message. */
export function messageIdOf(uuid: string): string {
  return `msg_${uuid}`;
}
