import { createHash, generateKeyPairSync } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { remoteContractVersion, type RemoteManifest, type SignedRegistry } from 'shared-contracts';
import { describeUse, digestUse } from 'shared-contracts/registry/apiUse.ts';
import { signRegistry } from 'shared-contracts/registry/signature.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contractText } from '../http/contract.ts';
import { createTestCompany, logInAs } from '../testing/testCompany.ts';
import { describeOnMemory } from '../testing/testServer.ts';
import { keepShellFiles } from './keepShellFiles.ts';
import { createRegistryMemory } from './registryMemory.ts';
import { serveFiles } from './serveFiles.ts';

const inline = '\n      start();\n    ';
const page = `<!doctype html><head><!--registry--><script>${inline}</script></head>`;
const script = 'console.log("shell")';
const host = 'https://cdn.example/remotes/';
const folder = await mkdtemp(path.join(tmpdir(), 'punctual-static-'));
const shellDirectory = path.join(folder, 'shell');
const remoteStore = path.join(folder, 'store');
const remote = path.join(remoteStore, 'remote-employee', '1.0.0-abc');

const keys = generateKeyPairSync('ed25519');
const pkcs8 = keys.privateKey.export({ format: 'der', type: 'pkcs8' });
const signingKey = await crypto.subtle.importKey('pkcs8', pkcs8, 'Ed25519', false, ['sign']);
const { x = '' } = keys.publicKey.export({ format: 'jwk' });
const publicKey = Buffer.from(x, 'base64url').toString('base64');
const registryFile = path.join(remoteStore, 'registry.json');
const fitting = await exampleRemote('1.0.0');
const outdated = { ...(await exampleRemote('2.0.0')), remoteContract: '^9.0.0' };

async function writeRegistry(
  sequence: number,
  remotes: readonly RemoteManifest[] = [fitting],
): Promise<void> {
  const registry = await signRegistry({ sequence, remotes }, signingKey);
  await writeFile(registryFile, JSON.stringify(registry, null, 2));
}

/** A remote that calls one operation, built with the contract that is served. */
async function exampleRemote(version: string): Promise<RemoteManifest> {
  const operations = ['clockInShift'];
  return {
    name: 'remote-example',
    version,
    remoteContract: `^${remoteContractVersion}`,
    container: `remote_example_${version}`,
    entry: 'entry.js',
    integrity: {},
    preload: { './Page': ['</script>'] },
    shared: {},
    names: {},
    // oxlint-disable-next-line typescript/no-unsafe-argument -- the contract is JSON
    api: await digestUse(describeUse(JSON.parse(contractText), operations)),
    routes: [],
    operations,
    hasStart: false,
  };
}

const detectorFiles = ['face-detector.0123456789abcdef.js', 'face-detector.0123456789abcdef.wasm'];

beforeAll(async () => {
  await mkdir(shellDirectory, { recursive: true });
  await mkdir(remote, { recursive: true });
  await writeFile(path.join(shellDirectory, 'index.html'), page);
  await writeFile(path.join(shellDirectory, 'build.json'), '{}');
  await writeFile(path.join(shellDirectory, 'shell.0123456789abcdef.js'), script);
  await writeFile(
    path.join(shellDirectory, 'shell.0123456789abcdef.js.br'),
    brotliCompressSync(script),
  );
  for (const name of detectorFiles) {
    await writeFile(path.join(shellDirectory, name), script);
    await writeFile(path.join(shellDirectory, `${name}.br`), brotliCompressSync(script));
  }
  await writeFile(path.join(remote, 'remoteEntry.0123456789abcdef.js'), script);
  await writeFile(path.join(remote, 'remote.json'), '{}');
  await mkdir(path.join(folder, 'data', 'keys'), { recursive: true });
  await writeFile(path.join(folder, 'data', 'keys', 'release.pub'), `${publicKey}\n`);
  const offer = { remoteContract: remoteContractVersion, shared: {}, names: {} };
  await writeFile(path.join(shellDirectory, 'shell.json'), JSON.stringify(offer));
  await writeFile(path.join(shellDirectory, 'service-worker.js'), 'precache([])');
  await writeRegistry(1);
});

afterAll(() => rm(folder, { recursive: true }));

describeOnMemory(
  'The files',
  (server) => {
    const get = (url: string, headers: Record<string, string> = {}) =>
      server.app.inject({ method: 'GET', url, headers });

    test('begin with the page, which holds the registry as harmless text, and the key', async () => {
      const answer = await get('/');
      expect(answer.headers['cache-control']).toBe('no-cache');
      expect(answer.body).toContain(
        `<script type="application/json" id="registry" data-key="${publicKey}">{"sequence":1,`,
      );
      expect(answer.body).toContain(String.raw`\u003c/script>`);
    });

    test('allow the page its own inline scripts and nothing else inline', async () => {
      const policy = String((await get('/')).headers['content-security-policy']);
      const hash = createHash('sha256').update(inline).digest('base64');
      expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
      expect(policy).toContain("require-trusted-types-for 'script'");
      expect(policy).not.toContain('unsafe');
      expect(policy).not.toContain('localhost');
    });

    test('allow a compiled program to the thread that finds faces alone', async () => {
      const [thread = '', program = ''] = detectorFiles;
      for (const encoding of ['br', 'identity']) {
        const { headers } = await get(`/${thread}`, { 'accept-encoding': encoding });
        expect(headers['content-security-policy']).toContain(
          "script-src 'self' 'wasm-unsafe-eval';",
        );
      }
      const { headers } = await get(`/${program}`);
      expect(headers['content-type']).toBe('application/wasm');
      expect(headers['cache-control']).toContain('immutable');
      expect(headers['content-security-policy']).not.toContain('unsafe');
    });

    test('allow the page the pictures of its maps, from their one origin', async () => {
      const policy = String((await get('/')).headers['content-security-policy']);
      expect(policy).toContain("img-src 'self' data: https://tiles.example.com;");
      expect(policy.split('tiles.example.com')).toHaveLength(2);
    });

    test('come compressed, and the page only when it has changed', async () => {
      const first = await get('/', { 'accept-encoding': 'gzip, br' });
      expect(first.headers['content-encoding']).toBe('br');
      expect(brotliDecompressSync(first.rawPayload).toString()).toContain('"sequence":1');
      const etag = String(first.headers.etag);
      expect((await get('/', { 'if-none-match': etag })).statusCode).toBe(304);
      await writeRegistry(20);
      expect((await get('/', { 'if-none-match': etag })).body).toContain('"sequence":20');
    });

    test('give the registry compressed where that is understood', async () => {
      const plain = await get('/remotes/registry.json');
      expect(plain.headers['content-encoding']).toBeUndefined();
      const packed = await get('/remotes/registry.json', { 'accept-encoding': 'br' });
      expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
      expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body);
    });

    test('go on with the last good registry when the one in the store is altered', async () => {
      const text = await readFile(registryFile, 'utf8');
      await writeFile(registryFile, text.replace('"sequence": 20', '"sequence": 21'));
      expect((await get('/remotes/registry.json')).json()).toMatchObject({ sequence: 20 });
      expect((await get('/')).body).toContain('"sequence":20');
    });

    test('go on with the last good registry when the one in the store is older', async () => {
      await writeRegistry(19);
      expect((await get('/remotes/registry.json')).json()).toMatchObject({ sequence: 20 });
    });

    test('mark a remote that does not fit, with the reason, and no other', async () => {
      await writeRegistry(30, [fitting, outdated]);
      const { refused } = (await get('/remotes/registry.json')).json<SignedRegistry>();
      expect(refused).toEqual({
        'remote_example_2.0.0': `remote-example 2.0.0 is made for remote contract ^9.0.0, the shell has ${remoteContractVersion}.`,
      });
    });

    test('with a hash in their names are kept for ever', async () => {
      for (const url of [
        '/shell.0123456789abcdef.js',
        '/remotes/remote-employee/1.0.0-abc/remoteEntry.0123456789abcdef.js',
      ]) {
        const answer = await get(url);
        expect(answer.body).toBe(script);
        expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
        expect(answer.headers['content-type']).toContain('javascript');
      }
      const packed = await get('/shell.0123456789abcdef.js', { 'accept-encoding': 'br' });
      expect(packed.headers['content-encoding']).toBe('br');
      expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(script);
    });

    test('of another build are there as well, which another server has kept in the store', async () => {
      const built = path.join(folder, 'other-shell');
      await mkdir(built);
      await writeFile(path.join(built, 'index.html'), 'another page');
      await writeFile(path.join(built, 'shell.fedcba9876543210.js'), 'newer()');
      await writeFile(
        path.join(built, 'shell.fedcba9876543210.js.br'),
        brotliCompressSync('newer()'),
      );
      await writeFile(path.join(built, 'plain.fedcba9876543210.js'), 'plain()');
      const month = 31 * 86_400_000;
      await keepShellFiles({ shellDirectory, remoteStore }, new Date(server.now.getTime() - month));
      await keepShellFiles({ shellDirectory: built, remoteStore }, server.now);
      expect((await get('/shell.fedcba9876543210.js')).body).toBe('newer()');
      const packed = await get('/shell.fedcba9876543210.js', { 'accept-encoding': 'br' });
      expect(packed.headers['content-encoding']).toBe('br');
      expect(packed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      const plain = await get('/plain.fedcba9876543210.js', { 'accept-encoding': 'br' });
      expect(plain.body).toBe('plain()');
      expect((await get('/')).body).not.toContain('another page');
      expect((await readdir(path.join(remoteStore, 'shell'))).toSorted()).toEqual([
        'plain.fedcba9876543210.js',
        'shell.fedcba9876543210.js',
        'shell.fedcba9876543210.js.br',
      ]);
    });

    test('ask again for the registry each time', async () => {
      const answer = await get('/remotes/registry.json');
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['cache-control']).toBe('no-cache');
      const again = await get('/remotes/registry.json', {
        'if-none-match': String(answer.headers.etag),
      });
      expect(again.statusCode).toBe(304);
    });

    test('begin the worker anew when it changed, under the same policy as everything', async () => {
      const answer = await get('/service-worker.js');
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['cache-control']).toBe('no-cache');
      expect(answer.headers['content-type']).toContain('javascript');
      expect(answer.headers['content-security-policy']).toContain("worker-src 'self'");
    });

    test('tell those who release what the shell offers', async () => {
      const answer = await get('/shell.json');
      expect(answer.json()).toMatchObject({ remoteContract: remoteContractVersion });
      expect(answer.headers['cache-control']).toBe('no-cache');
    });

    test.each([
      '/build.json',
      '/index.html',
      '/nothing',
      '/remotes/',
      '/remotes/../../package.json',
      '/remotes/%2e%2e/%2e%2e/package.json',
      '/..%2f..%2fpackage.json',
      '/remotes/remote-employee/1.0.0-abc/',
      '/api/docs/',
    ])('do not include %s', async (url) => {
      const answer = await get(url);
      expect(answer.statusCode).toBe(404);
      expect(answer.headers['content-type']).toContain('problem+json');
    });

    test.each([
      { range: 'bytes=99999-' },
      { 'if-match': '"other"' },
      { 'if-unmodified-since': 'Mon, 01 Jan 1990 00:00:00 GMT' },
    ])('are not there on impossible conditions: %o', async (headers) => {
      const answer = await get('/shell.0123456789abcdef.js', headers);
      expect(answer.statusCode).toBe(400);
      expect(answer.headers['content-type']).toContain('problem+json');
    });

    test('explain the API on a page without scripts', async () => {
      const answer = await get('/api/docs');
      expect(answer.headers['content-type']).toContain('text/html');
      expect(answer.body).toContain('/api/time-pairs/shift-clock-in');
      expect(answer.body).not.toContain('<script');
      expect((await get('/api/docs/reference.css')).headers['content-type']).toContain('text/css');
      const error = await get('/api/docs/errors/NOT_FOUND');
      expect(error.body).toContain('No such thing, or not for this person.');
      expect((await get('/api/docs/errors/NOTHING')).statusCode).toBe(404);
      expect((await get('/api/openapi.json')).json()).toMatchObject({ openapi: '3.1.0' });
    });
  },
  {
    serve: (app, database) =>
      serveFiles(
        app,
        {
          shellDirectory,
          remoteStore,
          dataDirectory: path.join(folder, 'data'),
          mapTiles: {
            url: 'https://tiles.example.com/{z}/{x}/{y}.png',
            origin: 'https://tiles.example.com',
            attribution: null,
          },
        },
        createRegistryMemory(database),
      ),
  },
);

describeOnMemory(
  'Files of remotes on another host',
  (server) => {
    const get = (url: string) => server.app.inject({ method: 'GET', url });
    const policyOf = async (url: string) =>
      String((await get(url)).headers['content-security-policy']);

    test('are named by the page, and their folder alone is allowed', async () => {
      expect((await get('/')).body).toContain(`data-key="${publicKey}" data-remotes="${host}">`);
      const policy = await policyOf('/');
      expect(policy).toMatch(/script-src 'self' 'sha256-\S+' https:\/\/cdn\.example\/remotes\/;/);
      expect(policy).toContain(`connect-src 'self' ${host};`);
      expect(policy.split('cdn.example')).toHaveLength(3);
    });

    test('may be fetched by the worker, which runs none of them', async () => {
      const policy = await policyOf('/service-worker.js');
      expect(policy).toContain(`connect-src 'self' ${host};`);
    });

    test('are no part of the registry, which names no machine', async () => {
      expect((await get('/remotes/registry.json')).body).not.toContain('cdn.example');
    });
  },
  {
    serve: (app, database) =>
      serveFiles(
        app,
        {
          shellDirectory,
          remoteStore,
          dataDirectory: path.join(folder, 'data'),
          remotesUrl: host,
        },
        createRegistryMemory(database),
      ),
  },
);

describeOnMemory(
  'Remotes under development',
  (server) => {
    test('may come from the machine of the page where the server allows it', async () => {
      const { body, headers } = await server.app.inject({ method: 'GET', url: '/' });
      const policy = String(headers['content-security-policy']);
      expect(body).toContain('data-overrides="allowed"');
      expect(policy).toMatch(/script-src [^;]* http:\/\/localhost:\* http:\/\/127\.0\.0\.1:\*;/);
      expect(policy).toMatch(/connect-src [^;]* ws:\/\/localhost:\* ws:\/\/127\.0\.0\.1:\*;/);
      expect(policy).not.toMatch(/(img|style|font|default|worker)-src [^;]*localhost/);
    });
  },
  {
    serve: (app, database) =>
      serveFiles(
        app,
        {
          shellDirectory,
          remoteStore,
          dataDirectory: path.join(folder, 'data'),
          allowsOverrides: true,
        },
        createRegistryMemory(database),
      ),
  },
);

describeOnMemory(
  'Files that are not there',
  (server) => {
    const ask = async (from: string, urls: readonly string[], cookie = '') => {
      const statuses = [];
      for (const url of urls) {
        const headers = { cookie };
        const answer = await server.app.inject({ url, remoteAddress: from, headers });
        statuses.push(answer.statusCode);
      }
      return statuses;
    };
    const there = Array<string>(20).fill('/shell.0123456789abcdef.js');
    const missing = [
      '/shell.00000000000000aa.js',
      '/%73hell.00000000000000aa.js',
      '/remotes/remote-employee/1.0.0-abc/remoteEntry.00000000000000aa.js',
      '/folder/shell.00000000000000aa.js',
      '/shell.00000000000000aa.js?again',
    ];

    test('count apart from the pages of the same strangers, and those that are there never', async () => {
      expect(await ask('192.0.2.1', there)).toEqual(Array(20).fill(200));
      expect(await ask('192.0.2.1', missing)).toEqual([404, 404, 404, 429, 429]);
      expect(await ask('192.0.2.1', ['/', '/', '/', '/'])).toEqual([200, 200, 200, 429]);
    });

    test('leave those who are signed in what they have', async () => {
      const cookie = `access-token=${await logInAs(server, 'ella')}`;
      await ask('192.0.2.2', ['/api/session'], cookie);
      await ask('192.0.2.2', missing);
      expect(await ask('192.0.2.2', there, cookie)).toEqual(Array(20).fill(200));
      const own = await ask('192.0.2.2', [...missing, ...missing, ...missing], cookie);
      expect(own).toEqual([...Array<number>(10).fill(404), ...Array<number>(5).fill(429)]);
    });

    test('may be asked for again after a while', async () => {
      await ask('192.0.2.3', missing);
      server.now = new Date(server.now.getTime() + 1_000);
      expect(await ask('192.0.2.3', [...there, ...missing])).toEqual([
        ...Array<number>(20).fill(200),
        ...[404, 429, 429, 429, 429],
      ]);
    });
  },
  {
    prepare: createTestCompany,
    settings: { LIMIT_REQUESTS_PER_SECOND: '1' },
    serve: (app, database) =>
      serveFiles(
        app,
        { shellDirectory, remoteStore, dataDirectory: path.join(folder, 'data') },
        createRegistryMemory(database),
      ),
  },
);
