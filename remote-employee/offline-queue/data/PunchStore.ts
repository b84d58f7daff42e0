import type { QueuedPunch } from '../rules/queuedPunch.ts';

export type QueueChange = (queue: readonly QueuedPunch[]) => readonly QueuedPunch[];

/** Where punches are kept, each under its owner. */
export interface PunchStore {
  /** The owner's punches in order. */
  read(ownerId: number): Promise<readonly QueuedPunch[]>;
  /** Changes them in one step that no other tab comes between, and returns what is kept then. */
  change(ownerId: number, change: QueueChange): Promise<readonly QueuedPunch[]>;
}

/** Punches in this page alone, where the device keeps none: they are gone with the page. */
export function createPagePunchStore(): PunchStore {
  const kept = new Map<number, readonly QueuedPunch[]>();
  return {
    read: (ownerId) => Promise.resolve(kept.get(ownerId) ?? []),
    change(ownerId, change) {
      const after = change(kept.get(ownerId) ?? []);
      kept.set(ownerId, after);
      return Promise.resolve(after);
    },
  };
}
