import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDirectoryStore } from './createDirectoryStore.ts';
import { createMemoryStore } from './createMemoryStore.ts';
import { readJson, type RemoteStore } from './RemoteStore.ts';

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'remote-store-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe.each<[string, () => RemoteStore]>([
  ['a directory', () => createDirectoryStore(folder)],
  ['memory', createMemoryStore],
])('A store in %s', (_, open) => {
  test('gives what was put there, and nothing where nothing was', async () => {
    const store = open();
    expect(await store.create('a/b.json', '{"c":1}')).toBe(true);
    expect(await readJson(store, 'a/b.json')).toEqual({ c: 1 });
    expect(await store.read('a/other.json')).toBeUndefined();
    expect(await store.list('nowhere')).toEqual([]);
  });

  test('lets one of many create a file', async () => {
    const store = open();
    const tries = Array.from({ length: 20 }, (__, number) => store.create('once', String(number)));
    expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(1);
    expect(await store.create('once', 'late')).toBe(false);
  });

  test('replaces, lists and removes', async () => {
    const store = open();
    await store.create('list/2/x', 'x');
    await store.replace('list/1', 'one');
    await store.replace('list/1', 'two');
    expect(await readText(store, 'list/1')).toBe('two');
    expect(await store.list('list')).toEqual(['1', '2']);
    await store.remove('list/2');
    await store.remove('list/2');
    expect(await store.list('list')).toEqual(['1']);
  });
});

test('a directory keeps no draft, not even of what could not be placed', async () => {
  const store = createDirectoryStore(folder);
  await store.create('draft/a', 'a');
  await store.create('draft/a', 'b');
  await expect(store.replace('draft', 'a folder is there')).rejects.toThrow();
  expect(await readdir(join(folder, '.drafts'))).toEqual([]);
});

test('what a killed command has left in a directory is cleared after a day', async () => {
  const drafts = join(folder, '.drafts');
  for (const [name, hoursAgo] of [['old', 25] as const, ['young', 1] as const]) {
    await writeFile(join(drafts, name), 'half');
    const at = Date.now() / 1000 - hoursAgo * 3600;
    await utimes(join(drafts, name), at, at);
  }
  await createDirectoryStore(folder).replace('any', 'thing');
  expect(await readdir(drafts)).toEqual(['young']);
});

async function readText(store: RemoteStore, path: string): Promise<string> {
  return new TextDecoder().decode(await store.read(path));
}
