import net from 'node:net';
import { expect, test } from 'vitest';
import { createTestCompany, logInAs } from '../testing/testCompany.ts';
import { describeOnMemory } from '../testing/testServer.ts';
import type { Problem } from './problem.ts';

const json = { 'content-type': 'application/json' };
const login = '/api/employees/login';

describeOnMemory('A bad request', (server) => {
  const send = (url: string, payload: string, headers: Record<string, string> = json) =>
    server.app.inject({ method: 'POST', url, payload, headers });

  test.each([
    ['a broken body', '{"username":', 'UNREADABLE_REQUEST'],
    [
      'a body that no database keeps',
      String.raw`{"username":"\u0000","password":"x"}`,
      'UNREADABLE_REQUEST',
    ],
    ['no body', '', 'UNREADABLE_REQUEST'],
    ['a list for an object', '[]', 'VALIDATION_FAILED'],
    ['null', 'null', 'VALIDATION_FAILED'],
    ['a number for a text', '{"username":1,"password":"x"}', 'VALIDATION_FAILED'],
    ['an unknown field', '{"username":"a","password":"x","more":1}', 'VALIDATION_FAILED'],
    [
      'a text that is too long',
      `{"username":"a","password":"${'x'.repeat(201)}"}`,
      'VALIDATION_FAILED',
    ],
    ['a body that is far too long', `"${'x'.repeat(66_000)}"`, 'TOO_LARGE'],
  ])('with %s is refused with a problem document', async (_, payload, code) => {
    const answer = await send(login, payload);
    expect(answer.statusCode).toBeLessThan(500);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.json()).toMatchObject({ code, status: answer.statusCode });
    expect(answer.body).not.toContain('    at ');
  });

  test('names the fields at fault and says what is wrong in the language asked for', async () => {
    const answer = await send(`${login}?lang=es`, '{"username":"","more":1}');
    expect(answer.json<Problem>().fields).toEqual([
      { field: 'password', message: 'Este campo es obligatorio.' },
      { field: 'more', message: 'Este campo no existe.' },
      { field: 'username', message: 'Es demasiado corto o demasiado largo.' },
    ]);
  });

  test('with more values than anybody sends before a log-in are told their first fault', async () => {
    const payload = JSON.stringify({ username: 1, password: Array(250).fill(0) });
    const answer = await send(login, payload);
    expect(answer.json<Problem>().fields?.map(({ field }) => field)).toEqual(['username']);
  });

  test('of a kind that the call does not take is refused', async () => {
    const answer = await send(login, '<a/>', { 'content-type': 'text/xml' });
    expect(answer.json<Problem>().code).toBe('UNSUPPORTED_MEDIA_TYPE');
  });

  test.each([
    { 'sec-fetch-site': 'cross-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ])('from a page of another site changes nothing: %o', async (headers) => {
    const answer = await send(login, '{}', { ...json, ...headers });
    expect(answer.json<Problem>().code).toBe('FOREIGN_ORIGIN');
  });

  test.each(['/api/nothing', '/api/employees/%zz/profile', '/api/session?lang=%00'])(
    'to %s is refused with a problem document',
    async (url) => {
      const answer = await server.app.inject({ method: 'GET', url });
      expect(answer.headers['content-type']).toContain('problem+json');
      expect(answer.headers['content-security-policy']).toBeDefined();
      expect([400, 404]).toContain(answer.statusCode);
    },
  );

  test('with another method than the call takes is told which ones there are', async () => {
    const answer = await server.app.inject({ method: 'DELETE', url: '/api/session' });
    expect(answer.json<Problem>().code).toBe('METHOD_NOT_ALLOWED');
    expect(answer.headers.allow).toBe('GET');
  });

  /** Sends text as it stands to the listening server; what came until it hung up. */
  async function sendText(request: string): Promise<string> {
    if (!server.app.server.listening) await server.app.listen({ port: 0, host: '127.0.0.1' });
    const bound = server.app.server.address();
    const socket = net.connect({ port: typeof bound === 'object' ? (bound?.port ?? 0) : 0 });
    socket.write(request);
    let answer = '';
    for await (const chunk of socket) answer += String(chunk);
    return answer;
  }

  test('whose sender has gone is no failure', async () => {
    server.app.server.once('connection', (socket) =>
      Object.defineProperty(socket, 'remoteAddress', { value: undefined }),
    );
    const answer = await sendText(
      'GET /api/health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    );
    expect(answer).toContain('UNREADABLE_REQUEST');
  });

  test.each([
    ['names no host', 'GET /api/health HTTP/1.1\r\n'],
    ['expects what nobody knows', 'GET /api/health HTTP/1.1\r\nHost: x\r\nExpect: 200-wonder\r\n'],
  ])('that %s is refused with a problem document', async (_, request) => {
    const answer = await sendText(`${request}Connection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('content-type: application/problem+json');
    expect(answer).toContain('UNREADABLE_REQUEST');
  });

  test.each([
    [
      'waits to be told to go on',
      'HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nConnection: close',
    ],
    ['is of a time before hosts were named', 'HTTP/1.0'],
  ])('is none that %s', async (_, request) => {
    expect(await sendText(`GET /api/health ${request}\r\n\r\n`)).toContain('HTTP/1.1 200 ');
  });

  test.each([
    'GET / HTTP/1.1\r\nHost: x\r\nBad Header\r\n\r\n',
    `GET /api/health HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(40_000)}\r\n\r\n`,
    'POST /api/log HTTP/1.1\r\nHost: x\r\nContent-Length: abc\r\n\r\n',
    'NONSENSE\r\n\r\n',
  ])('that is hardly HTTP is answered with 400 (%#)', async (request) => {
    const answer = await sendText(request);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('UNREADABLE_REQUEST');
    expect(answer).toContain("content-security-policy: default-src 'none'");
  });
});

describeOnMemory(
  'A bad request of somebody who is logged in',
  (server) => {
    test.each([
      ['as many values as forms send is told every fault, up to fifty', 3_500, 50],
      ['more values than any form sends is told its first fault', 3_501, 1],
    ])('with %s', async (_, values, told) => {
      const cookie = `access-token=${await logInAs(server, 'dora')}`;
      // The body itself is a value, too; this call puts in none for what is left out.
      const unknown = Array.from({ length: values - 1 }, (__, at) => [`unknown${at}`, 0]);
      const answer = await server.app.inject({
        ...{ method: 'POST', url: '/api/release-tokens', headers: { ...json, cookie } },
        payload: JSON.stringify(Object.fromEntries(unknown)),
      });
      expect(answer.json<Problem>().code).toBe('VALIDATION_FAILED');
      expect(answer.json<Problem>().fields).toHaveLength(told);
    });
  },
  { prepare: createTestCompany },
);
