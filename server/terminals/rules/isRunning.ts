import { toMillis } from 'shared-contracts';

/** A device tells of itself twice a minute, and the server notes it once a minute. */
const missedAfterMilliseconds = 3 * 60_000;

/** Whether a device that was last seen then runs at an instant, as far as the server knows. */
export function isRunning(lastSeenAt: string, now: string): boolean {
  return toMillis(now) - toMillis(lastSeenAt) < missedAfterMilliseconds;
}
