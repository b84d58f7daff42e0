import { expect, test } from 'vitest';
import { createMemoryStore } from '../store/createMemoryStore.ts';
import type { RemoteStore } from '../store/RemoteStore.ts';
import { release } from './changes.ts';
import { auditPath, foldHistory } from './foldHistory.ts';
import { createRecord, readHistory, readNewest } from './records.ts';

const at = '2026-11-20T09:00:00.000Z';

async function storeWith(releases: number): Promise<RemoteStore> {
  const store = createMemoryStore();
  for (let number = 1; number <= releases; number += 1) {
    const { state } = await readNewest(store);
    const change = release(state, 'remote-example', String(number));
    if (change) await createRecord(store, number, { ...change, sequence: number, at, by: 'anna' });
  }
  return store;
}

async function audit(store: RemoteStore): Promise<string[]> {
  const text = new TextDecoder().decode(await store.read(auditPath));
  return text.split('\n').filter(Boolean);
}

test('old records become lines of the audit, and rollback goes on knowing its versions', async () => {
  const store = await storeWith(5);
  await foldHistory(store, 3);
  expect((await readHistory(store)).map(({ to }) => to)).toEqual(['4', '5']);
  const lines: unknown[] = JSON.parse(`[${(await audit(store)).join()}]`);
  expect(lines).toMatchObject(
    ['1', '2', '3'].map((to) => ({ by: 'anna', at, action: 'release', to })),
  );
  expect((await audit(store)).join()).not.toContain('state');
  const { number, state } = await readNewest(store);
  expect(number).toBe(5);
  expect(state.remotes['remote-example']?.previous).toEqual(['4', '3', '2', '1']);
});

test('a kill before the files are gone writes no line twice', async () => {
  const store = await storeWith(4);
  const killed = { ...store, remove: () => Promise.reject(new Error('killed')) };
  await expect(foldHistory(killed, 2)).rejects.toThrow('killed');
  await foldHistory(store, 3);
  expect(await audit(store)).toHaveLength(3);
  expect(await readHistory(store)).toHaveLength(1);
});
