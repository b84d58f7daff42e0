import { toInstant, toMillis, type Instant } from 'shared-contracts';
import { retryDelay } from '../../queues/rules/retryDelay.ts';
import type { DeliveryOutcome } from './deliveryOutcome.ts';
import type { LeasedDelivery } from './leasedDelivery.ts';
import { givenUpAfter, messageRetry } from './webhookPolicy.ts';

/**
 * A row that `saveDeliveries` writes. `leased_until` proves the lease; `webhook_id` and
 * `employee_id` find the later messages of the person, which wait as long.
 */
interface AttemptedDelivery extends Pick<
  LeasedDelivery,
  'id' | 'webhook_id' | 'employee_id' | 'leased_until' | 'attempts'
> {
  readonly state: 'DELIVERED' | 'FAILED' | 'WAITING';
  readonly failure: DeliveryOutcome['failure'];
  readonly status: DeliveryOutcome['status'];
  readonly tried_at: Instant;
  readonly due_at: Instant;
}

/** The delivery after an attempt: delivered, retried later, or given up. */
export function afterAttempt(
  { id, webhook_id, employee_id, attempts, leased_until, requested_at }: LeasedDelivery,
  { failure, status }: DeliveryOutcome,
  now: Instant,
): AttemptedDelivery {
  const tried = attempts + 1;
  const dueAt = toMillis(now) + retryDelay(messageRetry, tried);
  const isOver = dueAt > toMillis(requested_at) + givenUpAfter;
  const state = failure === null ? 'DELIVERED' : isOver ? 'FAILED' : 'WAITING';
  return {
    ...{ id, webhook_id, employee_id, leased_until, failure, status, state },
    attempts: tried,
    tried_at: now,
    due_at: toInstant(dueAt),
  };
}
