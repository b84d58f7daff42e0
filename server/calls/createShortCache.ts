/** Caches results for seconds, so that a burst of calls reads the database once. */
export interface ShortCache<Item, Value> {
  /** The value of each item, in their order; null if there is none, which is not cached. */
  read(items: readonly Item[], now: Date): Promise<(Value | null)[]>;
  /** Clears the cache, reads in flight included. */
  clear(): void;
}

export interface ShortCacheOptions<Item, Value> {
  readonly milliseconds: number;
  /** Items with the same key are equal. */
  readonly keyOf: (item: Item) => string | number;
  /** Finds the value of each item, in their order. */
  readonly find: (items: readonly Item[], now: Date) => Promise<readonly (Value | null)[]>;
}

interface Kept<Value> {
  readonly value: Promise<Value | null>;
  readonly since: number;
}

const most = 20_000;

/** A failure rejects everyone who waits for it and is not cached. */
export function createShortCache<Item, Value>({
  milliseconds,
  keyOf,
  find,
}: ShortCacheOptions<Item, Value>): ShortCache<Item, Value> {
  type Entries = Map<string | number, Kept<Value>>;
  let kept: Entries = new Map();

  /** A clock that was set back does not extend the cache. */
  function isFresh({ since }: Kept<Value>, time: number): boolean {
    return since <= time && time < since + milliseconds;
  }

  function keep(entries: Entries, key: string | number, entry: Kept<Value>): void {
    const drop = () => {
      if (entries.get(key) === entry) entries.delete(key);
    };
    entries.delete(key);
    entries.set(key, entry);
    entry.value.then((value) => {
      if (value === null) drop();
    }, drop);
    const [oldest] = entries.keys();
    if (entries.size > most && oldest !== undefined) entries.delete(oldest);
  }

  return {
    read: async (items, now) => {
      const time = now.getTime();
      const wanted: Entries = new Map();
      const missing = new Map<string | number, Item>();
      for (const item of items) {
        const key = keyOf(item);
        const entry = kept.get(key);
        if (entry !== undefined && isFresh(entry, time)) wanted.set(key, entry);
        else missing.set(key, item);
      }
      if (missing.size > 0) {
        const found = find([...missing.values()], now);
        [...missing.keys()].forEach((key, index) => {
          const entry = { value: found.then((values) => values[index] ?? null), since: time };
          wanted.set(key, entry);
          keep(kept, key, entry);
        });
      }
      return Promise.all(items.map(async (item) => wanted.get(keyOf(item))?.value ?? null));
    },
    clear: () => {
      kept = new Map();
    },
  };
}
