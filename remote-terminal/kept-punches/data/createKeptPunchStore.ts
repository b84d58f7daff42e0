import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { KeptPunch } from '../rules/keptPunch.ts';

interface KeptDatabase extends DBSchema {
  punches: { key: number; value: KeptPunch };
}

/** A punch and its place in the order in which punches were made. */
export type StoredPunch = KeptPunch & { readonly place: number };

/** Rejects where the browser refuses storage or has no room left. */
export interface KeptPunchStore {
  add(punch: KeptPunch): Promise<void>;
  /** The oldest first. */
  read(): Promise<readonly StoredPunch[]>;
  remove(place: number): Promise<void>;
}

/** Punches in the browser's database, where they survive reloads, restarts and log-outs. */
export function createKeptPunchStore(name = 'punctual.kept-punches'): KeptPunchStore {
  let opened: Promise<IDBPDatabase<KeptDatabase>> | null = null;

  function database(): Promise<IDBPDatabase<KeptDatabase>> {
    opened ??= openDB<KeptDatabase>(name, 1, {
      upgrade(created) {
        created.createObjectStore('punches', { autoIncrement: true });
      },
      // A newer release wants to change the database: it must not wait for this page.
      blocking: (_current, _blocked, event) => {
        if (event.target instanceof IDBDatabase) event.target.close();
        opened = null;
      },
      terminated: () => (opened = null),
    }).catch((fault: unknown) => {
      opened = null;
      throw fault;
    });
    return opened;
  }

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
