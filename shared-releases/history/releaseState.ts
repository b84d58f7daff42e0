import type { components } from 'shared-contracts';

/** The live version of each remote, and its previous ones: stored with every change. */
export interface ReleaseState {
  readonly remotes: Readonly<Record<string, RemoteState>>;
  /** Names of remotes retired by command, which no start brings back. */
  readonly retired?: readonly string[];
}

export interface RemoteState {
  readonly version: string;
  /**
   * `start`: released by `npm start` from the sources of the server's working tree, and follows
   * them. `release`: released by its team, and no start changes it.
   */
  readonly from: 'start' | 'release';
  /** Previous versions, newest first: the targets of a rollback. */
  readonly previous: readonly string[];
  readonly canary?: Canary;
  /** The last canary, if it was stopped automatically; until the next release or canary. */
  readonly stopped?: StoppedCanary;
}

export interface Canary {
  readonly version: string;
  readonly cohorts: readonly string[];
  /** Its audience as text: `10 %`, `site North Yard`. */
  readonly who: string;
}

export type Action =
  | 'start'
  | 'release'
  | 'rollback'
  | 'canary'
  | 'promote'
  | 'stop-canary'
  | 'retire'
  | 'renew';

/** `history/<number>.json`: one change of the releases; immutable. */
export interface ReleaseRecord {
  /** The registry's sequence; see `nextSequence`. */
  readonly sequence: number;
  /** Instant in UTC. */
  readonly at: string;
  /** `anna@machine`, or `punctual` for the server's own changes. */
  readonly by: string;
  readonly action: Action;
  /** Empty: all remotes. */
  readonly remote: string;
  /** Version before and after; empty if there is none. */
  readonly from: string;
  readonly to: string;
  readonly state: ReleaseState;
}

/** A command's effect on the state, with its audit entry. */
export type Change = Pick<ReleaseRecord, 'action' | 'remote' | 'from' | 'to' | 'state'>;

/** A canary stopped automatically because it failed more often than the released version. */
export type StoppedCanary = components['schemas']['StoppedCanary'];

/** Why it was stopped, for release managers. */
export function whyStopped({ canary, released }: StoppedCanary): string {
  return `${share(canary)} failed, of what all get ${share(released)}`;
}

function share({ count, failures }: components['schemas']['Attempts']): string {
  return `${failures} of ${count}`;
}
