import type { components } from 'shared-contracts';

/** A change that concerns these people; contains only names and ids, never content. */
export type PushedEvent = components['schemas']['PushedEvent'];

/** Carries events between the server's processes and to open pages. */
export interface PushChannel {
  /** Call it after the commit; never fails and never waits. */
  publish(event: PushedEvent): void;
  /** Receives the events of every process; the returned function unsubscribes. */
  subscribe(listener: (event: PushedEvent) => void): () => void;
  /**
   * Called when events of other processes may have been lost and arrive again; the returned
   * function unsubscribes.
   */
  onGap(listener: () => void): () => void;
  close(): Promise<void>;
}

/** Carries events within one process: enough for the embedded database. */
export function createLocalChannel(): PushChannel {
  const listeners = new Set<(event: PushedEvent) => void>();
  return {
    publish: (event) => {
      for (const listener of listeners) listener(event);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    // Within one process no events are lost.
    onGap: () => () => undefined,
    close: () => {
      listeners.clear();
      return Promise.resolve();
    },
  };
}
