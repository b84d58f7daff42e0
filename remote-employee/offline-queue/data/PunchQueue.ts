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
  /** False if the queue is only in memory: the device refuses storage. */
  readonly isKept: boolean;
}

/** The server's response to a punch sent by this page, or by another one on its behalf. */
export interface Recorded {
  readonly punch: QueuedPunch;
  readonly answer: components['schemas']['ClockEntryAnswer'];
  /** This page tells the person: they pressed here, or the page of the press is closed. */
  readonly isTold: boolean;
}

/** Messages between tabs. */
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
  /** Called on every state change. */
  subscribe(listener: () => void): () => void;
  /** Called with the server's responses to this page's requests, and to punches pressed here. */
  listen(listener: QueueListener): () => void;
  /** Shows it at once, stores it, then sends it. */
  punch(punch: NewPunch): void;
  /** True if it was not sent yet and has been removed. */
  undo(key: string): Promise<boolean>;
  /**
   * Sets where a held punch was made; it can be undone for another `hold` milliseconds. Null
   * discards the punch.
   */
  place(key: string, place: PunchPlace | null, hold: number): void;
  /** The person is asked whether a held punch goes without its place: it is hidden until then. */
  ask(key: string): void;
  /**
   * Whether no page is asking already: neither this one nor, if open, the one where it was pressed.
   */
  mayAsk(punch: QueuedPunch): Promise<boolean>;
  /**
   * Sends what this page holds without further waiting. `isLeaving`: the page is about to close.
   */
  release(isLeaving?: boolean): void;
  /** The person has seen their outcome. */
  dismiss(keys: readonly string[]): void;
  /** Its owner is signed in: starts sending, also after `stop`. */
  start(): void;
  /** Retries now: the network is back, or the page became visible. */
  wake(): void;
  /** Stops sending until `start`. */
  stop(): void;
}

export interface QueueParts {
  readonly api: ApiClient;
  readonly ownerId: number;
  readonly store: FallbackStore;
  readonly clock: { read(): Reading };
  /** Runs the work under a lock across tabs. */
  readonly alone: (work: () => Promise<void>) => Promise<void>;
  readonly tabs: {
    /** Broadcasts to the other tabs. */
    tell(news: TabNews): void;
    onNews(listener: (news: TabNews) => void): void;
    /** Whether a page (`Reading.page`) is still open in one of them. */
    isOpen(page: string): Promise<boolean>;
  };
  /** 0 to 1. */
  readonly random: () => number;
  /** Receives errors thrown by listeners. */
  readonly onFault: (fault: unknown) => void;
}

/** Calls each listener; a listener that throws does not block storing and sending. */
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
