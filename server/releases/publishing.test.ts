import { createHash, randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { remoteContractVersion, type SignedRegistry } from 'shared-contracts';
import { containerName } from 'shared-contracts/registry/containerName.ts';
import { describeUse, digestUse } from 'shared-contracts/registry/apiUse.ts';
import { isSigned } from 'shared-contracts/registry/signature.ts';
import { changeReleases } from 'shared-releases/changeReleases.ts';
import { stopCanary } from 'shared-releases/history/canaryChanges.ts';
import { readHistory } from 'shared-releases/history/records.ts';
import { openReleaseKey } from 'shared-releases/releaseKey.ts';
import { createDirectoryStore } from 'shared-releases/store/createDirectoryStore.ts';
import { integrityOf } from 'shared-releases/store/putRemote.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { parseConfiguration } from '../configuration/parseConfiguration.ts';
import { contractText } from '../http/contract.ts';
import { createTestCompany, logInAs } from '../testing/testCompany.ts';
import { describeOnMemory } from '../testing/testServer.ts';

const now = new Date('2026-03-02T08:00:00Z');
const folder = await mkdtemp(path.join(tmpdir(), 'punctual-publishing-'));
const settings = { DATA_DIR: folder, SHELL_DIRECTORY: path.join(folder, 'shell') };
const configuration = parseConfiguration(settings);
const registryFile = path.join(configuration.remoteStore, 'registry.json');
const code = Buffer.from('run()');
const heavy = randomBytes(600);

beforeAll(async () => {
  await mkdir(configuration.shellDirectory, { recursive: true });
  const page = {
    scripts: 0,
    requests: 0,
    libraries: {},
    budget: { entry: 500, scripts: 1_000, requests: 9 },
  };
  const routes = [{ name: 'Settings', path: '/settings' }];
  await writeFile(
    path.join(configuration.shellDirectory, 'shell.json'),
    JSON.stringify({ remoteContract: remoteContractVersion, shared: {}, names: {}, routes, page }),
  );
});
beforeEach(async () => {
  await rm(configuration.remoteStore, { recursive: true, force: true });
});
afterAll(() => rm(folder, { recursive: true }));

describeOnMemory(
  'A team with a token',
  (server) => {
    let dora = '';
    let token = '';
    beforeEach(async () => {
      server.now = now;
      dora = await logInAs(server, 'dora');
      token = await makeToken('remote-payroll', 'Payroll team');
    });

    async function makeToken(remote: string, name: string): Promise<string> {
      const made = randomBytes(32).toString('base64url');
      const digest = createHash('sha256').update(made).digest('hex');
      const answer = await server.call('makeReleaseToken', {
        body: { remote, name, digest },
        as: dora,
      });
      expect(answer.status).toBe(200);
      return made;
    }

    const put = (version: string, files: Record<string, string>, as = token) =>
      request('PUT', `remote-payroll/${version}`, { files }, as);
    const post = (change: object, as = token) => request('POST', 'remote-payroll', change, as);

    async function request(
      method: 'GET' | 'PUT' | 'POST',
      address: string,
      body: object | undefined,
      as: string,
    ) {
      const answer = await server.app.inject({
        method,
        url: `/remotes/publish${address && '/'}${address}`,
        headers: { authorization: `Bearer ${as}` },
        ...(body && { payload: body }),
      });
      return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
    }

    async function release(version: string, changes: object = {}, script = code) {
      await put(version, await filesOf(version, changes, script));
      return await post({ action: 'release', version });
    }

    test('gives its remote to people, signed by the server and named in the history', async () => {
      expect(await release('1.0.0')).toMatchObject({
        status: 200,
        body: { changed: { action: 'release', from: '', to: '1.0.0' } },
      });
      const registry: SignedRegistry = JSON.parse(await readFile(registryFile, 'utf8'));
      expect(registry.remotes.map(({ name, version }) => [name, version])).toEqual([
        ['remote-payroll', '1.0.0'],
      ]);
      const { publicKey } = await openReleaseKey(folder);
      expect(await isSigned(registry, publicKey)).toBe(true);
      const store = createDirectoryStore(configuration.remoteStore);
      expect(await readHistory(store)).toMatchObject([
        { by: 'Payroll team (token)', action: 'release', to: '1.0.0' },
      ]);
      const packed = await store.read('remote-payroll/1.0.0/entry.js.br');
      expect(packed && brotliDecompressSync(packed)).toEqual(code);
    });

    test('takes it back, tries it with some, and gives it to nobody', async () => {
      await release('1.0.0');
      await release('1.1.0');
      expect(await post({ action: 'rollback' })).toMatchObject({
        body: { changed: { from: '1.1.0', to: '1.0.0' } },
      });
      const audience = { cohorts: ['part:1'], who: '1 %' };
      expect((await post({ action: 'canary', version: '1.1.0', audience })).status).toBe(200);
      expect((await post({ action: 'promote' })).body).toMatchObject({ changed: { to: '1.1.0' } });
      expect((await post({ action: 'retire' })).status).toBe(200);
      expect((await post({ action: 'promote' })).status).toBe(409);
    });

    test('leaves each change in the security log, by the id of the token, read with its name', async () => {
      await release('1.0.0');
      await release('1.1.0');
      await post({ action: 'rollback' });
      await post({ action: 'retire' });
      await post({ action: 'promote' });
      await post({ action: 'retire' }, 'made-up-token-of-somebody');
      const { contents } = (await server.call('getSecurityEvents', { as: dora })).body;
      const told = contents
        .filter(({ event }) => /^release-(?!token)|refused/.test(event))
        .slice(0, 8)
        .map(({ event, outcome, who, target }) => [event, outcome, who?.id ?? null, target]);
      const [held] = (await server.call('getReleaseTokens', { as: dora })).body;
      const who = `release-token ${held?.id}`;
      expect(contents.find((entry) => entry.who?.id === who)?.who?.name).toBe(held?.name);
      expect(told.toReversed()).toEqual([
        ['release-sent', 'OK', who, 'remote-payroll 1.0.0'],
        ['release-published', 'OK', who, 'remote-payroll 1.0.0'],
        ['release-sent', 'OK', who, 'remote-payroll 1.1.0'],
        ['release-published', 'OK', who, 'remote-payroll 1.1.0'],
        ['release-rolled-back', 'OK', who, 'remote-payroll 1.0.0'],
        ['release-retired', 'OK', who, expect.stringContaining('remote-payroll')],
        ['release-promoted', 'RELEASE_REFUSED', who, 'remote-payroll'],
        ['refused', 'ACCESS_DENIED', null, ''],
      ]);
    });

    test('sees what people get of its remote, and why its canary was stopped', async () => {
      await release('1.0.0');
      await put('1.1.0', await filesOf('1.1.0'));
      const audience = { cohorts: ['part:1'], who: '1 %' };
      await post({ action: 'canary', version: '1.1.0', audience });
      const stopped = {
        version: '1.1.0',
        at: now.toISOString(),
        canary: { count: 12, failures: 9 },
        released: { count: 300, failures: 2 },
      };
      const store = createDirectoryStore(configuration.remoteStore);
      const installation = { store, key: await openReleaseKey(folder), by: 'punctual' };
      await changeReleases(
        { ...installation, now: () => now, say: () => undefined },
        'stop',
        (state) => stopCanary(state, 'remote-payroll', stopped),
      );
      const list = await request('GET', '', undefined, token);
      expect(list).toMatchObject({
        status: 200,
        body: { state: { remotes: { 'remote-payroll': { version: '1.0.0', stopped } } } },
      });
      expect(list.body['changes']).toHaveLength(3);
      const others = await makeToken('remote-bonus', 'Bonus team');
      expect((await request('GET', '', undefined, others)).body).toMatchObject({
        state: { remotes: {} },
        changes: [],
      });
      expect((await request('GET', '', undefined, 'made-up')).status).toBe(403);
      expect((await post({ action: 'rollback' })).body['refused']).toContain(
        'was stopped by itself',
      );
      expect((await post({ action: 'stop-canary' })).body).toEqual({ changed: null });
    });

    test('may do so with no other remote, and nobody without a token', async () => {
      const others = await makeToken('remote-bonus', 'Bonus team');
      const files = await filesOf('1.0.0');
      for (const stranger of [others, 'made-up-token-of-somebody', '']) {
        expect((await put('1.0.0', files, stranger)).status).toBe(403);
        expect((await post({ action: 'retire' }, stranger)).status).toBe(403);
      }
    });

    test('may do so no more when an administrator ends the token', async () => {
      const [held] = (await server.call('getReleaseTokens', { as: dora })).body;
      expect(held).toMatchObject({ remote: 'remote-payroll', name: 'Payroll team', endedAt: null });
      const target = { id: held?.id ?? 0 };
      expect((await server.call('endReleaseToken', { path: target, as: dora })).status).toBe(204);
      expect((await release('1.0.0')).status).toBe(403);
      expect((await server.call('endReleaseToken', { path: target, as: dora })).problem.code).toBe(
        'NOT_FOUND',
      );
      const [ended] = (await server.call('getReleaseTokens', { as: dora })).body.filter(
        ({ id }) => id === target.id,
      );
      expect(ended?.endedAt).toBe(now.toISOString());
    });

    test.each([
      ['takes what is the shell’s', { routes: [route({ path: '/settings' })] }, code, '/settings'],
      ['needs another shell', { remoteContract: '^9.0.0' }, code, 'remote contract ^9.0.0'],
      ['is too heavy', {}, heavy, 'over the budget of bytes'],
      ['has an unknown icon', { routes: [route({ navigation: payslip })] }, code, '"payslip"'],
      [
        'takes another remote’s container',
        { container: containerName('remote-employee', '1.0.0') },
        code,
        `of this version it is ${containerName('remote-payroll', '1.0.0')}`,
      ],
      ['is another remote', bonus, code, 'remote.json is of remote-bonus'],
      ['leaves its folder', { version: '../1' }, code, 'version cannot be'],
    ])('is told why a version that %s is not taken', async (_, changes, script, reason) => {
      const answer = await put('1.0.0', await filesOf('1.0.0', changes, script));
      expect(answer).toMatchObject({ status: 409 });
      expect(answer.body['refused']).toContain(reason);
      expect(await readFile(registryFile).catch(() => null)).toBeNull();
    });

    test('is told of files that are none, are missing, or are not what was promised', async () => {
      const files = await filesOf('1.0.0');
      const { 'entry.js': _entry, ...without } = files;
      const cases = [
        [{ ...files, '../x.js': '' }, 'is no file of a remote'],
        [{ ...files, 'more.js': '' }, 'not those that remote.json names'],
        [without, 'not those that remote.json names'],
        [{}, 'no remote.json'],
        [{ ...files, 'entry.js': Buffer.from('steal()').toString('base64') }, 'promised'],
      ] as const;
      for (const [sent, reason] of cases) {
        const answer = await put('1.0.0', sent);
        expect(answer.status).toBe(409);
        expect(answer.body['refused']).toContain(reason);
      }
      expect((await post({ action: 'release', version: '1.0.0' })).status).toBe(409);
    });

    test('is made, seen and ended by developer admins alone', async () => {
      const ella = await logInAs(server, 'ella');
      const body = { remote: 'remote-payroll', name: 'Mine', digest: 'a'.repeat(64) };
      for (const answer of [
        await server.call('getReleaseTokens', { as: ella }),
        await server.call('makeReleaseToken', { body, as: ella }),
        await server.call('endReleaseToken', { path: { id: 1 }, as: ella }),
      ]) {
        expect(answer.problem.code).toBe('ACCESS_DENIED');
      }
    });
  },
  {
    prepare: createTestCompany,
    settings,
  },
);

const payslip = { group: 'work', order: 1, icon: 'payslip' };
const bonus = { name: 'remote-bonus', container: containerName('remote-bonus', '1.0.0') };

function route(changes: object = {}) {
  return {
    name: 'Payroll',
    path: '/payroll',
    module: './Page',
    title: { en: 'Payroll', de: 'Abrechnung', es: 'Nómina', th: 'เงินเดือน' },
    access: { session: 'employee' },
    chrome: 'application',
    ...changes,
  };
}

/** What a build makes, as it is sent. */
async function filesOf(
  version: string,
  changes: object = {},
  script: Buffer = code,
): Promise<Record<string, string>> {
  // oxlint-disable-next-line typescript/no-unsafe-argument -- the contract is JSON
  const use = describeUse(JSON.parse(contractText), []);
  const manifest = {
    name: 'remote-payroll',
    version,
    remoteContract: `^${remoteContractVersion}`,
    container: containerName('remote-payroll', version),
    entry: 'entry.js',
    integrity: { 'entry.js': integrityOf(script) },
    preload: { './Page': ['entry.js'] },
    shared: {},
    names: {},
    api: await digestUse(use),
    routes: [route()],
    operations: [],
    hasStart: false,
    ...changes,
  };
  const encode = (content: string | Buffer) => Buffer.from(content).toString('base64');
  return {
    'remote.json': encode(JSON.stringify(manifest)),
    'api.json': encode(JSON.stringify(use)),
    'entry.js': encode(script),
  };
}
