import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnMemory } from '../testing/testServer.ts';
import { serveFiles } from './serveFiles.ts';

const inline = '\n      start();\n    ';
const page = `<!doctype html><head><!--registry--><script>${inline}</script></head>`;
const script = 'console.log("shell")';
const folder = await mkdtemp(path.join(tmpdir(), 'punctual-static-'));
const shellDirectory = path.join(folder, 'shell');
const remoteStore = path.join(folder, 'store');
const remote = path.join(remoteStore, 'remote-employee', '1.0.0-abc');

async function writeRegistry(sequence: number): Promise<void> {
  const registry = { sequence, remotes: [], note: '</script>' };
  await writeFile(path.join(remoteStore, 'registry.json'), JSON.stringify(registry));
}

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
  await writeFile(path.join(remote, 'remoteEntry.0123456789abcdef.js'), script);
  await writeFile(path.join(remote, 'remote.json'), '{}');
  await writeRegistry(1);
});

afterAll(() => rm(folder, { recursive: true }));

describeOnMemory(
  'The files',
  (server) => {
    const get = (url: string, headers: Record<string, string> = {}) =>
      server.app.inject({ method: 'GET', url, headers });

    test('begin with the page, which holds the registry as harmless text', async () => {
      const answer = await get('/');
      expect(answer.headers['cache-control']).toBe('no-cache');
      expect(answer.body).toContain(
        String.raw`<script type="application/json" id="registry">{"sequence":1,"remotes":[],"note":"\u003c/script>"}</script>`,
      );
    });

    test('allow the page its one inline script and nothing else inline', async () => {
      const policy = String((await get('/')).headers['content-security-policy']);
      const hash = createHash('sha256').update(inline).digest('base64');
      expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
      expect(policy).toContain("require-trusted-types-for 'script'");
      expect(policy).not.toContain('unsafe');
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

    test('ask again for the registry each time', async () => {
      const answer = await get('/remotes/registry.json');
      expect(answer.statusCode).toBe(200);
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
      expect((await get('/api/openapi.json')).json()).toMatchObject({ openapi: '3.1.0' });
    });
  },
  { serve: (app) => serveFiles(app, { shellDirectory, remoteStore }) },
);
