import { toInstant, toMillis } from 'shared-contracts';

const minute = 60_000;
const idle = 12 * 60 * minute;
const longest = 30 * 24 * 60 * minute;

/** Seconds after which a browser forgets a token for certain. */
export const longestSessionInSeconds = longest / 1000;

/** When a session ends: 12 h after it was last used, and 30 days after it began at the latest. */
export function sessionEnd({
  createdAt,
  lastUsedAt,
}: {
  readonly createdAt: string;
  readonly lastUsedAt: string;
}): string {
  return toInstant(Math.min(toMillis(lastUsedAt) + idle, toMillis(createdAt) + longest));
}

/**
 * The bounds of living sessions at an instant: one used before `usedAfter` or begun before
 * `createdAfter` has ended. The use of one last used before `noteUsedBefore` is noted again.
 */
export function livingSessions(now: string): {
  readonly usedAfter: string;
  readonly createdAfter: string;
  readonly noteUsedBefore: string;
} {
  const at = toMillis(now);
  return {
    usedAfter: toInstant(at - idle),
    createdAfter: toInstant(at - longest),
    noteUsedBefore: toInstant(at - minute),
  };
}
