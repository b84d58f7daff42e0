import type { components, Instant } from 'shared-contracts';
import { retryAfter } from '../../queues/rules/retryAfter.ts';

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

/** What a receiver answers. */
export interface Answer {
  readonly status: number;
  /** The `Retry-After` header. */
  readonly retryAfter: string | undefined;
}

/** The outcome of an attempt that was answered. */
export function outcomeOf({ status, retryAfter: header }: Answer, now: Instant): DeliveryOutcome {
  if (status >= 200 && status < 300) return { failure: null, status };
  if (status === 410) return { failure: 'GONE', status };
  if (status === 429 || status === 503) {
    return { failure: 'ANSWERED', status, wait: retryAfter(header, now) ?? 0 };
  }
  return { failure: status >= 300 && status < 400 ? 'REDIRECTED' : 'ANSWERED', status };
}
