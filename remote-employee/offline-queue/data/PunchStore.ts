import type { QueuedPunch } from '../rules/queuedPunch.ts';

export type QueueChange = (queue: readonly QueuedPunch[]) => readonly QueuedPunch[];

/** Stores punches by owner. */
export interface PunchStore {
  /** The owner's punches in order. */
  read(ownerId: number): Promise<readonly QueuedPunch[]>;
  /** Changes them atomically across tabs, and returns the result. */
  change(ownerId: number, change: QueueChange): Promise<readonly QueuedPunch[]>;
}

/** Punches in memory, if the device stores none: they are lost with the page. */
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
