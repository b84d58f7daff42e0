import { expect, test } from 'vitest';
import { describeOnMemory } from '../testing/testServer.ts';
import { createRegistryMemory } from '../static/registryMemory.ts';
import { serveFiles } from '../static/serveFiles.ts';

const proxied = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'punctual.example' };
const report = { message: 'x', loggerType: 'INFO', browser: 'x' };

describeOnMemory(
  'An answer',
  (server) => {
    const get = (url: string, headers: Record<string, string> = {}) =>
      server.app.inject({ method: 'GET', url, headers });

    test('of the API is never stored', async () => {
      expect((await get('/api/health')).headers['cache-control']).toBe('no-store');
      expect((await get('/api/session')).headers['cache-control']).toBe('no-store');
    });

    test('carries the security headers, whatever it is', async () => {
      for (const url of ['/api/health', '/api/nothing', '/api/docs', '/%zz']) {
        const { headers } = await get(url);
        expect(headers['content-security-policy']).toContain("default-src 'none'");
        expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
        expect(headers['x-content-type-options']).toBe('nosniff');
        expect(headers['permissions-policy']).toContain('camera=(self), geolocation=(self)');
        expect(headers['cross-origin-opener-policy']).toBe('same-origin');
      }
    });

    test('that is long is packed for those who can unpack it', async () => {
      const packed = await get('/api/openapi.json', { 'accept-encoding': 'gzip, deflate, br' });
      const plain = await get('/api/openapi.json');
      expect(packed.headers['content-encoding']).toBe('gzip');
      expect(plain.headers['content-encoding']).toBeUndefined();
      expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4);
    });

    test('over https asks for https from now on', async () => {
      expect(
        (await get('/api/health', proxied)).headers['strict-transport-security'],
      ).toBeDefined();
      expect((await get('/api/health')).headers['strict-transport-security']).toBeUndefined();
    });

    test('is given to pages of the site behind the trusted proxy, and to no other', async () => {
      const post = (origin: string) =>
        server.app.inject({
          method: 'POST',
          url: '/api/log',
          payload: report,
          headers: { ...proxied, origin },
        });
      expect((await post('https://punctual.example')).statusCode).toBe(204);
      expect((await post('http://punctual.example')).statusCode).toBe(403);
      expect((await post('https://evil.example')).statusCode).toBe(403);
    });
  },
  {
    settings: { TRUST_PROXY: '127.0.0.1' },
    serve: (app, database) =>
      serveFiles(
        app,
        { shellDirectory: '/nowhere', remoteStore: '/nowhere', dataDirectory: '/nowhere' },
        createRegistryMemory(database),
      ),
  },
);
