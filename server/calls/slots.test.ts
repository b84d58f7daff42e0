import { expect, test } from 'vitest';
import { createSlots } from './slots.ts';

test('as much is done at once as there are places, the rest of one in the order of arrival', async () => {
  const slots = createSlots(2, 10);
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const work = (name: number) => () => {
    begun.push(name);
    return new Promise<number>((resolve) => ends.push(() => resolve(name)));
  };
  const results = [1, 2, 3, 4].map((name) => slots.run('one', work(name)));
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
  await expect(slots.run('one', () => Promise.reject(new Error('broken')))).rejects.toThrow(
    'broken',
  );
  expect(await slots.run('one', () => Promise.resolve('next'))).toBe('next');
});

test('whoever comes when too many wait is sent away', async () => {
  const slots = createSlots(1, 1);
  const first = slots.run('one', () => Promise.resolve('first'));
  const second = slots.run('one', () => Promise.resolve('second'));
  expect(slots.run('one', () => Promise.resolve('third'))).toBeNull();
  expect([await first, await second]).toEqual(['first', 'second']);
});

test('those who wait take turns, however much each of them asks for', async () => {
  const slots = createSlots(1, 10);
  const done: string[] = [];
  const ask = (who: string, what: string) => slots.run(who, async () => void done.push(what));
  const asked = [
    ...['a1', 'a2', 'a3', 'a4'].map((what) => ask('flood', what)),
    ask('person', 'b1'),
    ask('another', 'c1'),
  ];
  await Promise.all(asked.filter((each) => each !== null));
  expect(done).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'a4']);
});

test('a flood leaves room for those who have nothing waiting', async () => {
  const slots = createSlots(1, 2);
  const ask = (who: string) => slots.run(who, () => Promise.resolve(who));
  const flood = [ask('flood'), ask('flood'), ask('flood')];
  expect(ask('flood')).toBeNull();
  expect(await ask('person')).toBe('person');
  await Promise.all(flood.filter((each) => each !== null));
});
