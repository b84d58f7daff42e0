import { withoutHolds, withPunch } from '../rules/queueChanges.ts';
import type { NewPunch, QueuedPunch } from '../rules/queuedPunch.ts';
import { createPagePunchStore, type PunchStore } from './PunchStore.ts';

export interface FallbackStore extends PunchStore {
  /** Stores another punch; false if only in memory. */
  add(ownerId: number, punch: NewPunch): Promise<boolean>;
}

/**
 * The device's store, with a fallback to memory if the device refuses: private windows, no space
 * left. Punches in memory come after stored ones, to keep the order.
 */
export function createFallbackStore(device: PunchStore): FallbackStore {
  const page = createPagePunchStore();
  const nothing = (): readonly QueuedPunch[] => [];

  return {
    async add(ownerId, punch) {
      const isPageUsed = (await page.read(ownerId)).length > 0;
      if (!isPageUsed) {
        try {
          await device.change(ownerId, (queue) => withPunch(queue, ownerId, punch));
          return true;
        } catch {
          // Stored in memory instead, which is reported.
        }
      }
      await device.change(ownerId, withoutHolds).catch(nothing);
      await page.change(ownerId, (queue) => withPunch(queue, ownerId, punch));
      return false;
    },
    async read(ownerId) {
      const kept = await device.read(ownerId).catch(nothing);
      return [...kept, ...(await page.read(ownerId))];
    },
    async change(ownerId, change) {
      const onPage = await page.read(ownerId);
      // With punches in memory the device's refusal is expected; otherwise it is an error.
      const kept = device.change(ownerId, change);
      const onDevice = await (onPage.length > 0 ? kept.catch(nothing) : kept);
      return [...onDevice, ...(await page.change(ownerId, change))];
    },
  };
}
