import { toInstant, toMillis } from 'shared-contracts';

const minute = 60_000;
/** Minutes without use after which a session ends. */
export const idleSessionMinutes = 12 * 60;
const idle = idleSessionMinutes * minute;
const longest = 30 * 24 * 60 * minute;

/** Seconds after which a browser drops a token in any case. */
export const longestSessionInSeconds = longest / 1000;

/** When a session ends: 12 h after its last use, and at most 30 days after its start. */
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
 * The limits of live sessions at an instant: a session that was last used before `usedAfter` or
 * opened before `createdAfter` has ended. The use is stored again if the last one was before
 * `noteUsedBefore`.
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
