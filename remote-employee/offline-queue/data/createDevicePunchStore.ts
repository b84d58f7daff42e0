import { openDB, type DBSchema } from 'idb';
import { openOnce } from 'shared-time/device-database';
import type { QueuedPunch } from '../rules/queuedPunch.ts';
import type { PunchStore } from './PunchStore.ts';

interface PunchDatabase extends DBSchema {
  punches: { key: string; value: QueuedPunch; indexes: { owner: number } };
}

/**
 * Punches in IndexedDB, where they survive reloads, restarts and log-outs. Every call rejects if
 * the browser refuses storage or is out of space; the next one retries.
 */
export function createDevicePunchStore(name = 'punctual.punches'): PunchStore {
  const database = openOnce((loss) =>
    openDB<PunchDatabase>(name, 1, {
      upgrade(created) {
        created.createObjectStore('punches', { keyPath: 'key' }).createIndex('owner', 'ownerId');
      },
      ...loss,
    }),
  );

  return {
    async read(ownerId) {
      return inOrder(await (await database()).getAllFromIndex('punches', 'owner', ownerId));
    },
    async change(ownerId, change) {
      const transaction = (await database()).transaction('punches', 'readwrite', {
        durability: 'strict',
      });
      const { store } = transaction;
      const before = inOrder(await store.index('owner').getAll(ownerId));
      const after = change(before);
      const gone = before.filter(({ key }) => after.every((punch) => punch.key !== key));
      const written = after.filter((punch) => !before.includes(punch));
      await Promise.all([
        ...gone.map(({ key }) => store.delete(key)),
        ...written.map((punch) => store.put(punch)),
        transaction.done,
      ]);
      return after;
    },
  };
}

function inOrder(punches: readonly QueuedPunch[]): QueuedPunch[] {
  return punches.toSorted((one, other) => one.sequence - other.sequence);
}
