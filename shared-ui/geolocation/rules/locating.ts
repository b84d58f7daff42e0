import type { LocatedPosition } from 'shared-contracts';

const retries = 2;

export interface KnownPosition extends LocatedPosition {
  /** Epoch milliseconds by the device's clock. */
  readonly takenAt: number;
}

/**
 * Why there is no position: the person or the company's device settings refuse it; the device could
 * not tell; it took too long; the person has not answered the browser's question; this browser or this
 * unprotected address (http) has none.
 */
export type PositionFailure =
  | 'refused'
  | 'unavailable'
  | 'timed-out'
  | 'unanswered'
  | 'unsupported';

export type PositionResult =
  | { readonly kind: 'position'; readonly position: KnownPosition }
  | { readonly kind: PositionFailure };

export type Locating =
  | { readonly step: 'ask'; readonly attempt: number }
  | { readonly step: 'done'; readonly result: PositionResult };

export const firstAttempt: Locating = { step: 'ask', attempt: 1 };

/**
 * What follows on the device's answer to an attempt (spec §5, §9): two more where trying again can
 * help. A refusal stays one, a browser without positions stays without, and one that still asks the
 * person need not be asked again.
 */
export function afterAnswer(attempt: number, result: PositionResult): Locating {
  const mayPass = result.kind === 'unavailable' || result.kind === 'timed-out';
  if (mayPass && attempt <= retries) return { step: 'ask', attempt: attempt + 1 };
  return { step: 'done', result };
}
