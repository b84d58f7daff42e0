import { toInstant, toMillis, type components, type Instant } from 'shared-contracts';
import { retryDelay } from '../../queues/rules/retryDelay.ts';
import type { LeasedDelivery } from './leasedDelivery.ts';
import { givenUpAfter, messageRetry } from './webhookPolicy.ts';

export type WebhookFailure = components['schemas']['WebhookFailure'];

/** The outcome of one attempt. */
export type DeliveryOutcome =
  | { readonly failure: null; readonly status: number }
  | {
      readonly failure: WebhookFailure;
      readonly status: number | null;
      /** Milliseconds of the pause that the receiver asks for. */
      readonly wait?: number;
    };

/** The delivery after an attempt: delivered, retried later, or given up. */
export function afterAttempt(
  { id, webhook_id, employee_id, attempts, leased_until, requested_at }: LeasedDelivery,
  { failure, status }: DeliveryOutcome,
  now: Instant,
) {
  const tried = attempts + 1;
  const dueAt = toMillis(now) + retryDelay(messageRetry, tried);
  const isOver = dueAt > toMillis(requested_at) + givenUpAfter;
  const state = failure === null ? 'DELIVERED' : isOver ? 'FAILED' : 'WAITING';
  return {
    ...{ id, webhook_id, employee_id, leased_until, failure, status, state },
    attempts: tried,
    tried_at: now,
    due_at: toInstant(dueAt),
  } as const;
}
