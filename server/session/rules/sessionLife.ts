import { DateTime, Duration } from 'luxon';

const idle = Duration.fromObject({ hours: 12 });
const longest = Duration.fromObject({ days: 30 });
const noted = Duration.fromObject({ minutes: 1 });

/** Seconds after which a browser forgets a token for certain. */
export const longestSessionInSeconds = longest.as('seconds');

/** When a session ends: 12 h after it was last used, and 30 days after it began at the latest. */
export function sessionEnd({
  createdAt,
  lastUsedAt,
}: {
  readonly createdAt: string;
  readonly lastUsedAt: string;
}): string {
  const idleEnd = DateTime.fromISO(lastUsedAt, { zone: 'utc' }).plus(idle);
  const lastEnd = DateTime.fromISO(createdAt, { zone: 'utc' }).plus(longest);
  return iso(DateTime.min(idleEnd, lastEnd));
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
  const at = DateTime.fromISO(now, { zone: 'utc' });
  return {
    usedAfter: iso(at.minus(idle)),
    createdAfter: iso(at.minus(longest)),
    noteUsedBefore: iso(at.minus(noted)),
  };
}

function iso(at: DateTime): string {
  return at.toISO() ?? '';
}
