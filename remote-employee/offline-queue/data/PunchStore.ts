import type { QueuedPunch } from '../rules/queuedPunch.ts';

export type QueueChange = (queue: readonly QueuedPunch[]) => readonly QueuedPunch[];

/** Where punches are kept, each under its owner. */
export interface PunchStore {
  /** The owner's punches in order. */
  read(ownerId: number): Promise<readonly QueuedPunch[]>;
  /** Changes them in one step that no other tab comes between, and returns what is kept then. */
  change(ownerId: number, change: QueueChange): Promise<readonly QueuedPunch[]>;
}
