import { retryDelay } from '../../queues/rules/retryDelay.ts';
import type { DeliveryOutcome } from './deliveryOutcome.ts';
import { webhookPause } from './webhookPolicy.ts';

/** A webhook after a round: the messages that one `deliverWebhook` sends at once. */
export interface RoundEnd {
  /** Failed rounds in a row. */
  readonly failures: number;
  /** Milliseconds until its next round. */
  readonly pause: number;
}

/**
 * If no message of a round arrives, the webhook pauses: longer each time, and at least as long as
 * its receiver asks.
 */
export function roundPause(outcomes: readonly DeliveryOutcome[], failuresBefore: number): RoundEnd {
  const isThere = outcomes.some(hasTakenOrRefused);
  const failures = isThere ? 0 : failuresBefore + 1;
  const asked = outcomes.map((outcome) => (outcome.failure === null ? 0 : (outcome.wait ?? 0)));
  return {
    failures,
    pause: Math.max(isThere ? 0 : retryDelay(webhookPause, failures), ...asked),
  };
}

/** A receiver that rejects one message may accept the next. */
function hasTakenOrRefused({ failure, status }: DeliveryOutcome): boolean {
  return failure === null || (status !== null && status >= 400 && status < 500 && status !== 429);
}
