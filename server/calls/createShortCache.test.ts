import { expect, test, vi } from 'vitest';
import { createShortCache } from './createShortCache.ts';

const at = (seconds: number) => new Date(Date.UTC(2026, 2, 2, 8, 0, seconds));

function cacheOver(find: (names: readonly string[]) => Promise<(string | null)[]>) {
  const asked = vi.fn(find);
  const cache = createShortCache<string, string>({
    milliseconds: 5_000,
    keyOf: (name) => name,
    find: (names) => asked(names),
  });
  return { asked, cache };
}

const loud = async (names: readonly string[]) => names.map((name) => name.toUpperCase());

test('what was found is kept for its seconds, and each item is asked for once', async () => {
  const { asked, cache } = cacheOver(loud);
  expect(await cache.read(['a', 'b', 'a'], at(0))).toEqual(['A', 'B', 'A']);
  expect(await cache.read(['b', 'c'], at(4))).toEqual(['B', 'C']);
  expect(asked.mock.calls).toEqual([[['a', 'b']], [['c']]]);
  await cache.read(['b', 'c'], at(5));
  expect(asked).toHaveBeenLastCalledWith(['b']);
});

test('who asks at the same time waits for the same answer', async () => {
  const { asked, cache } = cacheOver(loud);
  await Promise.all([cache.read(['a'], at(0)), cache.read(['a'], at(0))]);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('a clock that was set back keeps nothing alive', async () => {
  const { asked, cache } = cacheOver(loud);
  await cache.read(['a'], at(10));
  await cache.read(['a'], at(9));
  expect(asked).toHaveBeenCalledTimes(2);
});

test('what was not found is looked for again', async () => {
  const { asked, cache } = cacheOver(async (names) => names.map(() => null));
  expect(await cache.read(['a'], at(0))).toEqual([null]);
  await cache.read(['a'], at(0));
  expect(asked).toHaveBeenCalledTimes(2);
});

test('a failure is told to everybody who waits, and forgotten', async () => {
  const { asked, cache } = cacheOver(loud);
  asked.mockRejectedValueOnce(new Error('away'));
  const waiting = [cache.read(['a', 'b'], at(0)), cache.read(['b'], at(0))];
  expect((await Promise.allSettled(waiting)).map(({ status }) => status)).toEqual([
    'rejected',
    'rejected',
  ]);
  expect(await cache.read(['a'], at(0))).toEqual(['A']);
});

test('an answer that comes after everything was forgotten is not kept', async () => {
  const { asked, cache } = cacheOver(loud);
  const early = cache.read(['a'], at(0));
  cache.clear();
  expect(await early).toEqual(['A']);
  await cache.read(['a'], at(0));
  expect(asked).toHaveBeenCalledTimes(2);
});

test('more items than are kept are all answered', async () => {
  const { asked, cache } = cacheOver(loud);
  const names = Array.from({ length: 20_001 }, (_, index) => `a${index}`);
  await cache.read(names.slice(0, 10), at(0));
  expect(await cache.read(names, at(0))).toEqual(names.map((name) => name.toUpperCase()));
  await cache.read(['a20000', 'a0'], at(0));
  expect(asked).toHaveBeenLastCalledWith(['a0']);
});
