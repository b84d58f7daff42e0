/** Keeps what was found for seconds, so that a burst of calls asks the database once. */
export interface ShortCache<Value> {
  /** What is kept for the key, else what `find` finds now; nothing found is not kept. */
  read(key: string, now: Date, find: () => Promise<Value | null>): Promise<Value | null>;
  clear(): void;
}

const keptMilliseconds = 5_000;
const mostKept = 20_000;

export function createShortCache<Value>(): ShortCache<Value> {
  let kept = new Map<string, { value: Value; until: number }>();

  return {
    read: async (key, now, find) => {
      const entry = kept.get(key);
      if (entry !== undefined && now.getTime() < entry.until) return entry.value;
      // What was asked for before a `clear` may be out of date when it comes.
      const keptThen = kept;
      const value = await find();
      keptThen.delete(key);
      if (value !== null) {
        keptThen.set(key, { value, until: now.getTime() + keptMilliseconds });
      }
      if (keptThen.size > mostKept) keptThen.delete(keptThen.keys().next().value ?? key);
      return value;
    },
    clear: () => {
      kept = new Map();
    },
  };
}
