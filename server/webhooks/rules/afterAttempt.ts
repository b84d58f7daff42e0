import { toInstant, toMillis, type components, type Instant } from 'shared-contracts';
import { backOff } from '../../jobs/rules/lease.ts';
import type { LeasedDelivery } from './leasedDelivery.ts';

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

/** Milliseconds after the first attempt at which a message is given up. */
const givenUpAfter = 72 * 60 * 60_000;

const firstDelay = 5_000;

/** The delivery after an attempt: delivered, retried later, or given up. */
export function afterAttempt(
  { id, webhook_id, employee_id, attempts, leased_until, requested_at }: LeasedDelivery,
  { failure, status }: DeliveryOutcome,
  now: Instant,
) {
  const tried = attempts + 1;
  const dueAt = toMillis(now) + backOff(tried, firstDelay);
  const isOver = dueAt > toMillis(requested_at) + givenUpAfter;
  const state = failure === null ? 'DELIVERED' : isOver ? 'FAILED' : 'WAITING';
  return {
    ...{ id, webhook_id, employee_id, leased_until, failure, status, state },
    attempts: tried,
    tried_at: now,
    due_at: toInstant(dueAt),
  } as const;
}

/** Milliseconds of the pause after so many failed rounds. */
export function pauseAfter(failures: number): number {
  return Math.min(10 * 60_000, backOff(failures, firstDelay));
}
