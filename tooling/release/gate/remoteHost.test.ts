import { createServer, type Server } from 'node:http';
import { remoteContractVersion, type RemoteManifest } from 'shared-contracts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { integrityOf } from 'shared-releases/store/putRemote.ts';
import { readRemoteHost, waitForHost } from './remoteHost.ts';

const code = Buffer.from('run()');
/** Waits for the second poll; or polls once. */
const patient = { look: 1, longest: 20_000 };
const hurried = { look: 1, longest: 0 };
let server: Server;
let address = '';
let page = '';
/** The host's files, by URL. */
let files: Record<string, string> = {};
let allowed: string | undefined;
let said: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    const path = request.url ?? '';
    const text = path === '/' ? page : files[path];
    if (allowed !== undefined) response.setHeader('access-control-allow-origin', allowed);
    response.writeHead(text === undefined ? 404 : 200).end(text);
    if (text === undefined) files = { ...files, [path]: 'run()' };
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  address = typeof bound === 'object' && bound ? `http://127.0.0.1:${bound.port}` : '';
});
afterAll(() => server.close());
beforeEach(() => {
  files = {};
  allowed = '*';
  said = [];
});

test('the page says whether its remotes come from another host', async () => {
  page = '<script type="application/json" id="registry" data-key="k=">{}</script>';
  expect(await readRemoteHost(address)).toBeUndefined();
  page = page.replace('"k="', '"k=" data-remotes="https://cdn.example/remotes/"');
  expect(await readRemoteHost(address)).toBe('https://cdn.example/remotes/');
});

test('a release waits until the host has every file', async () => {
  await waitFor();
  expect(said).toEqual([`Waiting for ${address}/files/ to have remote-example 1`]);
  expect(Object.keys(files).toSorted()).toEqual(['/files/remote-example/1/Page.js', entry]);
});

test('what is there already is not waited for', async () => {
  await waitFor();
  said = [];
  await waitFor();
  expect(said).toEqual([]);
});

test('a host that gives nothing to other origins is refused with the way out', async () => {
  await waitFor();
  allowed = undefined;
  await expect(waitFor(hurried)).rejects.toThrow(
    /is given to no page of .*\nNothing was changed\. Bring/,
  );
  allowed = 'https://other.example';
  await expect(waitFor(hurried)).rejects.toThrow('is given to no page');
  allowed = address;
  await waitFor();
});

test('a host with another content is refused', async () => {
  await waitFor();
  files = { ...files, [entry]: 'steal()' };
  await expect(waitFor(hurried)).rejects.toThrow(`${address}${entry} has another content`);
});

test('a host that does not answer is refused', async () => {
  const wait = waitForHost('http://127.0.0.1:1/', manifest, address, () => undefined, hurried);
  await expect(wait).rejects.toThrow('does not answer');
});

const entry = '/files/remote-example/1/entry.js';

const manifest: RemoteManifest = {
  name: 'remote-example',
  version: '1',
  remoteContract: `^${remoteContractVersion}`,
  container: 'remote_example_1',
  entry: 'entry.js',
  integrity: { 'entry.js': integrityOf(code), 'Page.js': integrityOf(code) },
  preload: {},
  shared: {},
  names: {},
  api: '',
  routes: [],
  operations: [],
  hasStart: false,
};

async function waitFor(patience = patient): Promise<void> {
  await waitForHost(`${address}/files/`, manifest, address, (line) => said.push(line), patience);
}
