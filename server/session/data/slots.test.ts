import { expect, test } from 'vitest';
import { createSlots } from './slots.ts';

test('as much is done at once as there are places, the rest in the order of arrival', async () => {
  const slots = createSlots(2, 10);
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const work = (name: number) => () => {
    begun.push(name);
    return new Promise<number>((resolve) => ends.push(() => resolve(name)));
  };
  const results = [1, 2, 3, 4].map((name) => slots.run(work(name)));
  expect(begun).toEqual([1, 2]);
  ends[1]?.();
  await results[1];
  expect(begun).toEqual([1, 2, 3]);
  ends[0]?.();
  await results[0];
  for (const end of ends) end();
  await results[2];
  for (const end of ends) end();
  expect(await Promise.all(results.filter((result) => result !== null))).toEqual([1, 2, 3, 4]);
});

test('a failure frees its place', async () => {
  const slots = createSlots(1, 10);
  await expect(slots.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await slots.run(() => Promise.resolve('next'))).toBe('next');
});

test('whoever comes when too many wait is sent away', async () => {
  const slots = createSlots(1, 1);
  const first = slots.run(() => Promise.resolve('first'));
  const second = slots.run(() => Promise.resolve('second'));
  expect(slots.run(() => Promise.resolve('third'))).toBeNull();
  expect([await first, await second]).toEqual(['first', 'second']);
});
