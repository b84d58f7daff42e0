import type { components } from 'shared-contracts';
import type { Json } from '../../records/rules/canonicalJson.ts';

export type WebhookEventType = components['schemas']['WebhookEventType'];
export type WebhookField = components['schemas']['WebhookField'];

/** An event about a person, for connected systems. */
export interface WebhookEvent {
  /** UUID by which receivers recognise a retry. */
  readonly message_id: string;
  readonly type: WebhookEventType;
  readonly employee_id: number;
  /** ISO 8601 in UTC. */
  readonly happened_at: string;
  /** Ids and the action: every connected system gets these. */
  readonly data: { readonly [name: string]: Json };
  /** Personal data, each for webhooks with that field. */
  readonly chosen: Partial<Record<WebhookField, { readonly [name: string]: Json }>>;
}
