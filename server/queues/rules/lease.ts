import { toInstant, type Instant } from 'shared-contracts';

/** A row with its lease as it was read. */
export interface Leased {
  /** Identifies the lease; null without one. */
  readonly leased_until: Instant | null;
}

/**
 * When a lease ends: so many milliseconds from now. Until then nobody else takes it; afterwards its
 * process counts as dead.
 */
export function leaseEnd(now: Date, milliseconds: number): Instant {
  return toInstant(now.getTime() + milliseconds);
}
