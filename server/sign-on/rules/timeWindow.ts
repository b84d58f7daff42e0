import { toMillis } from 'shared-contracts';
import { SignOnFault } from './signOnFault.ts';

/** Milliseconds by which the clocks of provider and server can differ. */
export const clockSkew = 60_000;

/** Throws `not-yet-valid` or `expired` outside the time window; a missing instant sets no limit. */
export function requireTime(
  { from, until }: { readonly from?: string | undefined; readonly until?: string | undefined },
  now: Date,
): void {
  if (from !== undefined && now.getTime() + clockSkew < instant(from)) {
    throw new SignOnFault('not-yet-valid');
  }
  if (until !== undefined && now.getTime() - clockSkew >= instant(until)) {
    throw new SignOnFault('expired');
  }
}

/** Epoch milliseconds of a SAML instant, which is always UTC. @throws SignOnFault */
export function instant(text: string): number {
  try {
    return toMillis(text);
  } catch {
    throw new SignOnFault('unreadable');
  }
}
