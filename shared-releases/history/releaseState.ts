import type { components } from 'shared-contracts';

/** Which version of each remote people get, and what came before: kept with every change. */
export interface ReleaseState {
  readonly remotes: Readonly<Record<string, RemoteState>>;
  /** Names of remotes that were taken away by command, and that no start brings back. */
  readonly retired?: readonly string[];
}

export interface RemoteState {
  readonly version: string;
  /**
   * `start`: it came with `npm start` from the sources of the server's working tree, and follows
   * them. `release`: its team released it, and no start changes it.
   */
  readonly from: 'start' | 'release';
  /** Versions before, the newest first: what rollback goes back to. */
  readonly previous: readonly string[];
  readonly canary?: Canary;
  /** The last canary, when it was stopped by itself; until the next release or canary. */
  readonly stopped?: StoppedCanary;
}

export interface Canary {
  readonly version: string;
  readonly cohorts: readonly string[];
  /** Who gets it, for people: `10 %`, `site North Yard`. */
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

/** `history/<number>.json`: one change of what people get; never altered afterwards. */
export interface ReleaseRecord {
  /** Of the registry; see `nextSequence`. */
  readonly sequence: number;
  /** Instant in UTC. */
  readonly at: string;
  /** `anna@machine`, or `punctual` where the server did it by itself. */
  readonly by: string;
  readonly action: Action;
  /** Empty where all are meant. */
  readonly remote: string;
  /** Version before and after; empty where there is none. */
  readonly from: string;
  readonly to: string;
  readonly state: ReleaseState;
}

/** What a command does to the state, with its audit line. */
export type Change = Pick<ReleaseRecord, 'action' | 'remote' | 'from' | 'to' | 'state'>;

/** A canary that was stopped by itself because it failed more often than what all get. */
export type StoppedCanary = components['schemas']['StoppedCanary'];

/** Why it was stopped, for the people who release. */
export function whyStopped({ canary, released }: StoppedCanary): string {
  return `${share(canary)} failed, of what all get ${share(released)}`;
}

function share({ count, failures }: components['schemas']['Attempts']): string {
  return `${failures} of ${count}`;
}
