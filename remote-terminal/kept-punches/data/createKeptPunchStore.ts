import { openDB, type DBSchema } from 'idb';
import { openOnce } from 'shared-time/device-database';
import type { KeptPunch } from '../rules/keptPunch.ts';

interface KeptDatabase extends DBSchema {
  punches: { key: number; value: KeptPunch };
}

/** A punch with its position in the order of punches. */
export type StoredPunch = KeptPunch & { readonly place: number };

/** Rejects if the browser refuses storage or is out of space. */
export interface KeptPunchStore {
  add(punch: KeptPunch): Promise<void>;
  /** Oldest first. */
  read(): Promise<readonly StoredPunch[]>;
  remove(place: number): Promise<void>;
}

/** Punches in IndexedDB, where they survive reloads, restarts and log-outs. */
export function createKeptPunchStore(name = 'punctual.kept-punches'): KeptPunchStore {
  const database = openOnce((loss) =>
    openDB<KeptDatabase>(name, 1, {
      upgrade(created) {
        created.createObjectStore('punches', { autoIncrement: true });
      },
      ...loss,
    }),
  );

  return {
    async add(punch) {
      const transaction = (await database()).transaction('punches', 'readwrite', {
        durability: 'strict',
      });
      await Promise.all([transaction.store.add(punch), transaction.done]);
    },
    async read() {
      const { store } = (await database()).transaction('punches');
      const [places, punches] = await Promise.all([store.getAllKeys(), store.getAll()]);
      return punches.flatMap((punch, index) => {
        const place = places[index];
        return place === undefined ? [] : [{ ...punch, place }];
      });
    },
    async remove(place) {
      await (await database()).delete('punches', place);
    },
  };
}
