import { toInstant, type Instant } from 'shared-contracts';

/**
 * When a lease ends: so many milliseconds from now. Until then nobody else takes it; afterwards its
 * process counts as dead.
 */
export function leaseEnd(now: Date, milliseconds: number): Instant {
  return toInstant(now.getTime() + milliseconds);
}
