import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestCompany, logInAs, people } from '../testing/testCompany.ts';
import { statementsOf } from '../testing/statementsOf.ts';
import { theServerItself } from '../http/createAllowances.ts';
import { describeOnMemory } from '../testing/testServer.ts';
import { createRegistryMemory } from './registryMemory.ts';
import { serveFiles } from './serveFiles.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'punctual-page-'));
const shellDirectory = path.join(folder, 'shell');
const script = 'shell.0123456789abcdef.js';
const opened = { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'none' };

beforeAll(async () => {
  await mkdir(shellDirectory);
  await writeFile(path.join(shellDirectory, 'index.html'), '<head><!--registry--></head>');
  await writeFile(path.join(shellDirectory, script), '');
});

afterAll(() => rm(folder, { recursive: true }));

describeOnMemory(
  'The page of a person',
  (server) => {
    const get = (headers: Record<string, string>) => server.app.inject({ url: '/', headers });
    const cookieOf = (token: string) => ({ cookie: `access-token=${token}` });

    test('brings what the API would say of session, person, company and clock', async () => {
      const as = await logInAs(server, 'ella');
      const sub = people.ella.id;
      await server.call('clockInShift', {
        as,
        body: { employeeAssignmentId: people.ella.assignmentId, timeZoneOffset: 60 },
      });
      const { body, headers } = await get({ ...opened, ...cookieOf(as) });
      expect(headers['cache-control']).toBe('private, no-store');
      expect(headers.etag).toBeUndefined();
      const said = async (url: string) => {
        const answer = await server.app.inject({ url, headers: cookieOf(as) });
        return { status: 200, body: answer.json<unknown>() };
      };
      expect(answersIn(body)).toEqual({
        '/api/session': await said('/api/session'),
        [`/api/employees/${sub}/profile`]: await said(`/api/employees/${sub}/profile`),
        [`/api/time-pairs/${sub}/active-shift`]: await said(`/api/time-pairs/${sub}/active-shift`),
        '/api/info/features': await said('/api/info/features'),
        '/api/info/theme': await said('/api/info/theme'),
      });
    });

    test('tells that nobody is signed in', async () => {
      const answers = answersIn((await get(opened)).body);
      expect(answers['/api/session']).toMatchObject({ status: 401, body: { code: 'NO_SESSION' } });
      expect(Object.keys(answers)).toHaveLength(3);
    });

    test('is the same for all who come in a moment without a session, but for the language', async () => {
      const pages = await Promise.all(
        Array.from({ length: 50 }, (_, at) =>
          get(at % 2 === 0 ? opened : { ...opened, ...cookieOf(`${at}`.padEnd(43, 'x')) }),
        ),
      );
      expect(new Set(pages.map(({ body }) => body)).size).toBeLessThan(10);
      expect(pages[0]?.headers['cache-control']).toBe('private, no-store');
      const german = await get({ ...opened, 'accept-language': 'de' });
      expect(german.body).not.toBe(pages[0]?.body);
    });

    test('asks for no clock of whoever has none, since the refusal would be a row in the security log', async () => {
      const as = await logInAs(server, 'dora');
      const { body } = await get({ ...opened, ...cookieOf(as) });
      expect(Object.keys(answersIn(body)).toSorted()).toEqual([
        `/api/employees/${people.dora.id}/profile`,
        '/api/info/features',
        '/api/info/theme',
        '/api/session',
      ]);
      const { contents } = (await server.call('getSecurityEvents', { as })).body;
      expect(contents.filter(({ event }) => event === 'refused')).toEqual([]);
    });

    test('comes compressed', async () => {
      const { headers, rawPayload } = await get({ ...opened, 'accept-encoding': 'br' });
      expect(headers['content-encoding']).toBe('br');
      expect(answersIn(brotliDecompressSync(rawPayload).toString())).toHaveProperty([
        '/api/info/theme',
      ]);
    });

    test.each([
      ['by a link of another site, which brings no cookies', 'document', 'cross-site'],
      ['by the worker, which keeps it for everybody', 'empty', 'same-origin'],
    ])('claims nothing when it was asked for %s', async (_who, dest, site) => {
      const as = await logInAs(server, 'ella');
      const headers = { 'sec-fetch-dest': dest, 'sec-fetch-site': site, ...cookieOf(as) };
      const plain = await get(headers);
      expect(plain.headers['cache-control']).toBe('no-cache');
      expect(plain.body).not.toContain('answers');
      const again = await get({ ...headers, 'if-none-match': String(plain.headers.etag) });
      expect(again.statusCode).toBe(304);
    });

    test('asks the database for person and clock, and nothing twice', async () => {
      const tokens = [await logInAs(server, 'olga'), await logInAs(server, 'ella')];
      await get({ ...opened, ...cookieOf(tokens[0] ?? '') });
      const asked = await statementsOf(() => get({ ...opened, ...cookieOf(tokens[1] ?? '') }));
      expect(asked.toSorted()).toEqual([
        'readAssignments',
        'readCompany',
        'readEmployee',
        'readOpenShifts',
        'readWorkedBeside',
      ]);
    });
  },
  {
    prepare: createTestCompany,
    serve: (app, database) =>
      serveFiles(
        app,
        { shellDirectory, remoteStore: path.join(folder, 'store'), dataDirectory: folder },
        createRegistryMemory(database),
      ),
  },
);

describeOnMemory(
  'The page of strangers',
  (server) => {
    test('takes nothing from what strangers may ask on the machine of the server', async () => {
      const headers = { ...opened, host: 'punctual.example' };
      for (const lang of ['en', 'de', 'es', 'th']) {
        const page = await server.app.inject({
          ...{ url: '/', remoteAddress: '192.0.2.1' },
          headers: { ...headers, 'accept-language': lang },
        });
        if (lang === 'en') expect(Object.keys(answersIn(page.body))).toHaveLength(3);
      }
      expect((await server.app.inject({ url: '/api/health' })).statusCode).toBe(200);
    });

    test('is counted with its calls, not with the files that browsers keep for good', async () => {
      const ask = async (count: number, url: string) => {
        const all = Array.from({ length: count }, () =>
          server.app.inject({ url, remoteAddress: '192.0.2.2' }),
        );
        return (await Promise.all(all)).map(({ statusCode }) => statusCode);
      };
      expect(await ask(20, `/${script}`)).toEqual(Array<number>(20).fill(200));
      expect((await ask(4, `/api/health?${script}`)).at(-1)).toBe(429);
    });

    test('is counted like any when a proxy is said to have come from the server', async () => {
      const ask = () =>
        server.app.inject({
          ...{ url: '/api/health', remoteAddress: '192.0.2.9' },
          headers: { 'x-forwarded-for': theServerItself },
        });
      const answers = [await ask(), await ask(), await ask(), await ask()];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 429]);
    });
  },
  {
    prepare: createTestCompany,
    settings: { LIMIT_REQUESTS_PER_SECOND: '1', TRUSTED_PROXIES: '192.0.2.9' },
    serve: (app, database) =>
      serveFiles(
        app,
        { shellDirectory, remoteStore: path.join(folder, 'store'), dataDirectory: folder },
        createRegistryMemory(database),
      ),
  },
);

function answersIn(page: string): Record<string, { status: number; body: unknown }> {
  const text = /<script type="application\/json" id="answers">([^<]*)<\/script>/.exec(page)?.[1];
  // oxlint-disable-next-line typescript/no-unsafe-return -- the page's own block
  return JSON.parse(text ?? '{}');
}
