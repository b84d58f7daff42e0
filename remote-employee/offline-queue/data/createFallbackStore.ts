import { withoutHolds, withPunch } from '../rules/queueChanges.ts';
import type { NewPunch, QueuedPunch } from '../rules/queuedPunch.ts';
import { createPagePunchStore, type PunchStore } from './PunchStore.ts';

export interface FallbackStore extends PunchStore {
  /** Keeps a punch more; false when only this page keeps it. */
  add(ownerId: number, punch: NewPunch): Promise<boolean>;
}

/**
 * The device's store, and this page's own where the device refuses: private windows, no room left.
 * What the page keeps comes after what the device keeps, so that the order stays.
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
          // The page keeps it instead, and says so.
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
      // Where the page keeps punches the device has refused; where not, its failure is one.
      const kept = device.change(ownerId, change);
      const onDevice = await (onPage.length > 0 ? kept.catch(nothing) : kept);
      return [...onDevice, ...(await page.change(ownerId, change))];
    },
  };
}
