import type { ReleaseRecord } from 'shared-releases/history/releaseState.ts';
import { versionsInUse } from 'shared-releases/history/remoteStates.ts';

const day = 24 * 60 * 60 * 1000;

/**
 * Which versions of the store (`<name>/<version>`) no page can need any more: those that nobody got
 * for so many days, or ever. What pages get now, canaries, and what the next rollback goes to stay.
 *
 * @param records the whole history, the oldest first
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

/** When people stopped to get the version: with the change after the last state that has it. */
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
