import type { ApiClient, components } from 'shared-contracts';
import type { NewPunch, PunchPlace, QueuedPunch } from '../rules/queuedPunch.ts';
import type { Reading } from 'shared-time/device-clock';
import type { FallbackStore } from './createFallbackStore.ts';

export interface QueueState {
  /** Still to be sent, in order. */
  readonly waiting: readonly QueuedPunch[];
  /** Refused, or left to the manager, and not yet seen by the person. */
  readonly settled: readonly QueuedPunch[];
  /** They wait for their owner to log in again. */
  readonly isSignedOut: boolean;
  /** False while this page alone keeps what waits: the device refuses. */
  readonly isKept: boolean;
}

/** What the server answered to a punch that this page sent, or another one for it. */
export interface Recorded {
  readonly punch: QueuedPunch;
  readonly answer: components['schemas']['ClockEntryAnswer'];
  /** This page tells the person about it: they pressed here, or where nothing is open any more. */
  readonly isTold: boolean;
}

/** The same as long as nothing is to be shown: React would begin anew a render that is under way. */
export function changedState(state: QueueState, changes: Partial<QueueState>): QueueState {
  const next = { ...state, ...changes };
  return isQuiet(state) && isQuiet(next) ? state : next;
}

/** No punch is to be shown, and nothing keeps them from being sent. */
function isQuiet({ waiting, settled, isSignedOut, isKept }: QueueState): boolean {
  return waiting.length === 0 && settled.length === 0 && !isSignedOut && isKept;
}

/** What one tab lets the others know. */
export type TabNews =
  | { readonly kind: 'changed' }
  | { readonly kind: 'recorded'; readonly recorded: Recorded }
  | { readonly kind: 'refused'; readonly punch: QueuedPunch };

export interface QueueListener {
  onRecorded(recorded: Recorded): void;
  onRefused(punch: QueuedPunch): void;
}

export interface PunchQueue {
  state(): QueueState;
  /** Told of every change of the state. */
  subscribe(listener: () => void): () => void;
  /** Told what the server said to what this page sent, and to what was pressed here. */
  listen(listener: QueueListener): () => void;
  /** Shows at once, keeps, then sends. */
  punch(punch: NewPunch): void;
  /** True when it had not been sent yet and is gone now. */
  undo(key: string): Promise<boolean>;
  /**
   * Tells where a held punch was made; it can be undone for `hold` milliseconds more. Null takes the
   * punch back: it is not to be recorded.
   */
  place(key: string, place: PunchPlace | null, hold: number): void;
  /** The person is asked whether a held punch goes without its place: it is not shown until then. */
  ask(key: string): void;
  /** Whether nobody asks so: neither this page nor the one where it was pressed, if that is open. */
  mayAsk(punch: QueuedPunch): Promise<boolean>;
  /** Sends what this page holds without waiting longer. `isLeaving`: the page is about to be gone. */
  release(isLeaving?: boolean): void;
  /** The person has seen what became of them. */
  dismiss(keys: readonly string[]): void;
  /** Its owner is signed in: sends, also after it was stopped. */
  start(): void;
  /** Tries again now: the network is back, the person looks. */
  wake(): void;
  /** Sends nothing more, until it is started. */
  stop(): void;
}

export interface QueueParts {
  readonly api: ApiClient;
  readonly ownerId: number;
  readonly store: FallbackStore;
  readonly clock: { read(): Reading };
  /** Runs the work while no other tab sends. */
  readonly alone: (work: () => Promise<void>) => Promise<void>;
  readonly tabs: {
    /** To the other tabs. */
    tell(news: TabNews): void;
    onNews(listener: (news: TabNews) => void): void;
    /** Whether a page (`Reading.page`) is still open in one of them. */
    isOpen(page: string): Promise<boolean>;
  };
  /** 0 to 1. */
  readonly random: () => number;
  /** Told what a listener threw. */
  readonly onFault: (fault: unknown) => void;
}

/** Tells each listener; what is kept and sent waits for nobody who is only told of it. */
export function createTeller(onFault: (fault: unknown) => void) {
  return <Listener>(listeners: Iterable<Listener>, tell: (listener: Listener) => void): void => {
    for (const listener of [...listeners]) {
      try {
        tell(listener);
      } catch (fault) {
        onFault(fault);
      }
    }
  };
}
