import type { components } from 'shared-contracts';

/** Something has changed for these people; names and ids only, never content. */
export type PushedEvent = components['schemas']['PushedEvent'];

/** Carries events between the processes of the server and to the open pages. */
export interface PushChannel {
  /** Call it after the commit; never fails and never waits. */
  publish(event: PushedEvent): void;
  /** Hears the events of every process; the answer ends it. */
  subscribe(listener: (event: PushedEvent) => void): () => void;
  /** Told when events of other processes may have been lost and come again; the answer ends it. */
  onGap(listener: () => void): () => void;
  close(): Promise<void>;
}

/** Carries events within this one process: enough for the embedded database. */
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
    // Within one process nothing is lost.
    onGap: () => () => undefined,
    close: () => {
      listeners.clear();
      return Promise.resolve();
    },
  };
}
