import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { remoteContractVersion, type RemoteManifest } from 'shared-contracts';
import { describeUse, digestUse } from 'shared-contracts/registry/apiUse.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { canary, stopCanary } from 'shared-releases/history/canaryChanges.ts';
import { release } from 'shared-releases/history/changes.ts';
import { readHistory } from 'shared-releases/history/records.ts';
import { readRegistry } from 'shared-releases/history/storedRegistry.ts';
import { changeReleases, type Installation } from 'shared-releases/changeReleases.ts';
import { openReleaseKey, type ReleaseKey } from 'shared-releases/releaseKey.ts';
import { checkUpgrade } from './gate/checkUpgrade.ts';
import { parseRelease } from './parseRelease.ts';
import { runRelease } from './runRelease.ts';
import { createMemoryStore } from 'shared-releases/store/createMemoryStore.ts';
import type { RemoteStore } from 'shared-releases/store/RemoteStore.ts';

const name = 'remote-example';
const openApi = { paths: {} };
const sites = ['North Yard', 'Riverside'];
let folder = '';
let key: ReleaseKey;
let store: RemoteStore;
let said: string[] = [];
let server: Server;
let address = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'run-release-'));
  key = await openReleaseKey(folder);
  const shell = { remoteContract: remoteContractVersion, shared: {}, names: {} };
  server = createServer((request, response) => {
    const send = (body: unknown) => response.end(JSON.stringify(body));
    if (request.url === '/shell.json') send(shell);
    else if (request.url === '/api/openapi.json') send(openApi);
    else if (request.url === '/remotes/sites') send(sites);
    else void readRegistry(store).then(send);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  address = typeof bound === 'object' && bound ? `http://127.0.0.1:${bound.port}` : '';
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

beforeEach(async () => {
  store = createMemoryStore();
  said = [];
  await put('1');
  await put('2');
  await put('3', { remoteContract: '^9.0.0' });
});

test('rollback is live at once and in the audit', async () => {
  await give('1');
  await give('2');
  await run('rollback', name);
  expect(said).toContain(`${name}: rollback 2 → 1`);
  expect(said).toContain(`Live at ${address}`);
  expect(await givenVersion()).toBe('1');
});

test('rollback to what no longer fits is refused with the way out', async () => {
  await give('3');
  await give('2');
  await expect(run('rollback', name)).rejects.toThrow(
    /remote contract \^9\.0\.0, the shell has [\d.]+\.\nNothing was changed\. Build it/,
  );
  expect(await givenVersion()).toBe('2');
});

test('without a server a rollback works, and says what is left to the shell', async () => {
  await give('1');
  await give('2');
  const command = parseRelease(['rollback', name]);
  const isLive = await runRelease(command, installation('anna'), 'http://127.0.0.1:1');
  expect(isLive).toBe(false);
  expect(said[0]).toContain('what fits is left to the shell');
  expect(await givenVersion()).toBe('1');
}, 30_000);

test('a remote that is not in the working tree is refused before anything is built', async () => {
  await expect(run('remote-payroll')).rejects.toThrow('There is no remote-payroll');
});

test('a canary for a site that the company does not have is refused with those that it has', async () => {
  await give('1');
  await expect(run('canary', name, '--site', 'Nort Yard')).rejects.toThrow(
    'There is no site "Nort Yard", only North Yard, Riverside.',
  );
  await expect(run('canary', name, '--site', 'North Yard')).rejects.toThrow(
    'There is no remote-ex',
  );
});

test('several people at once change one after the other, and nothing is lost', async () => {
  const names = ['a', 'b', 'c', 'd', 'e'].map((letter) => `remote-${letter}`);
  for (const remote of names) await put('1', { name: remote }, remote);
  await Promise.all(
    names.map((remote) =>
      changeReleases(installation(remote), 'release', (state) => release(state, remote, '1')),
    ),
  );
  expect((await readRegistry(store))?.remotes.map((remote) => remote.name)).toEqual(names);
  expect((await readHistory(store)).map(({ by }) => by).toSorted()).toEqual(names);
});

test('prune keeps what the next rollback goes to', async () => {
  await give('1');
  await give('2');
  await run('prune');
  expect(await store.list(name)).toEqual(['1', '2']);
  expect(said).toContain(`Removed ${name}/3`);
});

test('list tells versions, canaries and who changed what', async () => {
  await give('1');
  await run('list');
  expect(said[0]).toBe(`${name}  1  released, 0 before`);
  expect(said.at(-1)).toMatch(/anna {2}release remote-example {2}1$/);
});

test('list tells of a canary that was stopped by itself, and why', async () => {
  await give('1');
  await changeReleases(installation('anna'), 'canary', (state) =>
    canary(state, name, { version: '2', cohorts: ['part:1'], who: '1 %' }),
  );
  await changeReleases(installation('punctual'), 'stop', (state) =>
    stopCanary(state, name, {
      version: '2',
      at: '2026-11-20T09:00:00.000Z',
      canary: { count: 12, failures: 9 },
      released: { count: 300, failures: 2 },
    }),
  );
  await run('list');
  expect(said).toContain(
    '  canary 2 was stopped by itself: 9 of 12 failed, of what all get 2 of 300',
  );
  expect(said.at(-1)).toMatch(/punctual {2}stop-canary remote-example {2}2 → 1$/);
});

test('somebody else’s server is noticed before anything is changed', async () => {
  await give('1');
  const own = createMemoryStore();
  const other = await openReleaseKey(join(folder, 'own'));
  const elsewhere = { ...installation('anna'), store: own, key: other };
  const released = runRelease(parseRelease([name]), elsewhere, address);
  await expect(released).rejects.toThrow(
    `The registry that ${address} serves is signed with another`,
  );
  expect(await own.list('')).toEqual([]);
});

test('a registry signed with another key can be signed anew, and by nothing else', async () => {
  await give('1');
  const other = await openReleaseKey(join(folder, 'other'));
  const elsewhere = { ...installation('anna'), key: other };
  const rollback = runRelease(parseRelease(['rollback', name]), elsewhere, address);
  await expect(rollback).rejects.toThrow('signed with another key');
  await runRelease(parseRelease(['renew']), elsewhere, address);
  expect(said).toContain('Signed anew');
});

function installation(by: string): Installation {
  return { store, key, by, now: () => new Date(), say: (line) => said.push(line) };
}

async function run(...words: string[]): Promise<void> {
  await runRelease(parseRelease(words), installation('anna'), address);
}

async function give(version: string): Promise<void> {
  await changeReleases(installation('anna'), 'release', (state) => release(state, name, version));
}

async function givenVersion(): Promise<string | undefined> {
  return (await readRegistry(store))?.remotes[0]?.version;
}

async function put(
  version: string,
  changes: Partial<Record<keyof RemoteManifest, string>> = {},
  remote = name,
): Promise<void> {
  const manifest = {
    name: remote,
    version,
    remoteContract: `^${remoteContractVersion}`,
    shared: {},
    names: {},
    operations: [],
    api: await digestUse(describeUse(openApi, [])),
    ...changes,
  };
  await store.create(`${remote}/${version}/remote.json`, JSON.stringify(manifest));
}

test('what is live is held against shell and API that are to be deployed', async () => {
  await give('1');
  const shell = { remoteContract: remoteContractVersion, shared: {}, names: {} };
  expect(await checkUpgrade({ shell, openApi }, address)).toBe(1);
  const older = { shell: { ...shell, remoteContract: '0.9.0' }, openApi };
  await expect(checkUpgrade(older, address)).rejects.toThrow(
    `would stop what is live at ${address}:\n  ${name} 1 is made for remote contract`,
  );
});

test('a rollback to a version that is not there names those that are', async () => {
  await give('1');
  await expect(run('rollback', name, '9.9')).rejects.toThrow(
    /9\.9 is not in .* There are: 1, 2, 3\./,
  );
});
