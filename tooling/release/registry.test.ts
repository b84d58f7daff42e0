import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { activate, readRegistry } from './registry.ts';

let store = '';

beforeEach(async () => {
  store = await mkdtemp(join(tmpdir(), 'remote-store-'));
  for (const version of ['1.0.0', '2.0.0']) {
    const folder = join(store, 'remote-example', version);
    await mkdir(folder, { recursive: true });
    await writeFile(
      join(folder, 'remote.json'),
      JSON.stringify({ name: 'remote-example', version }),
    );
  }
});

afterEach(async () => {
  await rm(store, { recursive: true });
});

test('a new store has no registry', async () => {
  expect(await readRegistry(store)).toBeUndefined();
});

test('every switch raises the sequence, backwards too', async () => {
  await activate(store, [{ name: 'remote-example', version: '1.0.0' }]);
  await activate(store, [{ name: 'remote-example', version: '2.0.0' }]);
  await activate(store, [{ name: 'remote-example', version: '1.0.0' }]);
  expect(await readRegistry(store)).toEqual({
    sequence: 3,
    remotes: [{ name: 'remote-example', version: '1.0.0' }],
  });
});

test('what is active already is not written again', async () => {
  expect(await activate(store, [{ name: 'remote-example', version: '1.0.0' }])).toBe(true);
  expect(await activate(store, [{ name: 'remote-example', version: '1.0.0' }])).toBe(false);
  expect((await readRegistry(store))?.sequence).toBe(1);
});

test('a version that is not in the store changes nothing', async () => {
  await activate(store, [{ name: 'remote-example', version: '1.0.0' }]);
  await expect(activate(store, [{ name: 'remote-example', version: '9.0.0' }])).rejects.toThrow();
  expect((await readRegistry(store))?.sequence).toBe(1);
});

test('no draft is left beside the registry', async () => {
  await activate(store, [{ name: 'remote-example', version: '1.0.0' }]);
  expect(await readdir(store)).toEqual(expect.arrayContaining(['registry.json', 'remote-example']));
  expect(await readdir(store)).toHaveLength(2);
});
