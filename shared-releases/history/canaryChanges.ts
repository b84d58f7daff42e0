import { Refusal } from '../Refusal.ts';
import type { Canary, Change, ReleaseState, StoppedCanary } from './releaseState.ts';
import { stateOf, versionsBefore, withRemote } from './remoteStates.ts';

/**
 * Gives some people this version before everybody; the others keep theirs. Null if nothing changes.
 */
export function canary(state: ReleaseState, remote: string, next: Canary): Change | null {
  const { stopped: _before, ...current } = stateOf(state, remote);
  if (next.version === current.version) {
    throw new Refusal(
      `${remote} ${next.version} is what all get already: change its sources first.`,
    );
  }
  if (JSON.stringify(current.canary) === JSON.stringify(next)) return null;
  return {
    action: 'canary',
    remote,
    from: current.canary?.version ?? current.version,
    to: next.version,
    state: withRemote(state, remote, { ...current, from: 'release', canary: next }),
  };
}

/**
 * Moves people from the canary to the released version. Null if the canary was stopped
 * automatically.
 */
export function takeBackCanary(state: ReleaseState, remote: string): Change | null {
  const { canary: running, ...current } = stateOf(state, remote);
  if (!running) {
    if (current.stopped) return null;
    throw new Refusal(
      `${remote} has no canary to stop; "rollback ${remote}" is for the version that all get.`,
    );
  }
  return {
    action: 'stop-canary',
    remote,
    from: running.version,
    to: current.version,
    state: withRemote(state, remote, current),
  };
}

/**
 * Stops a canary that fails too often, and records why until the next release of the remote. Null
 * if this canary is no longer running.
 */
export function stopCanary(
  state: ReleaseState,
  remote: string,
  stopped: StoppedCanary,
): Change | null {
  const { canary: running, ...current } = stateOf(state, remote);
  if (running?.version !== stopped.version) return null;
  return {
    action: 'stop-canary',
    remote,
    from: running.version,
    to: current.version,
    state: withRemote(state, remote, { ...current, stopped }),
  };
}

/** Releases the canary to everybody. */
export function promote(state: ReleaseState, remote: string): Change {
  const current = stateOf(state, remote);
  if (!current.canary) {
    throw new Refusal(`${remote} has no canary to promote; begin one with "canary ${remote}".`);
  }
  const { version } = current.canary;
  return {
    action: 'promote',
    remote,
    from: current.version,
    to: version,
    state: withRemote(state, remote, {
      version,
      from: 'release',
      previous: versionsBefore(current, version),
    }),
  };
}
