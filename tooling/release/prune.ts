import type { ReleaseRecord } from 'shared-releases/history/releaseState.ts';
import { versionsInUse } from 'shared-releases/history/remoteStates.ts';

const day = 24 * 60 * 60 * 1000;

/**
 * Versions in the store (`<name>/<version>`) that no page can need any more: not live for that many
 * days, or never. Live versions, canaries and rollback targets stay.
 *
 * @param records the whole history, oldest first
 * @param stored every version in the store
 */
export function versionsToPrune(
  stored: readonly string[],
  records: readonly ReleaseRecord[],
  days: number,
  now: Date,
): string[] {
  const last = records.at(-1);
  const inUse = new Set(last ? versionsInUse(last.state) : []);
  return stored.filter((version) => {
    if (inUse.has(version)) return false;
    const leftAt = timeOfLeaving(version, records);
    return leftAt === undefined || now.getTime() - leftAt > days * day;
  });
}

const leastKept = 100;

/**
 * The number of oldest records that need no file of their own any more. The last hundred stay,
 * those of the last `days` with the one before them, which holds the state at that time, and those
 * since the oldest running canary started.
 */
export function recordsToFold(records: readonly ReleaseRecord[], days: number, now: Date): number {
  const oldest = now.getTime() - days * day;
  const beforeDays = records.findLastIndex(({ at }) => Date.parse(at) < oldest);
  const canaries = Object.entries(records.at(-1)?.state.remotes ?? {}).flatMap(
    ([name, { canary }]) => (canary ? [{ name, version: canary.version }] : []),
  );
  const begins = canaries.map(
    ({ name, version }) =>
      records.findLastIndex(({ state }) => state.remotes[name]?.canary?.version !== version) + 1,
  );
  return Math.max(0, Math.min(beforeDays, records.length - leastKept, ...begins));
}

/** When the version stopped being live: at the change after the last state that contains it. */
function timeOfLeaving(version: string, records: readonly ReleaseRecord[]): number | undefined {
  const index = records.findLastIndex(({ state }) => isGiven(version, state));
  const next = records[index + 1];
  if (index === -1) return undefined;
  return next ? Date.parse(next.at) : Infinity;
}

function isGiven(version: string, { remotes }: ReleaseRecord['state']): boolean {
  return Object.entries(remotes).some(
    ([name, remote]) =>
      version === `${name}/${remote.version}` || version === `${name}/${remote.canary?.version}`,
  );
}
