import { spawnSync } from 'node:child_process';
import { hostname } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createMemoryStore } from './store/createMemoryStore.ts';
import { withLock } from './withLock.ts';

const patience = { look: 1, silence: 30, longest: 10_000 };
const options = { by: 'anna', what: 'release', say: () => undefined, patience };

test('two people at once work one after the other', async () => {
  const store = createMemoryStore();
  const inside: string[] = [];
  let most = 0;
  const work = (who: string) =>
    withLock(store, { ...options, by: who }, async () => {
      inside.push(who);
      most = Math.max(most, inside.length);
      await setImmediate();
      inside.splice(inside.indexOf(who), 1);
      return who;
    });
  const people = ['anna', 'ben', 'cem', 'dora', 'eva'];
  expect(await Promise.all(people.map(work))).toEqual(people);
  expect(most).toBe(1);
});

test('the lock is free again after work that failed', async () => {
  const store = createMemoryStore();
  await expect(withLock(store, options, () => Promise.reject(new Error('no')))).rejects.toThrow();
  expect(await withLock(store, options, () => Promise.resolve('next'))).toBe('next');
});

test('a holder whose process has ended is taken over at once', async () => {
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  const store = await heldStore({ host: hostname(), processId: pid });
  const slow = { ...options, patience: { ...patience, silence: 1_000_000 } };
  expect(await withLock(store, slow, () => Promise.resolve('done'))).toBe('done');
});

test('a holder elsewhere that shows no life is taken over after a while', async () => {
  const store = await heldStore({ host: 'elsewhere', processId: 1 });
  const said: string[] = [];
  const told = { ...options, say: (line: string) => said.push(line) };
  expect(await withLock(store, told, () => Promise.resolve('done'))).toBe('done');
  expect(said).toEqual(['Waiting for ben (release)']);
});

test('who waits too long is told for whom', async () => {
  const store = await heldStore({ host: 'elsewhere', processId: 1 });
  const hurried = { ...options, patience: { ...patience, silence: 1_000_000, longest: 5 } };
  await expect(withLock(store, hurried, () => Promise.resolve())).rejects.toThrow(
    /ben holds the store \(release, process 1 on elsewhere\)/,
  );
});

async function heldStore(holder: { host: string; processId: number }) {
  const store = createMemoryStore();
  const entry = { by: 'ben', what: 'release', isFree: false, beat: 'once', ...holder };
  await store.create('locks/00000007.json', JSON.stringify(entry));
  return store;
}
