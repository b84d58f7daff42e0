import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { parseConfiguration } from '../configuration/parseConfiguration.ts';
import { connect } from '../database/connect.ts';
import { migrate } from '../database/migrate.ts';
import { connectPostgres } from '../database/postgres.ts';
import { startServer, type RunningServer } from '../startServer.ts';
import { createTestCompany, password, people } from '../testing/testCompany.ts';
import { createPostgresDatabase } from '../testing/testDatabase.ts';

const postgresUrl = inject('postgresUrl');
const { ella } = people;

describe.skipIf(postgresUrl === null)('Of two servers on one database', () => {
  let near: RunningServer;
  let far: RunningServer;
  const closing: (() => Promise<unknown>)[] = [];

  beforeAll(async () => {
    const { url, drop } = await createPostgresDatabase(postgresUrl ?? '');
    const folder = await mkdtemp(path.join(tmpdir(), 'punctual-data-'));
    closing.push(drop, () => rm(folder, { recursive: true }));
    const database = connect(await connectPostgres(url));
    await migrate(database);
    await createTestCompany(database);
    await database.close();
    const configuration = parseConfiguration({
      DATABASE_URL: url,
      DATA_DIR: folder,
      PORT: '0',
      DEMO: '0',
      LOG_LEVEL: 'silent',
    });
    near = await startServer(configuration);
    far = await startServer(configuration);
    closing.unshift(near.close, far.close);
  });
  afterAll(async () => {
    for (const close of closing) await close();
  });

  test.each([
    ['ending sessions', 'POST', `/api/accounts/${ella.id}/end-sessions`, undefined],
    ['closing an account', 'PUT', `/api/accounts/${ella.id}/state`, { closed: true }],
  ])(
    '%s at one takes effect at the other, which still has the session in its memory',
    async (_, method, where, body) => {
      const administrator = await logIn(near, 'dora');
      const person = await logIn(far, 'ella');
      const stream = await call(far, '/api/events', { as: person });
      // The other server has the session in its memory for five seconds from now on.
      expect((await call(far, '/api/session', { as: person })).status).toBe(200);

      const begun = performance.now();
      const done = await call(near, where, { as: administrator, method, body });
      expect(done.status).toBe(200);
      const told = await stream.text();
      expect(performance.now() - begun).toBeLessThan(5_000);
      expect(told).toContain('session-ended');
      expect((await call(far, '/api/session', { as: person })).status).toBe(401);
    },
  );
});

interface Asked {
  readonly as?: string;
  readonly method?: string;
  readonly body?: unknown;
}

function call({ address }: RunningServer, where: string, { as, method, body }: Asked) {
  return fetch(new URL(where, address), {
    method: method ?? 'GET',
    headers: {
      'idempotency-key': randomUUID(),
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
