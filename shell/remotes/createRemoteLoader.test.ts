import type { RemoteManifest, SignedRegistry } from 'shared-contracts';
import { manifestDigest } from 'shared-contracts/registry/manifestDigest.ts';
import { afterEach, expect, test, vi } from 'vitest';
import type { RemoteAttempt } from '../failures/data/createRemoteHealthReporter.ts';
import { createRemoteLoader, type LoaderSurroundings } from './createRemoteLoader.ts';
import { entryFault } from './testing/entryFault.ts';
import { exampleRemote } from '../testing/exampleRemote.ts';
import { createKeptCohort } from './keptCohort.ts';
import { createKeptRegistry } from './keptRegistry.ts';
import { createLastGoodVersions } from './lastGoodVersions.ts';
import { createTrialMarks } from './trialMarks.ts';
import { createRegistryReader } from './registryReader.ts';
import type { LoadedPage, PageRequest } from './RemoteLoader.ts';

const page = { remote: 'remote-example', module: './Page', locale: 'en' } as const;
const v1 = exampleRemote({ version: '1.0.0' });
const v2 = exampleRemote({ version: '2.0.0' });

afterEach(() => void vi.useRealTimers());

/**
 * A page in front of a store; files of versions in `broken` are missing, those in `hanging` take
 * longer than ten seconds.
 */
async function openPage(
  inlined: RemoteManifest[],
  broken: string[] = [],
  changes: Partial<SignedRegistry> = {},
) {
  localStorage.clear();
  const former = await Promise.all([v1, v2].map(manifestDigest));
  const released: Omit<SignedRegistry, 'signature'> = {
    sequence: 1,
    remotes: inlined,
    former,
    ...changes,
  };
  const hanging: string[] = [];
  const throwing: string[] = [];
  const store = { released, broken, hanging, throwing };
  const sent = (): SignedRegistry => ({ ...store.released, signature: '' });
  const cohort = createKeptCohort(localStorage);
  const asked: string[] = [];
  const lastGood = createLastGoodVersions(localStorage);
  let now = 0;
  const marks = createTrialMarks(localStorage, document, () => now);
  const attempts: RemoteAttempt[] = [];
  const surroundings: LoaderSurroundings = {
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
    marks,
    fetchFile: async () => new Response('', { status: 404 }),
    async importModule(remote, module) {
      asked.push(`${remote.version} ${module}`);
      if (store.hanging.includes(remote.version)) {
        await new Promise((done) => setTimeout(done, 10_000));
        if (store.hanging.includes(remote.version)) {
          throw entryFault('timed out');
        }
      }
      if (store.throwing.includes(remote.version)) throw new TypeError('x is not a function');
      if (store.broken.includes(remote.version)) throw entryFault('unreachable');
      return module.startsWith('./messages')
        ? { messages: { from: `${remote.version} ${module}` } }
        : { Page: () => remote.version, start: () => () => undefined };
    },
  };
  const reasons: string[] = [];
  const loader = createRemoteLoader(surroundings, (attempt, failure) => {
    attempts.push(attempt);
    if (failure) reasons.push(failure.message);
  });
  const versionOf = async (wishes: Partial<PageRequest> = {}) =>
    (await loader.load({ ...page, ...wishes })).manifest.version;
  const visit = () => createRemoteLoader(surroundings, (attempt) => attempts.push(attempt));
  /** The window was closed abruptly, and is opened again much later. */
  const reopen = () => {
    now += 60_000;
    return visit();
  };
  return { loader, reopen, store, asked, lastGood, attempts, reasons, versionOf };
}

/** As the page does once the version has been on the screen long enough. */
async function letWork(loading: Promise<LoadedPage>): Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  (await loading).shown();
  vi.advanceTimersByTime(3_000);
  vi.useRealTimers();
}

test('page and messages come from the version in the registry', async () => {
  const { loader, asked } = await openPage([v1]);
  const loaded = await loader.load(page);
  expect(loaded.Page()).toBe('1.0.0');
  expect(loaded.messages).toEqual({ from: '1.0.0 ./messages.en' });
  expect(loaded.start).toBeUndefined();
  expect(asked).toEqual(['1.0.0 ./Page', '1.0.0 ./messages.en']);
});

test('a version that hung the page twice is not begun again on this device, and counts as failed once', async () => {
  const { loader, reopen, lastGood, asked, attempts } = await openPage([v2]);
  lastGood.remember(v1, './Page');
  await loader.load(page);
  await reopen().load(page);
  asked.length = 0;
  attempts.length = 0;
  for (const visit of [reopen(), reopen()]) {
    expect((await visit.load(page)).manifest.version).toBe('1.0.0');
  }
  expect(asked.filter((file) => file.startsWith('2.0.0'))).toEqual([]);
  expect(attempts.filter(({ outcome }) => outcome !== 'loaded')).toEqual([
    { remote: 'remote-example', version: '2.0.0', outcome: 'render', milliseconds: 0 },
  ]);
});

test('where there is nothing older, somebody may try again what hung', async () => {
  const { loader, reopen } = await openPage([v2]);
  await loader.load(page);
  await reopen().load(page);
  const later = reopen();
  await expect(later.load(page)).rejects.toThrow('It stopped the page from answering before.');
  expect((await later.load({ ...page, isRetry: true })).manifest.version).toBe('2.0.0');
});

test('a browser that was ended once during a trial shuts nobody out', async () => {
  const { loader, reopen } = await openPage([v2]);
  await loader.load(page);
  const second = reopen();
  await letWork(second.load(page));
  await reopen().load(page);
  expect((await reopen().load(page)).manifest.version).toBe('2.0.0');
});

test('a version that worked, failed or was left in time has not hung', async () => {
  const worked = await openPage([v2]);
  await letWork(worked.loader.load(page));
  expect((await worked.reopen().load(page)).manifest.version).toBe('2.0.0');
  const failed = await openPage([v2]);
  (await failed.loader.load(page)).failed();
  expect((await failed.reopen().load(page)).manifest.version).toBe('2.0.0');
  const left = await openPage([v2]);
  await left.loader.load(page);
  document.dispatchEvent(new Event('visibilitychange'));
  expect((await left.reopen().load(page)).manifest.version).toBe('2.0.0');
});

test('a remote with a start module brings it', async () => {
  const { loader } = await openPage([exampleRemote({ hasStart: true })]);
  expect((await loader.load(page)).start).toBeTypeOf('function');
});

test('a release reaches an open page with the next route', async () => {
  const { loader, store } = await openPage([v1]);
  await loader.load(page);
  store.released = { ...store.released, sequence: 2, remotes: [v2] };
  expect((await loader.load(page)).manifest.version).toBe('2.0.0');
});

test('a version that is gone is answered by the newest release', async () => {
  const { loader, store } = await openPage([v1], ['1.0.0']);
  store.released = { ...store.released, sequence: 2, remotes: [v2] };
  expect((await loader.load(page)).manifest.version).toBe('2.0.0');
});

test('a broken release is answered by the version that last worked here', async () => {
  const { lastGood, versionOf } = await openPage([v2], ['2.0.0']);
  lastGood.remember(v1, './Page');
  expect(await versionOf()).toBe('1.0.0');
});

test('why a version failed is told, though another took its place', async () => {
  const { store, lastGood, versionOf, reasons } = await openPage([v2]);
  lastGood.remember(v1, './Page');
  store.throwing.push('2.0.0');
  expect(await versionOf()).toBe('1.0.0');
  expect(reasons).toEqual(['remote-example 2.0.0 ./Page: threw. TypeError: x is not a function']);
});

test('what hangs is answered in two seconds, and reported when it is given up', async () => {
  const { store, lastGood, versionOf, asked, attempts } = await openPage([v2]);
  lastGood.remember(v1, './Page');
  store.hanging.push('2.0.0');
  vi.useFakeTimers({ now: 0 });
  const begun = performance.now();
  const loading = versionOf();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await loading).toBe('1.0.0');
  expect(performance.now() - begun).toBe(2_000);

  asked.length = 0;
  expect(await versionOf()).toBe('1.0.0');
  expect(asked[0]).toBe('1.0.0 ./Page');
  await vi.advanceTimersByTimeAsync(8_000);
  const ends = attempts.map(({ version, outcome }) => `${version} ${outcome}`);
  expect(ends).toEqual(['1.0.0 loaded', '1.0.0 loaded', '2.0.0 timeout']);
});

test('what was only slow is taken with the next page', async () => {
  const { store, lastGood, versionOf } = await openPage([v2]);
  lastGood.remember(v1, './Page');
  store.hanging.push('2.0.0');
  vi.useFakeTimers();
  const loading = versionOf();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await loading).toBe('1.0.0');
  store.hanging = [];
  await vi.advanceTimersByTimeAsync(8_000);
  expect(await versionOf()).toBe('2.0.0');
});

test('a release that fails its first showing is answered by the one that last worked', async () => {
  const { loader, store, versionOf } = await openPage([v1]);
  await letWork(loader.load(page));
  store.released = { ...store.released, sequence: 2, remotes: [v2] };
  const next = await loader.load(page);
  expect(next.manifest.version).toBe('2.0.0');
  next.shown()();
  expect(next.failed()).toBe(true);
  expect(await versionOf({ avoidVersions: ['2.0.0'] })).toBe('1.0.0');
  expect(await versionOf()).toBe('1.0.0');
  expect(await versionOf({ isRetry: true })).toBe('2.0.0');
});

test('a version that has worked for some seconds is on trial no more', async () => {
  const { loader } = await openPage([v1]);
  const first = await loader.load(page);
  await letWork(Promise.resolve(first));
  expect(first.failed()).toBe(false);
});

test('what failed is left alone for a while, and then gets its turn again', async () => {
  const { store, lastGood, versionOf, asked } = await openPage([v2], ['2.0.0']);
  lastGood.remember(v1, './Page');
  vi.useFakeTimers({ toFake: ['performance'] });
  expect(await versionOf()).toBe('1.0.0');
  store.broken = [];
  asked.length = 0;
  expect(await versionOf()).toBe('1.0.0');
  expect(asked.filter((file) => file.startsWith('2'))).toEqual([]);
  vi.advanceTimersByTime(600_000);
  expect(await versionOf()).toBe('2.0.0');
});

test('while a punch is on its way the version in use stays', async () => {
  const { loader, store, versionOf } = await openPage([v1]);
  (await loader.load(page)).shown();
  store.released = { ...store.released, sequence: 2, remotes: [v2] };
  expect(await versionOf({ keepsVersion: true })).toBe('1.0.0');
  expect(await versionOf()).toBe('2.0.0');
});

test('a page that stands open is offered what is newer, once it is there', async () => {
  const { loader, store, asked } = await openPage([v1]);
  await loader.load(page);
  expect(await loader.loadNewer(page, v1)).toBeUndefined();
  store.released = { ...store.released, sequence: 2, remotes: [v2] };
  store.broken.push('2.0.0');
  expect(await loader.loadNewer(page, v1)).toBeUndefined();
  asked.length = 0;
  expect(await loader.loadNewer(page, v1)).toBeUndefined();
  expect(asked).toEqual([]);
  const v3 = exampleRemote({ version: '3.0.0' });
  store.released = { sequence: 3, remotes: [v3] };
  expect((await loader.loadNewer(page, v1))?.manifest.version).toBe('3.0.0');
});

test('when nothing comes, the failure names remote, version and reason', async () => {
  const { loader } = await openPage([v1], ['1.0.0']);
  await expect(loader.load(page)).rejects.toMatchObject({
    kind: 'entry-missing',
    failed: { remote: 'remote-example', version: '1.0.0', module: './Page' },
  });
});

test('trying again after a failure succeeds without a reload of the page', async () => {
  const { loader, store } = await openPage([v1], ['1.0.0']);
  await expect(loader.load(page)).rejects.toMatchObject({ kind: 'entry-missing' });
  store.broken = [];
  expect((await loader.load(page)).manifest.version).toBe('1.0.0');
});

test('a remote that was taken away does not come back from this device', async () => {
  const { loader, lastGood } = await openPage([]);
  lastGood.remember(v1, './Page');
  await expect(loader.load(page)).rejects.toMatchObject({ kind: 'not-registered' });
});

test('a module that the remote does not have is not asked for', async () => {
  const { loader, asked } = await openPage([v1]);
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
  const { loader, asked } = await openPage([exampleRemote(changes)]);
  const loading = loader.load(page);
  await expect(loading).rejects.toMatchObject({ kind: 'incompatible' });
  await expect(loading).rejects.toThrow(why);
  expect(asked).toEqual([]);
});

test('a remote that the server says does not fit is answered by the version that last worked', async () => {
  const refused = { [v2.container]: 'It was built for another API.' };
  const { loader, lastGood, asked } = await openPage([v2], [], { refused });
  await expect(loader.load(page)).rejects.toThrow('It was built for another API.');
  lastGood.remember(v1, './Page');
  expect((await loader.load(page)).manifest.version).toBe('1.0.0');
  expect(asked.filter((file) => file.startsWith('2'))).toEqual([]);
});

test('a canary that does not come is answered by what all get', async () => {
  const canaries = [{ cohorts: ['part:1'], remote: v2 }];
  const { loader, store } = await openPage([v1], [], { canaries });
  localStorage.setItem('punctual.cohort', '["part:1"]');
  expect((await loader.load(page)).manifest.version).toBe('2.0.0');
  store.broken.push('2.0.0');
  expect((await loader.load(page)).manifest.version).toBe('1.0.0');
});

test.each<[string, RemoteManifest, readonly string[] | undefined]>([
  ['altered on the device', { ...v1, entry: 'stolen.js' }, undefined],
  ['taken back by its team', v1, []],
])('a version that was %s is not gone back to', async (_, kept, former) => {
  const changes = former && { former };
  const { loader, lastGood, asked } = await openPage([v2], ['2.0.0'], changes);
  lastGood.remember(kept, './Page');
  await expect(loader.load(page)).rejects.toMatchObject({ kind: 'entry-missing' });
  expect(asked.filter((file) => file.startsWith('1'))).toEqual([]);
});
