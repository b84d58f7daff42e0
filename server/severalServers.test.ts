import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { components } from 'shared-contracts';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import { parseConfiguration } from './configuration/parseConfiguration.ts';
import { connect } from './database/connect.ts';
import { migrate } from './database/migrate.ts';
import { connectPostgres } from './database/postgres.ts';
import { bearer, newKey, wantedKey } from './api-keys/testing/madeKey.ts';
import { createAuthenticator } from './passkeys/testing/createAuthenticator.ts';
import { addScimToken, hashScimToken, newScimToken } from './scim/data/scimTokens.ts';
import { startServer, type RunningServer } from './startServer.ts';
import { createTestCompany, password, people } from './testing/testCompany.ts';
import { askPostgres, createPostgresDatabase } from './testing/testDatabase.ts';

const postgresUrl = inject('postgresUrl');
const { ella, olga } = people;
const origin = 'https://time.example.com';
/** Token of the company's directory. */
const directory = newScimToken();

describe.skipIf(postgresUrl === null)('Of two servers on one database', () => {
  let near: RunningServer;
  let far: RunningServer;
  let databaseUrl = '';
  const closing: (() => Promise<unknown>)[] = [];

  beforeAll(async () => {
    const { url, drop } = await createPostgresDatabase(postgresUrl ?? '');
    databaseUrl = url;
    const folder = await mkdtemp(path.join(tmpdir(), 'punctual-data-'));
    closing.push(drop, () => rm(folder, { recursive: true }));
    const database = connect(await connectPostgres(url));
    await migrate(database);
    await createTestCompany(database);
    await database.run(addScimToken, {
      name: 'directory',
      digest: hashScimToken(directory),
      now: new Date(),
      expiresAt: null,
      employeeId: null,
    });
    await database.close();
    const start = async (name: string) => {
      const shell = path.join(folder, name);
      await mkdir(shell);
      await writeFile(path.join(shell, 'index.html'), '<head><!--registry--></head>');
      await writeFile(path.join(shell, `${name}.0123456789abcdef.js`), `"${name}"`);
      const server = await startServer(
        parseConfiguration({
          DATABASE_URL: url,
          DATA_DIR: folder,
          SHELL_DIRECTORY: shell,
          PUBLIC_URL: origin,
          DRAIN_SECONDS: '1',
          PORT: '0',
          DEMO: '0',
          LOG_LEVEL: 'silent',
        }),
      );
      closing.unshift(server.close);
      return server;
    };
    near = await start('near');
    far = await start('far');
  });
  afterAll(async () => {
    for (const close of closing) await close();
  });

  test.each([
    ['ending sessions', 'ella', 'POST', `/api/accounts/${ella.id}/end-sessions`, undefined],
    ['closing an account', 'ella', 'PUT', `/api/accounts/${ella.id}/state`, { closed: true }],
    [
      ...(['a leaver of the directory', 'olga', 'PATCH', `/scim/v2/Users/${olga.id}`] as const),
      { Operations: [{ op: 'Replace', path: 'active', value: 'False' }] },
    ],
  ] as const)(
    '%s at one takes effect at the other, which still has the session in its memory',
    async (_, username, method, where, body) => {
      const administrator = await logIn(near, 'dora');
      const person = await logIn(far, username);
      const stream = await call(far, '/api/events', { as: person });
      // The other server has the session in its memory for five seconds from now on, which never pass.
      vi.useFakeTimers({ toFake: ['Date'] });
      onTestFinished(() => void vi.useRealTimers());
      expect((await call(far, '/api/session', { as: person })).status).toBe(200);

      const done = await call(near, where, { as: administrator, method, body });
      expect(done.status).toBe(200);
      const told = await stream.text();
      expect(told).toContain('session-ended');
      expect((await call(far, '/api/session', { as: person })).status).toBe(401);
    },
  );

  test('a person ends the own sessions at the other from here', async () => {
    const [here, elsewhere] = [await logIn(near, 'max'), await logIn(far, 'max')];
    const stream = await call(far, '/api/events', { as: elsewhere });
    expect((await call(far, '/api/session', { as: elsewhere })).status).toBe(200);
    const where = '/api/sessions/end-others';
    expect((await call(near, where, { as: here, method: 'POST' })).status).toBe(204);
    expect(await stream.text()).toContain('session-ended');
    expect((await call(far, '/api/session', { as: elsewhere })).status).toBe(401);
    expect((await call(near, '/api/session', { as: here })).status).toBe(200);
  });

  test('a report made by one is given by the other', async () => {
    const march = 'fromDate=2026-03-01&toDate=2026-03-31&timeZone=Europe/Berlin&lang=en';
    const made = await call(near, `/api/reporting/employeeSummaryReport?${march}`, {
      as: await logIn(near, 'max'),
    });
    expect(made.status).toBe(200);
    const file = Buffer.from(await made.arrayBuffer());
    expect(file.length).toBeGreaterThan(1_000);
    const { rows } = await askPostgres(databaseUrl, 'select id from report');
    const id = String(rows.map((row: { id: string }) => row.id));
    const as = await logIn(far, 'max');
    const given = await call(far, `/api/reporting/getReport/${id}`, { as });
    expect(given.status).toBe(200);
    expect(Buffer.from(await given.arrayBuffer()).equals(file)).toBe(true);
  });

  test('log-ins that failed at one count at the other', async () => {
    const fail = (server: RunningServer) =>
      call(server, '/api/employees/login', {
        method: 'POST',
        body: { username: 'nobody', password: 'wrong' },
      });
    const statuses: number[] = [];
    for (let time = 0; time < 12; time += 1) {
      statuses.push((await fail(time % 2 === 0 ? near : far)).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
  });

  test('PINs that were wrong at one count at the other', async () => {
    const opened = await call(near, '/api/terminal/login', {
      ...{ method: 'POST', body: { terminalId: 'T-100', password } },
    });
    const [asTerminal] =
      /terminal-access-token=[^;]+/.exec(opened.headers.get('set-cookie') ?? '') ?? [];
    const statuses: number[] = [];
    for (let time = 0; time < 7; time += 1) {
      const { status } = await call(
        time % 2 === 0 ? near : far,
        '/api/terminal/identifications/pin',
        {
          ...{ asTerminal, method: 'POST', body: { employeeNumber: 'E-1', pin: '0000' } },
        },
      );
      statuses.push(status);
    }
    expect(statuses).toEqual([...Array.from({ length: 5 }, () => 409), 429, 429]);
  });

  test('a switch that is changed at one holds at the other, which had it in its memory', async () => {
    const as = await logIn(near, 'dora');
    const before = (await featuresAt(far, as)).APPROVE_TIME_PAIRS;
    const stream = await call(far, '/api/events', { as });
    const told = readUntil(stream, 'features-changed');
    const changed = await call(near, '/api/features/APPROVE_TIME_PAIRS', {
      as,
      method: 'PUT',
      body: { value: !before },
    });
    expect(changed.status).toBe(200);
    await told;
    expect((await featuresAt(far, as)).APPROVE_TIME_PAIRS).toBe(!before);
  });

  test('either gives the files of the shell that the other was built with, and the same registry', async () => {
    for (const name of ['near', 'far']) {
      for (const server of [near, far]) {
        const answer = await call(server, `/${name}.0123456789abcdef.js`, {});
        expect(await answer.text()).toBe(name === 'near' ? '"near"' : '"far"');
      }
    }
    const registries = await Promise.all(
      [near, far].map(async (server) => (await call(server, '/remotes/registry.json', {})).text()),
    );
    expect(registries[0]).toBe(registries[1]);
  });

  test('a token of a directory that ends at one is refused by the other with the next request', async () => {
    const as = await logIn(near, 'dora');
    expect((await call(far, '/scim/v2/Users', {})).status).toBe(200);
    const listed = await call(near, '/api/scim-tokens', { as });
    const [token]: components['schemas']['ScimToken'][] = JSON.parse(await listed.text());
    const ended = await call(near, `/api/scim-tokens/${token?.id}`, { as, method: 'DELETE' });
    expect(ended.status).toBe(204);
    expect((await call(far, '/scim/v2/Users', {})).status).toBe(401);
  });

  test('a key for programs that is revoked at one is refused by the other with the next request', async () => {
    const as = await logIn(near, 'dora');
    const key = newKey();
    const made = await call(near, '/api/keys', { as, method: 'POST', body: wantedKey(key) });
    const { id }: components['schemas']['ApiKey'] = JSON.parse(await made.text());
    const read = () => fetch(`${far.address}/api/employees/${ella.id}`, { headers: bearer(key) });
    expect((await read()).status).toBe(200);
    const ended = await call(near, `/api/keys/${id}`, { as, method: 'DELETE' });
    expect(ended.status).toBe(204);
    expect((await read()).status).toBe(401);
  });

  test('a passkey that one asks for is taken by the other, once', async () => {
    const as = await logIn(near, 'dora');
    const begun = await call(near, '/api/session/passkey/begin', {
      ...{ as, method: 'POST', body: { currentPassword: password } },
    });
    const first: components['schemas']['PasskeyStep'] = JSON.parse(await begun.text());
    const authenticator = createAuthenticator(origin);
    const made = { as, method: 'POST', body: authenticator.register(first) };
    expect((await call(far, '/api/session/new-passkey', made)).status).toBe(204);
    expect((await call(near, '/api/session/new-passkey', made)).status).toBe(409);
    const on = { as, method: 'PUT', body: { value: true } };
    expect((await call(near, '/api/features/SECOND_FACTOR', on)).status).toBe(200);
    await expect.poll(async () => (await featuresAt(far, as)).SECOND_FACTOR).toBe(true);
    const asked = await call(near, '/api/employees/login', {
      ...{ method: 'POST', body: { username: 'dora', password } },
    });
    const step: components['schemas']['PasskeyStep'] = JSON.parse(await asked.text());
    const body = authenticator.prove(step);
    const where = '/api/employees/login/passkey';
    const entered = await call(far, where, { method: 'POST', body });
    expect(entered.status).toBe(200);
    expect((await call(near, where, { method: 'POST', body })).status).toBe(409);
    const [, token = ''] =
      /access-token=([^;]+)/.exec(entered.headers.get('set-cookie') ?? '') ?? [];
    const off = { as: token, method: 'PUT', body: { value: false } };
    expect((await call(near, '/api/features/SECOND_FACTOR', off)).status).toBe(200);
  });

  test('one that was told to stop is not ready, answers yet, and ends its streams', async () => {
    const as = await logIn(near, 'max');
    const stream = await call(near, '/api/events', { as });
    expect((await call(near, '/api/health/ready', {})).status).toBe(200);
    const closed = near.close();
    expect((await call(near, '/api/health/ready', {})).status).toBe(503);
    expect((await call(near, '/api/health/live', {})).status).toBe(200);
    const answered = await call(near, '/api/session', { as });
    expect(answered.status).toBe(200);
    expect(answered.headers.get('connection')).toBe('close');
    await stream.text();
    await closed;
    await expect(call(near, '/api/health/live', {})).rejects.toThrow();
    expect((await call(far, '/api/session', { as })).status).toBe(200);
    expect((await call(far, '/api/health/ready', {})).status).toBe(200);
  });
});

interface Asked {
  readonly as?: string;
  /** The cookie of a terminal. */
  readonly asTerminal?: string | undefined;
  readonly method?: string;
  readonly body?: unknown;
}

function call({ address }: RunningServer, where: string, { as, asTerminal, method, body }: Asked) {
  return fetch(new URL(where, address), {
    method: method ?? 'GET',
    headers: {
      'idempotency-key': randomUUID(),
      ...(where.startsWith('/scim/') ? { authorization: `Bearer ${directory}` } : {}),
      ...(asTerminal === undefined ? {} : { cookie: asTerminal }),
      ...(as === undefined ? {} : { cookie: `access-token=${as}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

async function logIn(server: RunningServer, username: string): Promise<string> {
  const body = { username, password };
  const { headers } = await call(server, '/api/employees/login', { method: 'POST', body });
  const [, token] = /access-token=([^;]+)/.exec(headers.get('set-cookie') ?? '') ?? [];
  if (token === undefined) throw new Error(`${username} could not log in.`);
  return token;
}

/** The switches as a server has them in its memory. */
async function featuresAt(server: RunningServer, as: string) {
  const answer = await call(server, '/api/info/features', { as });
  const { features }: components['schemas']['FeatureInfo'] = JSON.parse(await answer.text());
  return features;
}

async function readUntil({ body }: Response, part: string): Promise<void> {
  let text = '';
  for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk;
    if (text.includes(part)) return;
  }
  throw new Error(`The stream ended: ${text}`);
}
