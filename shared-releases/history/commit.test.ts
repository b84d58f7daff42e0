import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RemoteManifest } from 'shared-contracts';
import { manifestDigest } from 'shared-contracts/registry/manifestDigest.ts';
import { isSigned } from 'shared-contracts/registry/signature.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openReleaseKey, type ReleaseKey } from '../releaseKey.ts';
import { createMemoryStore } from '../store/createMemoryStore.ts';
import { readJson, type RemoteStore } from '../store/RemoteStore.ts';
import { release, rollback } from './changes.ts';
import { commit, finishLast } from './commit.ts';
import { readHistory, readNewest } from './records.ts';
import type { Change } from './releaseState.ts';
import { checkOwner, readRegistry, registryPath } from './storedRegistry.ts';

const author = { by: 'anna@here', now: new Date('2026-11-20T09:00:00Z') };
let folder = '';
let key: ReleaseKey;
let store: RemoteStore;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'release-history-'));
  key = await openReleaseKey(folder);
});
afterAll(() => rm(folder, { recursive: true }));

beforeEach(async () => {
  store = createMemoryStore();
  for (const version of ['1', '2']) {
    await store.create(
      `remote-example/${version}/remote.json`,
      JSON.stringify({ name: 'remote-example', version }),
    );
  }
});

test('a change is a line of the audit and a signed registry', async () => {
  await releaseVersion('1');
  const registry = await readRegistry(store);
  expect(registry?.remotes).toEqual([{ name: 'remote-example', version: '1' }]);
  expect(registry && (await isSigned(registry, key.publicKey))).toBe(true);
  expect(await readHistory(store)).toMatchObject([
    { by: 'anna@here', at: '2026-11-20T09:00:00.000Z', action: 'release', from: '', to: '1' },
  ]);
});

test('the registry vouches for the versions before, and not for one that was taken back', async () => {
  const [one, two] = await Promise.all(['1', '2'].map(digestOf));
  await releaseVersion('1');
  expect(await readRegistry(store)).not.toHaveProperty('former');
  await releaseVersion('2');
  expect((await readRegistry(store))?.former).toEqual([one]);
  const newest = await readNewest(store);
  await commit(store, newest, rollback(newest.state, 'remote-example'), key, author);
  expect((await readRegistry(store))?.former ?? []).not.toContain(two);
});

test('a version that takes another remote’s path or name is refused, and nothing has changed', async () => {
  await releaseVersion('1');
  const routes = [{ name: 'Payroll', path: '/payroll' }];
  await put('remote-payroll', '1', routes);
  await put('remote-taker', '1', [{ name: 'Mine', path: '/payroll' }]);
  await commit(store, ...(await releaseOf('remote-payroll')));
  const before = await readRegistry(store);
  await expect(releaseOf('remote-taker').then((taken) => commit(store, ...taken))).rejects.toThrow(
    'remote-taker 1: the path /payroll belongs to remote-payroll.',
  );
  expect(await readRegistry(store)).toEqual(before);
  expect(await readHistory(store)).toHaveLength(2);
});

test('the sequence rises with every change, and above what was given before now', async () => {
  await releaseVersion('1');
  const first = (await readRegistry(store))?.sequence;
  await releaseVersion('2');
  expect(first).toBe(author.now.getTime() / 1000);
  expect((await readRegistry(store))?.sequence).toBe((first ?? 0) + 1);
});

test('of two changes on the same state one is refused and changes nothing', async () => {
  const newest = await readNewest(store);
  await commit(store, newest, changeTo('1', newest), key, author);
  await expect(commit(store, newest, changeTo('2', newest), key, author)).rejects.toThrow(
    'Somebody else has released in the meantime',
  );
  expect((await readRegistry(store))?.remotes).toEqual([{ name: 'remote-example', version: '1' }]);
});

test('a version that is not in the store changes nothing', async () => {
  await releaseVersion('1');
  await expect(releaseVersion('9')).rejects.toThrow('remote-example 9 is not in memory');
  expect(await readHistory(store)).toHaveLength(1);
});

test('what a kill leaves between record and registry is finished by the next command', async () => {
  await releaseVersion('1');
  const killed: RemoteStore = { ...store, replace: () => Promise.reject(new Error('killed')) };
  const newest = await readNewest(store);
  await expect(commit(killed, newest, changeTo('2', newest), key, author)).rejects.toThrow(
    'killed',
  );
  expect((await readRegistry(store))?.remotes[0]?.version).toBe('1');
  expect(await finishLast(store, await readNewest(store), key)).toBe(true);
  expect((await readRegistry(store))?.remotes[0]?.version).toBe('2');
  expect(await finishLast(store, await readNewest(store), key)).toBe(false);
});

test('the store of another installation is refused', async () => {
  await releaseVersion('1');
  const other = await mkdtemp(join(tmpdir(), 'release-other-'));
  await expect(checkOwner(store, await openReleaseKey(other))).rejects.toThrow('another key');
  await rm(other, { recursive: true });
});

test('a damaged registry is refused with what to do, which mends it', async () => {
  await releaseVersion('1');
  const before = await readRegistry(store);
  await store.replace(registryPath, '{"sequence":');
  await expect(checkOwner(store, key)).rejects.toThrow(
    `registry.json in ${store.place} is damaged: it is not JSON. ` +
      'Remove it: the next start or release writes it again from the history beside it.',
  );
  await store.remove(registryPath);
  await checkOwner(store, key);
  await finishLast(store, await readNewest(store), key);
  expect(await readRegistry(store)).toMatchObject({ sequence: before?.sequence });
});

test('an altered registry is refused, too', async () => {
  await releaseVersion('1');
  const registry = await readRegistry(store);
  await store.replace(registryPath, JSON.stringify({ ...registry, remotes: [] }));
  await expect(checkOwner(store, key)).rejects.toThrow('another key');
});

test('the key is made once, for its owner alone, also when many ask at once', async () => {
  const fresh = join(folder, 'fresh');
  const keys = await Promise.all(Array.from({ length: 5 }, () => openReleaseKey(fresh)));
  expect(new Set(keys.map(({ publicKey }) => publicKey)).size).toBe(1);
  expect((await stat(join(fresh, 'keys/release.key'))).mode & 0o777).toBe(0o600);
  expect((await readdir(join(fresh, 'keys'))).toSorted()).toEqual(['release.key', 'release.pub']);
  const kept = await readFile(join(fresh, 'keys/release.pub'), 'utf8');
  expect(kept.trim()).toBe(keys[0]?.publicKey);
});

test('a file that is no such key is refused with its name', async () => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const fresh = join(folder, 'other');
  await openReleaseKey(fresh);
  const file = join(fresh, 'keys/release.key');
  await writeFile(file, privateKey.export({ format: 'pem', type: 'pkcs8' }));
  await expect(openReleaseKey(fresh)).rejects.toThrow(`${file} is not an Ed25519 key`);
});

async function digestOf(version: string): Promise<string> {
  const found = await readJson<RemoteManifest>(store, `remote-example/${version}/remote.json`);
  if (!found) throw new Error(`There is no ${version}.`);
  return await manifestDigest(found);
}

async function releaseVersion(version: string): Promise<void> {
  const newest = await readNewest(store);
  await commit(store, newest, changeTo(version, newest), key, author);
}

function changeTo(version: string, { state }: Awaited<ReturnType<typeof readNewest>>): Change {
  const change = release(state, 'remote-example', version);
  if (!change) throw new Error('Nothing would change.');
  return change;
}

async function put(name: string, version: string, routes: object[]): Promise<void> {
  await store.create(`${name}/${version}/remote.json`, JSON.stringify({ name, version, routes }));
}

async function releaseOf(name: string) {
  const newest = await readNewest(store);
  const change = release(newest.state, name, '1');
  if (!change) throw new Error('Nothing has changed.');
  return [newest, change, key, author] as const;
}
