import type { Instant } from 'shared-contracts';

/** A row with its lease as it was read. */
export interface Leased {
  /** Identifies the lease; null without one. */
  readonly leased_until: Instant | null;
}
