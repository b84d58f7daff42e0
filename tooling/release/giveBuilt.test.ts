import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { remoteContractVersion } from 'shared-contracts';
import { describeUse, digestUse } from 'shared-contracts/registry/apiUse.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { BuiltRemote } from '../build/build.ts';
import { giveBuilt } from './giveBuilt.ts';
import { release, retire } from 'shared-releases/history/changes.ts';
import { readHistory } from 'shared-releases/history/records.ts';
import { readRegistry } from 'shared-releases/history/storedRegistry.ts';
import { changeReleases, type Installation } from 'shared-releases/changeReleases.ts';
import { openReleaseKey, type ReleaseKey } from 'shared-releases/releaseKey.ts';
import { createMemoryStore } from 'shared-releases/store/createMemoryStore.ts';

const deployed = {
  shell: { remoteContract: remoteContractVersion, shared: {}, names: {} },
  openApi: { paths: {} },
};
const one = { name: 'remote-one', version: '1' };
const two = { name: 'remote-two', version: '1' };
let builds = '';
let key: ReleaseKey;
let installation: Installation;
let said: string[] = [];

beforeAll(async () => {
  builds = await mkdtemp(join(tmpdir(), 'give-built-'));
  key = await openReleaseKey(builds);
  for (const name of ['remote-one', 'remote-two']) {
    for (const version of ['1', '2']) await build(name, version);
  }
});
afterAll(() => rm(builds, { recursive: true }));

beforeEach(() => {
  said = [];
  const store = createMemoryStore();
  const say = (line: string) => said.push(line);
  installation = { store, key, by: 'anna', now: () => new Date(), say };
});

test('the first start gives what was built, the next one changes nothing', async () => {
  await start([one, two]);
  expect(await given()).toEqual([one, two]);
  await start([one, two]);
  expect(await readHistory(installation.store)).toHaveLength(2);
});

test('a start follows the sources, and a remote that is gone from them', async () => {
  await start([one, two]);
  await start([{ ...one, version: '2' }]);
  expect(await given()).toEqual([{ ...one, version: '2' }]);
  expect(said).toContain('remote-two is no longer there');
});

test('a remote of the sources that takes what another has stays away, and the others start', async () => {
  const taken = [{ name: 'One', path: '/one' }];
  for (const { name } of [one, two]) await build(name, 'taken', { routes: taken });
  await start([one, two].map((remote) => ({ ...remote, version: 'taken' })));
  expect(await given()).toEqual([{ ...one, version: 'taken' }]);
  expect(said.join()).toContain('remote-two taken: the path /one belongs to remote-one.');
});

test('no start changes what a team has released, not even when its sources are elsewhere', async () => {
  await start([one, two]);
  await start([{ ...one, version: '2' }, two]);
  await changeReleases(installation, 'release', (state) => release(state, 'remote-one', '1'));
  said = [];
  await start([{ ...one, version: '2' }, two]);
  expect(await given()).toEqual([one, two]);
  expect(said.join()).toContain(
    'remote-one stays at 1, which was released; the sources here are 2',
  );
  await start([two]);
  expect(await given()).toEqual([one, two]);
});

test('a remote that was retired stays away, however often a server starts that has its sources', async () => {
  await start([one, two]);
  await changeReleases(installation, 'retire', (state) => retire(state, 'remote-one'));
  said = [];
  await start([one, two]);
  await start([{ ...one, version: '2' }, two]);
  expect(await given()).toEqual([two]);
  expect(said).toContain(
    'remote-one stays away: it is retired ("npm run release -- remote-one" brings it back).',
  );
});

test('a released remote that no longer fits the shell is told', async () => {
  await start([one]);
  await changeReleases(installation, 'release', (state) => release(state, 'remote-one', '1'));
  const shell = { ...deployed.shell, remoteContract: '9.0.0' };
  await giveBuilt(installation, [one], builds, { ...deployed, shell });
  expect(said.at(-1)).toContain('the shell has 9.0.0');
});

async function start(built: readonly BuiltRemote[]): Promise<void> {
  await giveBuilt(installation, built, builds, deployed);
}

async function given(): Promise<BuiltRemote[]> {
  const registry = await readRegistry(installation.store);
  return (registry?.remotes ?? []).map(({ name, version }) => ({ name, version }));
}

async function build(name: string, version: string, changes: object = {}): Promise<void> {
  const folder = join(builds, name, version);
  await mkdir(folder, { recursive: true });
  const manifest = {
    name,
    version,
    remoteContract: `^${remoteContractVersion}`,
    integrity: {},
    shared: {},
    names: {},
    operations: [],
    api: await digestUse(describeUse(deployed.openApi, [])),
    ...changes,
  };
  await writeFile(join(folder, 'remote.json'), JSON.stringify(manifest));
}
