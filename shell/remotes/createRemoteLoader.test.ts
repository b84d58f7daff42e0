import type { RemoteManifest, SignedRegistry } from 'shared-contracts';
import { expect, test } from 'vitest';
import { createRemoteLoader } from './createRemoteLoader.ts';
import { exampleRemote } from './exampleRemote.ts';
import { createKeptCohort } from './keptCohort.ts';
import { createKeptRegistry } from './keptRegistry.ts';
import { createLastGoodVersions } from './lastGoodVersions.ts';
import { createRegistryReader } from './registryReader.ts';

const page = { remote: 'remote-example', module: './Page', locale: 'en' } as const;
const v1 = exampleRemote({ version: '1.0.0' });
const v2 = exampleRemote({ version: '2.0.0' });

/** A page before a store; `broken` lists the versions whose files are missing. */
function openPage(
  inlined: RemoteManifest[],
  broken: string[] = [],
  changes: Partial<SignedRegistry> = {},
) {
  localStorage.clear();
  const released: Omit<SignedRegistry, 'signature'> = { sequence: 1, remotes: inlined, ...changes };
  const store = { released, broken };
  const sent = (): SignedRegistry => ({ ...store.released, signature: '' });
  const cohort = createKeptCohort(localStorage);
  const asked: string[] = [];
  const lastGood = createLastGoodVersions(localStorage);
  const loader = createRemoteLoader({
    registry: createRegistryReader(
      { registry: sent(), publicKey: '' },
      {
        fetchFile: () => Promise.resolve(Response.json(sent())),
        kept: createKeptRegistry(localStorage),
        cohort,
        isSigned: () => Promise.resolve(true),
      },
    ),
    cohort,
    sharedHere: () => ({ shared: { 'shared-ui': '0.1.0' }, names: { 'shared-ui': ['Button'] } }),
    lastGood,
    fetchFile: async () => new Response('', { status: 404 }),
    async importModule(remote, module) {
      asked.push(`${remote.version} ${module}`);
      if (store.broken.includes(remote.version)) {
        throw new Error('ScriptNetworkError: Failed to load script');
      }
      return module.startsWith('./messages')
        ? { messages: { from: `${remote.version} ${module}` } }
        : { Page: () => remote.version, start: () => () => undefined };
    },
  });
  return { loader, store, asked, lastGood };
}

test('page and messages come from the version in the registry', async () => {
  const { loader, asked } = openPage([v1]);
  const loaded = await loader.load(page);
  expect(loaded.Page()).toBe('1.0.0');
  expect(loaded.messages).toEqual({ from: '1.0.0 ./messages.en' });
  expect(loaded.start).toBeUndefined();
  expect(asked).toEqual(['1.0.0 ./Page', '1.0.0 ./messages.en']);
});

test('a remote with a start module brings it', async () => {
  const { loader } = openPage([exampleRemote({ hasStart: true })]);
  expect((await loader.load(page)).start).toBeTypeOf('function');
});

test('a release reaches an open page with the next route', async () => {
  const { loader, store } = openPage([v1]);
  await loader.load(page);
  store.released = { sequence: 2, remotes: [v2] };
  expect((await loader.load(page)).manifest.version).toBe('2.0.0');
});

test('a version that is gone is answered by the newest release', async () => {
  const { loader, store } = openPage([v1], ['1.0.0']);
  store.released = { sequence: 2, remotes: [v2] };
  expect((await loader.load(page)).manifest.version).toBe('2.0.0');
});

test('a broken release is answered by the version that last worked here', async () => {
  const { loader, lastGood } = openPage([v2], ['2.0.0']);
  lastGood.remember(v1);
  expect((await loader.load(page)).manifest.version).toBe('1.0.0');
});

test('a release whose page fails while rendering is answered by the one that last worked', async () => {
  const { loader, store } = openPage([v1]);
  const loaded = await loader.load(page);
  loaded.worked();
  store.released = { sequence: 2, remotes: [v2] };
  expect((await loader.load(page)).manifest.version).toBe('2.0.0');
  const next = await loader.load({ ...page, avoidVersion: '2.0.0' });
  expect(next.manifest.version).toBe('1.0.0');
});

test('when nothing comes, the failure names remote, version and reason', async () => {
  const { loader } = openPage([v1], ['1.0.0']);
  await expect(loader.load(page)).rejects.toMatchObject({
    kind: 'entry-missing',
    failed: { remote: 'remote-example', version: '1.0.0', module: './Page' },
  });
});

test('trying again after a failure succeeds without a reload of the page', async () => {
  const { loader, store } = openPage([v1], ['1.0.0']);
  await expect(loader.load(page)).rejects.toMatchObject({ kind: 'entry-missing' });
  store.broken = [];
  expect((await loader.load(page)).manifest.version).toBe('1.0.0');
});

test('a remote that was taken away does not come back from this device', async () => {
  const { loader, lastGood } = openPage([]);
  lastGood.remember(v1);
  await expect(loader.load(page)).rejects.toMatchObject({ kind: 'not-registered' });
});

test('a module that the remote does not have is not asked for', async () => {
  const { loader, asked } = openPage([v1]);
  const missing = loader.load({ ...page, module: './Other' });
  await expect(missing).rejects.toMatchObject({ kind: 'not-registered' });
  expect(asked).toEqual([]);
});

test.each<[string, Partial<RemoteManifest>, RegExp]>([
  ['another remote contract', { remoteContract: '^99.0.0' }, /made for remote contract \^99/],
  [
    'a newer library',
    { shared: { 'shared-ui': '^0.2.0' } },
    /needs shared-ui \^0\.2\.0, the shell has 0/,
  ],
  ['names not there', { names: { 'shared-ui': ['Button', 'Gauge'] } }, /uses Gauge of shared-ui/],
])('a remote that needs %s is not run, and the log says why', async (_, changes, why) => {
  const { loader, asked } = openPage([exampleRemote(changes)]);
  const loading = loader.load(page);
  await expect(loading).rejects.toMatchObject({ kind: 'incompatible' });
  await expect(loading).rejects.toThrow(why);
  expect(asked).toEqual([]);
});

test('a remote that the server says does not fit is answered by the version that last worked', async () => {
  const refused = { [v2.container]: 'It was built for another API.' };
  const { loader, lastGood, asked } = openPage([v2], [], { refused });
  await expect(loader.load(page)).rejects.toThrow('It was built for another API.');
  lastGood.remember(v1);
  expect((await loader.load(page)).manifest.version).toBe('1.0.0');
  expect(asked.filter((file) => file.startsWith('2'))).toEqual([]);
});

test('a canary that does not come is answered by what all get', async () => {
  const canaries = [{ cohorts: ['part:1'], remote: v2 }];
  const { loader, store } = openPage([v1], [], { canaries });
  localStorage.setItem('punctual.cohort', '["part:1"]');
  expect((await loader.load(page)).manifest.version).toBe('2.0.0');
  store.broken.push('2.0.0');
  expect((await loader.load(page)).manifest.version).toBe('1.0.0');
});
