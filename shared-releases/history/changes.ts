import { Refusal } from '../Refusal.ts';
import type { Change, ReleaseState, RemoteState } from './releaseState.ts';
import { stateOf, versionsBefore, withoutRemote, withRemote } from './remoteStates.ts';

/** Releases this version to everybody. Null if it is released already, and no canary runs. */
export function release(
  state: ReleaseState,
  remote: string,
  version: string,
  from: RemoteState['from'] = 'release',
): Change | null {
  const current = state.remotes[remote];
  const isSame = current?.version === version && current.canary === undefined;
  if (isSame && current.from === from) return null;
  const previous = versionsBefore(current, version);
  return {
    action: from,
    remote,
    from: current?.version ?? '',
    to: version,
    state: withRemote(state, remote, { version, from, previous }),
  };
}

/**
 * Returns everybody to the previous version or the named one. The next rollback does not return to
 * a version that was rolled back. While a canary runs, and after one was stopped automatically, a
 * version must be named, to avoid rolling back the release instead of the canary.
 */
export function rollback(state: ReleaseState, remote: string, version?: string): Change {
  const current = stateOf(state, remote);
  const canary = current.canary ?? current.stopped;
  if (canary && version === undefined) {
    const what = current.canary
      ? `has a canary, ${canary.version}: "stop ${remote}" takes it back`
      : `had a canary, ${canary.version}, which was stopped by itself`;
    throw new Refusal(
      `${remote} ${what}. To take ${current.version} back from everybody, name the version to go to: "rollback ${remote} ${current.previous[0] ?? '<version>'}".`,
    );
  }
  const to = version ?? current.previous[0];
  if (to === undefined) {
    throw new Refusal(`${remote} has no version before ${current.version} to go back to.`);
  }
  if (to === current.version) throw new Refusal(`${remote} is at ${to} already.`);
  const index = current.previous.indexOf(to);
  // A version that is not among the previous ones is a step forward, for example after a mistaken
  // rollback.
  const previous = index === -1 ? versionsBefore(current, to) : current.previous.slice(index + 1);
  return {
    action: 'rollback',
    remote,
    from: current.version,
    to,
    state: withRemote(state, remote, { version: to, from: 'release', previous }),
  };
}

/**
 * Removes the remote for everybody.
 *
 * @param from `release`: until it is released again. `start`: its sources are gone, and the next
 * start that has them brings it back
 */
export function retire(
  state: ReleaseState,
  remote: string,
  from: RemoteState['from'] = 'release',
): Change {
  const { version } = stateOf(state, remote);
  return {
    action: 'retire',
    remote,
    from: version,
    to: '',
    state: withoutRemote(state, remote, from === 'release'),
  };
}

/** Changes only signature and sequence. */
export function renew(state: ReleaseState): Change {
  return { action: 'renew', remote: '', from: '', to: '', state };
}
