import { Refusal } from '../Refusal.ts';
import type { Change, ReleaseState, RemoteState } from './releaseState.ts';
import { stateOf, versionsBefore, withoutRemote, withRemote } from './remoteStates.ts';

/** All get this version. Null when they do already, and no canary runs. */
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
 * Takes back a running canary; without one, returns everybody to the previous version or the named
 * one. The next rollback does not return to a version that was rolled back.
 */
export function rollback(state: ReleaseState, remote: string, version?: string): Change {
  const { canary: running, ...current } = stateOf(state, remote);
  if (running && version === undefined) {
    return {
      action: 'stop-canary',
      remote,
      from: running.version,
      to: current.version,
      state: withRemote(state, remote, current),
    };
  }
  const to = version ?? current.previous[0];
  if (to === undefined) {
    throw new Refusal(`${remote} has no version before ${current.version} to go back to.`);
  }
  if (to === current.version) throw new Refusal(`${remote} is at ${to} already.`);
  const index = current.previous.indexOf(to);
  // A version that is not among those before is gone forward to, as after a rollback by mistake.
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
 * Nobody gets the remote any more.
 *
 * @param from `release`: until it is released again. `start`: its sources are gone, and the next
 *   start that has them brings it back
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

/** Nothing changes but signature and sequence. */
export function renew(state: ReleaseState): Change {
  return { action: 'renew', remote: '', from: '', to: '', state };
}
