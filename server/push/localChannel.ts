import type { PushChannel, PushedEvent } from './pushChannel.ts';

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
    close: () => {
      listeners.clear();
      return Promise.resolve();
    },
  };
}
