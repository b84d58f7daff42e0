import { Refusal } from '../Refusal.ts';
import type { Canary, Change, ReleaseState, RemoteState } from './releaseState.ts';
import type { StoppedCanary } from './stoppedCanary.ts';

const keptForRollback = 10;

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
  return {
    action: from,
    remote,
    from: current?.version ?? '',
    to: version,
    state: withRemote(state, remote, { version, from, previous: before(current, version) }),
  };
}

/**
 * Takes a running canary back; without one all get the version before, or the one that is named.
 * What was rolled back from is not gone back to by the next rollback.
 */
export function rollback(state: ReleaseState, remote: string, version?: string): Change {
  const { canary: running, ...current } = known(state, remote);
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
  const previous = index === -1 ? before(current, to) : current.previous.slice(index + 1);
  return {
    action: 'rollback',
    remote,
    from: current.version,
    to,
    state: withRemote(state, remote, {
      version: to,
      from: 'release',
      previous,
    }),
  };
}

/** Some get this version before all do; the rest keeps what it has. Null when they do already. */
export function canary(state: ReleaseState, remote: string, next: Canary): Change | null {
  const { stopped: _before, ...current } = known(state, remote);
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
 * Takes a canary back because it fails too often, and remembers why until the remote is released
 * anew. Null when this canary does not run any more.
 */
export function stopCanary(
  state: ReleaseState,
  remote: string,
  stopped: StoppedCanary,
): Change | null {
  const { canary: running, ...current } = known(state, remote);
  if (running?.version !== stopped.version) return null;
  return {
    action: 'stop-canary',
    remote,
    from: running.version,
    to: current.version,
    state: withRemote(state, remote, { ...current, stopped }),
  };
}

/** All get what the canary has been. */
export function promote(state: ReleaseState, remote: string): Change {
  const current = known(state, remote);
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
      previous: before(current, version),
    }),
  };
}

/** Nobody gets the remote any more. */
export function retire(state: ReleaseState, remote: string): Change {
  const { version } = known(state, remote);
  const { [remote]: _gone, ...remotes } = state.remotes;
  return { action: 'retire', remote, from: version, to: '', state: { remotes } };
}

/** Nothing changes but signature and sequence. */
export function renew(state: ReleaseState): Change {
  return { action: 'renew', remote: '', from: '', to: '', state };
}

/** Versions that pages get or that rollback goes to next. */
export function versionsInUse(state: ReleaseState): string[] {
  return Object.entries(state.remotes).flatMap(([name, { version, canary: next, previous }]) =>
    [version, next?.version, previous[0]]
      .filter((used) => used !== undefined)
      .map((used) => `${name}/${used}`),
  );
}

function before(current: RemoteState | undefined, next: string): string[] {
  if (!current) return [];
  const versions = [current.version, ...current.previous].filter((version) => version !== next);
  return versions.slice(0, keptForRollback);
}

function known(state: ReleaseState, remote: string): RemoteState {
  const current = state.remotes[remote];
  if (current) return current;
  const names = Object.keys(state.remotes).join(', ') || 'none';
  throw new Refusal(`${remote} has not been released here; there is ${names}.`);
}

function withRemote(state: ReleaseState, name: string, remote: RemoteState): ReleaseState {
  return { remotes: { ...state.remotes, [name]: remote } };
}
