import type { LocatedPosition } from 'shared-contracts';

const retries = 2;

export interface KnownPosition extends LocatedPosition {
  /** Epoch milliseconds by the device's clock. */
  readonly takenAt: number;
}

/**
 * Why there is no position: refused by the person or the company's device settings; unavailable;
 * timed out; permission prompt unanswered; unsupported by this browser or on this insecure address
 * (http).
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
 * The next step after an attempt (spec §5, §9): up to two retries if they can help. Not after a
 * refusal, without support, or while the permission prompt is open.
 */
export function afterAnswer(attempt: number, result: PositionResult): Locating {
  const mayPass = result.kind === 'unavailable' || result.kind === 'timed-out';
  if (mayPass && attempt <= retries) return { step: 'ask', attempt: attempt + 1 };
  return { step: 'done', result };
}
