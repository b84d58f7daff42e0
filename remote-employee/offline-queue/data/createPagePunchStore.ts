import type { QueuedPunch } from '../rules/queuedPunch.ts';
import type { PunchStore } from './PunchStore.ts';

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
