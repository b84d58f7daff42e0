import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { parseRelease } from './parseRelease.ts';
import { runPublished } from './runPublished.ts';

let server: Server;
let address = '';
/** The server's response to a change, and its requests. */
let answer: { status: number; body: object } = { status: 200, body: {} };
let asked: { url: string; authorization: string; body: unknown }[] = [];
let said: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    const { url = '' } = request;
    if (url === '/remotes/registry.json') {
      response.end(JSON.stringify({ sequence: 7, remotes: [], signature: '' }));
      return;
    }
    let text = '';
    request.setEncoding('utf8').on('data', (part: string) => (text += part));
    request.on('end', () => {
      const { authorization = '' } = request.headers;
      asked.push({ url, authorization, body: JSON.parse(text) });
      response.writeHead(answer.status).end(JSON.stringify(answer.body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  address = typeof bound === 'object' && bound ? `http://127.0.0.1:${bound.port}` : '';
});
afterAll(() => server.close());
beforeEach(() => {
  asked = [];
  said = [];
});

const run = (...words: string[]) =>
  runPublished(parseRelease(words), {
    server: address,
    token: 'punctual_secret',
    say: (line) => said.push(line),
  });

test('a rollback is asked of the server with the token, and is told when it is live', async () => {
  const changed = { action: 'rollback', from: '2', to: '1', sequence: 7 };
  answer = { status: 200, body: { changed } };
  expect(await run('rollback', 'remote-payroll', '1')).toBe(true);
  expect(asked).toEqual([
    {
      url: '/remotes/publish/remote-payroll',
      authorization: 'Bearer punctual_secret',
      body: { action: 'rollback', version: '1' },
    },
  ]);
  expect(said).toEqual(['remote-payroll: rollback 2 → 1', `Live at ${address}`]);
});

test('what the server refuses is told in its words', async () => {
  answer = { status: 409, body: { refused: 'remote-payroll has no canary to promote.' } };
  await expect(run('promote', 'remote-payroll')).rejects.toThrow('has no canary to promote');
});

test('a token of another remote, or one that has ended, is told apart', async () => {
  answer = { status: 403, body: {} };
  await expect(run('retire', 'remote-payroll')).rejects.toThrow(
    'does not take this token for remote-payroll',
  );
});

test('what concerns the whole store is not for a token', async () => {
  await expect(run('prune')).rejects.toThrow('leave RELEASE_TOKEN away');
  expect(asked).toEqual([]);
});
