import { createShortCache } from './createShortCache.ts';

/** One value that is cached for seconds. */
export interface ShortlyKept<Value> {
  read(now: Date): Promise<Value>;
  clear(): void;
}

/** A short cache for the single value that `find` returns. */
export function keepShortly<Value extends object>(
  milliseconds: number,
  find: () => Promise<Value>,
): ShortlyKept<Value> {
  const cache = createShortCache<'all', Value>({
    milliseconds,
    keyOf: (key) => key,
    find: async () => [await find()],
  });
  return {
    read: async (now) => {
      const [value = null] = await cache.read(['all'], now);
      if (value === null) throw new Error('The value was not found.');
      return value;
    },
    clear: cache.clear,
  };
}
