import { toInstant, toMillis, type components, type Instant } from 'shared-contracts';
import { backOff } from '../../jobs/rules/lease.ts';
import type { LeasedDelivery } from './leasedDelivery.ts';

export type WebhookFailure = components['schemas']['WebhookFailure'];

/** What became of one attempt. */
export type Outcome =
  | { readonly failure: null; readonly status: number }
  | {
      readonly failure: WebhookFailure;
      readonly status: number | null;
      /** Milliseconds for which the receiver asks not to be sent anything. */
      readonly wait?: number;
    };

/** Milliseconds after the first attempt at which a message is given up. */
const patience = 72 * 60 * 60_000;

const firstDelay = 5_000;

/** The delivery after an attempt: delivered, tried again later, or given up. */
export function afterAttempt(
  { id, webhook_id, employee_id, attempts, leased_until, requested_at }: LeasedDelivery,
  { failure, status }: Outcome,
  now: Instant,
) {
  const tried = attempts + 1;
  const dueAt = toMillis(now) + backOff(tried, firstDelay);
  const isOver = dueAt > toMillis(requested_at) + patience;
  const state = failure === null ? 'DELIVERED' : isOver ? 'FAILED' : 'WAITING';
  return {
    ...{ id, webhook_id, employee_id, leased_until, failure, status, state },
    attempts: tried,
    tried_at: now,
    due_at: toInstant(dueAt),
  } as const;
}

/** Milliseconds for which nothing is sent after so many rounds of which nothing arrived. */
export function pauseAfter(failures: number): number {
  return Math.min(10 * 60_000, backOff(failures, firstDelay));
}
