import type { components } from 'shared-contracts';

/** Something has changed for these people; names and ids only, never content. */
export type PushedEvent = components['schemas']['PushedEvent'];

/** Carries events between the processes of the server and to the open pages. */
export interface PushChannel {
  /** Call it after the commit; never fails and never waits. */
  publish(event: PushedEvent): void;
  /** Hears the events of every process; the answer ends it. */
  subscribe(listener: (event: PushedEvent) => void): () => void;
  close(): Promise<void>;
}
