import { Refusal } from '../Refusal.ts';
import type { ReleaseState, RemoteState } from './releaseState.ts';

const keptForRollback = 10;

/** @throws Refusal with what people get, when they do not get this remote */
export function stateOf({ remotes, retired }: ReleaseState, remote: string): RemoteState {
  const current = remotes[remote];
  if (current) return current;
  if (retired?.includes(remote)) {
    throw new Refusal(`${remote} is retired; "npm run release -- ${remote}" brings it back.`);
  }
  const names = Object.keys(remotes).join(', ') || 'none';
  throw new Refusal(`${remote} has not been released here; there is ${names}.`);
}

/** People get the remote like this, also when it was retired before. */
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

/** Nobody gets the remote; `lasts` says whether the next start leaves it at that. */
export function withoutRemote(state: ReleaseState, name: string, lasts: boolean): ReleaseState {
  const { [name]: _gone, ...remotes } = state.remotes;
  const { retired = [] } = state;
  return stateWith(remotes, lasts ? [...retired, name].toSorted() : retired);
}

/** What rollback goes back to from the next version: all before it, the newest first. */
export function versionsBefore(current: RemoteState | undefined, next: string): string[] {
  if (!current) return [];
  const versions = [current.version, ...current.previous].filter((version) => version !== next);
  return versions.slice(0, keptForRollback);
}

/** Versions that pages get or that rollback goes to next. */
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
