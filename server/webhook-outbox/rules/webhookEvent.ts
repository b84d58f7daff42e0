import type { components } from 'shared-contracts';
import type { Json } from '../../records/rules/canonicalJson.ts';

export type WebhookEventType = components['schemas']['WebhookEventType'];
export type WebhookField = components['schemas']['WebhookField'];

/** Something that happened to a person, for the systems that listen. */
export interface WebhookEvent {
  /** UUID by which receivers know a repetition. */
  readonly message_id: string;
  readonly type: WebhookEventType;
  readonly employee_id: number;
  /** ISO 8601 in UTC. */
  readonly happened_at: string;
  /** Ids and what was done: every listening system gets these. */
  readonly data: { readonly [name: string]: Json };
  /** Personal data, each for those whose administrator chose the field. */
  readonly chosen: Partial<Record<WebhookField, { readonly [name: string]: Json }>>;
}
