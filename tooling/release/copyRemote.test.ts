import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { integrityOf } from 'shared-releases/store/putRemote.ts';
import { copyRemote } from './copyRemote.ts';
import { createMemoryStore } from 'shared-releases/store/createMemoryStore.ts';

const code = Buffer.from('run()');
let build = '';

beforeEach(async () => {
  build = await mkdtemp(join(tmpdir(), 'built-remote-'));
  await mkdir(build, { recursive: true });
  await writeFile(join(build, 'entry.js'), code);
  await describeBuild({});
});
afterEach(() => rm(build, { recursive: true }));

async function describeBuild(changes: object): Promise<void> {
  const manifest = {
    name: 'remote-example',
    version: '1',
    integrity: { 'entry.js': integrityOf(code) },
    ...changes,
  };
  await writeFile(join(build, 'remote.json'), JSON.stringify(manifest));
}

test('a build is copied once', async () => {
  const store = createMemoryStore();
  expect(await copyRemote(store, build)).toBe(2);
  expect(await store.list('remote-example/1')).toEqual(['entry.js', 'remote.json']);
  expect(await copyRemote(store, build)).toBe(0);
});

test('a full disk gets back what was copied, and the next try starts anew', async () => {
  const store = createMemoryStore();
  const full = {
    ...store,
    create: (path: string, content: Uint8Array | string) =>
      path.endsWith('remote.json')
        ? Promise.reject(new Error('ENOSPC: no space left on device'))
        : store.create(path, content),
  };
  await expect(copyRemote(full, build)).rejects.toThrow('no space left');
  expect(await store.list('remote-example/1')).toEqual([]);
  expect(await copyRemote(store, build)).toBe(2);
});

test('another content under the version of a release is refused', async () => {
  const store = createMemoryStore();
  await copyRemote(store, build);
  await describeBuild({ entry: 'other.js' });
  await expect(copyRemote(store, build)).rejects.toThrow('with another content');
});

test('a build that was altered is refused', async () => {
  const store = createMemoryStore();
  await writeFile(join(build, 'entry.js'), 'steal()');
  await expect(copyRemote(store, build)).rejects.toThrow('is not what its build promised');
  expect(await store.list('remote-example/1')).toEqual([]);
});
