import { Refusal } from '../Refusal.ts';
import type { ReleaseState, RemoteState } from './releaseState.ts';

const keptForRollback = 10;

/** @throws Refusal with the live remotes, if this one is not among them */
export function stateOf({ remotes, retired }: ReleaseState, remote: string): RemoteState {
  const current = remotes[remote];
  if (current) return current;
  if (retired?.includes(remote)) {
    throw new Refusal(`${remote} is retired; "npm run release -- ${remote}" brings it back.`);
  }
  const names = Object.keys(remotes).join(', ') || 'none';
  throw new Refusal(`${remote} has not been released here; there is ${names}.`);
}

/** Adds or replaces the remote, even if it was retired. */
export function withRemote(
  { remotes, retired }: ReleaseState,
  name: string,
  remote: RemoteState,
): ReleaseState {
  return stateWith(
    { ...remotes, [name]: remote },
    retired?.filter((other) => other !== name),
  );
}

/** Removes the remote; `lasts` is whether the next start keeps it removed. */
export function withoutRemote(state: ReleaseState, name: string, lasts: boolean): ReleaseState {
  const { [name]: _gone, ...remotes } = state.remotes;
  const { retired = [] } = state;
  return stateWith(remotes, lasts ? [...retired, name].toSorted() : retired);
}

/** The rollback targets of the next version: all previous ones, newest first. */
export function versionsBefore(current: RemoteState | undefined, next: string): string[] {
  if (!current) return [];
  const versions = [current.version, ...current.previous].filter((version) => version !== next);
  return versions.slice(0, keptForRollback);
}

/** Live versions, and the next rollback targets. */
export function versionsInUse(state: ReleaseState): string[] {
  return Object.entries(state.remotes).flatMap(([name, { version, canary, previous }]) =>
    [version, canary?.version, previous[0]]
      .filter((used) => used !== undefined)
      .map((used) => `${name}/${used}`),
  );
}

function stateWith(
  remotes: ReleaseState['remotes'],
  retired: readonly string[] = [],
): ReleaseState {
  return { remotes, ...(retired.length > 0 && { retired }) };
}
