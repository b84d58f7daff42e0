import { toMillis } from 'shared-contracts';

/** A device reports twice a minute, and the server stores it once a minute. */
const missedAfterMilliseconds = 3 * 60_000;

/** Whether a device counts as running at an instant, given when it was last seen. */
export function isRunning(lastSeenAt: string, now: string): boolean {
  return toMillis(now) - toMillis(lastSeenAt) < missedAfterMilliseconds;
}
