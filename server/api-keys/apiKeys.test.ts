import { expect, test, vi } from 'vitest';
import { composed } from '../database/statement.ts';
import { refusalsToTell } from '../http/refusedKeys.ts';
import { createTestCompany, logInAs, people } from '../testing/testCompany.ts';
import { describeOnBothDatabases } from '../testing/testServer.ts';
import { mostKeys } from './apiKeysDomain.ts';
import { bearer, madeKey, newKey, wantedKey } from './testing/madeKey.ts';

const day = 86_400_000;
const { ella, dora, max } = people;

describeOnBothDatabases(
  'Keys for programs',
  (server) => {
    const read = (headers: Readonly<Record<string, string>>, id: number = ella.id) =>
      server.call('getPerson', { path: { id }, headers });
    const listed = async (id: number) => {
      const { body } = await server.call('getApiKeys', { as: await logInAs(server, 'dora') });
      return body.find((key) => key.id === id);
    };
    const set = (statement: string) => server.database.run(composed<never>(statement));
    const later = (milliseconds: number) => {
      server.now = new Date(server.now.getTime() + milliseconds);
    };

    test('are made by an administrator, listed without what they are, and revoked at once', async () => {
      const { key, id, headers } = await madeKey(server, { name: ' Payroll ', sites: ['harbour'] });
      const whole = {
        ...{ id, name: 'Payroll', state: 'VALID', perMinute: 300, createdBy: 'Dora Vega' },
        authorities: ['VIEW_TIME', 'ASSIGN_WORK_SCHEDULES'],
        sites: [{ code: 'harbour', name: 'Harbour' }],
        createdAt: server.now.toISOString(),
        expiresAt: new Date(server.now.getTime() + 90 * day).toISOString(),
        ...{ endedAt: null, endedBy: null },
      };
      expect(await listed(id)).toEqual({ ...whole, lastUsedAt: null });
      expect((await read(headers)).status).toBe(200);
      const used = { ...whole, lastUsedAt: server.now.toISOString() };
      expect(await listed(id)).toEqual(used);
      expect(JSON.stringify(await listed(id))).not.toContain(key.slice(-64));

      const as = await logInAs(server, 'dora');
      expect((await server.call('endApiKey', { as, path: { id } })).status).toBe(204);
      const refused = await read(headers);
      expect(refused.problem).toMatchObject({ status: 401, code: 'KEY_NOT_VALID' });
      expect(refused.headers['www-authenticate']).toBe('Bearer error="invalid_token"');
      const again = await server.call('endApiKey', { as, path: { id } });
      expect(again.problem.code).toBe('NOT_FOUND');
      expect(await listed(id)).toMatchObject({ state: 'ENDED', endedBy: 'Dora Vega' });
    });

    test('are only for administrators, also for people who manage the company', async () => {
      const { id } = await madeKey(server);
      await set(
        `update employee set authorities = '{APPROVE_TIME,MANAGE_COMPANY}' where id = ${max.id}`,
      );
      const as = await logInAs(server, 'max');
      const body = wantedKey(newKey());
      const answers = [
        await server.call('getApiKeys', { as }),
        await server.call('makeApiKey', { as, body }),
        await server.call('endApiKey', { as, path: { id } }),
      ];
      expect(answers.map(({ problem }) => problem.code)).toEqual(
        Array.from({ length: 3 }, () => 'ACCESS_DENIED'),
      );
    });

    test.each(['DEV_ADMIN', 'SUPER_ADMIN', 'MANAGE_COMPANY', 'APPROVE_TIME', 'CAPTURE_TIME'])(
      'never get %s, neither from the contract nor from the database',
      async (authority) => {
        const as = await logInAs(server, 'dora');
        const rawBody = { ...wantedKey(newKey()), authorities: [authority] };
        const { problem } = await server.call('makeApiKey', { as, rawBody });
        expect(problem.code).toBe('VALIDATION_FAILED');
        const { id } = await madeKey(server);
        const change = set(`update api_key set authorities = '{${authority}}' where id = ${id}`);
        await expect(change).rejects.toThrow();
      },
    );

    test('are made once by a repeated command, and not with the digest of another', async () => {
      const as = await logInAs(server, 'dora');
      const body = wantedKey(newKey());
      const idempotencyKey = crypto.randomUUID();
      const first = await server.call('makeApiKey', { as, body, idempotencyKey });
      const repeated = await server.call('makeApiKey', { as, body, idempotencyKey });
      expect(repeated.body).toEqual(first.body);
      const other = await server.call('makeApiKey', { as, body });
      expect(other.problem.code).toBe('TOKEN_TAKEN');
    });

    test('name sites that exist', async () => {
      const as = await logInAs(server, 'dora');
      const body = wantedKey(newKey(), { sites: ['harbour', 'atlantis'] });
      const { problem } = await server.call('makeApiKey', { as, body });
      expect(problem.fields?.map(({ field }) => field)).toEqual(['sites.1']);
    });

    test('expire by themselves', async () => {
      const { id, headers } = await madeKey(server, { days: 1 });
      later(day - 1);
      expect((await read(headers)).status).toBe(200);
      later(1);
      expect((await read(headers)).problem.code).toBe('KEY_NOT_VALID');
      expect(await listed(id)).toMatchObject({ state: 'EXPIRED' });
    });

    test.each([
      ['whose account is closed', `closed_at = now()`, 'closed_at = null'],
      ['who is no administrator any more', `authorities = '{}'`, `authorities = '{DEV_ADMIN}'`],
    ])('open nothing with a maker %s, until that is undone', async (_, away, back) => {
      const { id, headers } = await madeKey(server);
      await set(`insert into employee (id, employee_number, first_name, last_name, authorities,
          is_24_hour, locale) values (1099, 'E-99', 'Ada', 'Admin', '{DEV_ADMIN}', true, 'en')
        on conflict do nothing`);
      await set(`update api_key set created_by = 1099 where id = ${id}`);
      expect((await read(headers)).status).toBe(200);
      await set(`update employee set ${away} where id = 1099`);
      expect((await read(headers)).problem.code).toBe('KEY_NOT_VALID');
      expect(await listed(id)).toMatchObject({ state: 'MAKER_GONE', createdBy: 'Ada Admin' });
      await set(`update employee set ${back} where id = 1099`);
      expect((await read(headers)).status).toBe(200);
    });

    test('open no call of a person or a terminal, and no cookie helps beside one', async () => {
      const { headers } = await madeKey(server);
      const as = await logInAs(server, 'ella');
      const own = await server.call('getProfile', { path: { sub: ella.id }, as, headers });
      expect(own.problem).toMatchObject({ status: 403, code: 'KEY_NOT_ALLOWED' });
      const wall = await server.call('getTerminalSession', { headers });
      expect(wall.problem.code).toBe('KEY_NOT_ALLOWED');
      const unknown = await read({ ...bearer(newKey()) });
      expect(unknown.problem.code).toBe('KEY_NOT_VALID');
      const events = await server.app.inject({ url: '/api/events', headers });
      expect(events.json()).toMatchObject({ code: 'KEY_NOT_ALLOWED' });
      // Open to everybody: a key is not looked at.
      expect((await server.call('getVersion', { headers: bearer(newKey()) })).status).toBe(200);
    });

    test('tell programs what they may read', async () => {
      const { id, headers } = await madeKey(server, {
        sites: ['harbour'],
        authorities: ['VIEW_TIME'],
      });
      const { body } = await server.call('getKey', { headers });
      const seen = await listed(id);
      expect(body).toEqual({
        ...{ name: 'Payroll', authorities: ['VIEW_TIME'], perMinute: 300 },
        ...{ sites: [{ code: 'harbour', name: 'Harbour' }], expiresAt: seen?.expiresAt },
      });
      const person = await server.call('getKey', { as: await logInAs(server, 'dora') });
      expect(person.problem.code).toBe('KEY_NOT_VALID');
    });

    test('are refused in an address', async () => {
      const { key, headers } = await madeKey(server);
      for (const url of [`/api/employees/${ella.id}?key=${key}`, `/api/${key}`, `/?key=${key}`]) {
        const answer = await server.app.inject({ url, headers });
        expect(answer.json()).toMatchObject({ status: 400, code: 'KEY_IN_ADDRESS' });
      }
    });

    test.each([
      'punctual-key-' + 'a'.repeat(63),
      'punctual-key-' + 'A'.repeat(64),
      'punctual-key-' + 'a'.repeat(65),
      'punctual-key-' + "'; select".repeat(8),
      `punctual-key-${'x'.repeat(180)}`,
    ])('of another shape cost no look into the database: %s', async (key) => {
      const run = vi.spyOn(server.database, 'run');
      const { statusCode } = await server.app.inject({
        url: `/api/employees/${ella.id}`,
        headers: bearer(key),
      });
      expect(statusCode).toBe(401);
      const names = () => run.mock.calls.map(([statement]) => statement.name);
      expect(names()).not.toContain('useApiKey');
      await read(bearer(newKey()));
      expect(names()).toContain('useApiKey');
      run.mockRestore();
    });

    test('send only so many requests a minute, and the rest is refused without the database', async () => {
      const { headers } = await madeKey(server, { perMinute: 2 });
      const other = await madeKey(server);
      expect((await read(headers)).status).toBe(200);
      expect((await read(headers)).status).toBe(200);
      const run = vi.spyOn(server.database, 'run');
      const refused = await read(headers);
      expect(run.mock.calls.map(([statement]) => statement.name)).not.toContain('useApiKey');
      run.mockRestore();
      expect(refused.problem).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
      expect(refused.headers['retry-after']).toBe('30');
      expect((await read(other.headers)).status).toBe(200);
      later(30_000);
      expect((await read(headers)).status).toBe(200);
    });

    test('are in the security log when made, revoked, and refused often, and never as they are', async () => {
      const info = vi.spyOn(server.app.log, 'info');
      const { key, id, headers } = await madeKey(server, { sites: ['harbour'] });
      const as = await logInAs(server, 'dora');
      for (let count = 0; count < 2 * refusalsToTell; count += 1) await read(headers, max.id);
      await server.call('endApiKey', { as, path: { id } });
      await read(headers);
      const who = `api-key ${id}`;
      const lines = info.mock.calls.flatMap(([entry]: unknown[]) =>
        typeof entry === 'object' && entry !== null && 'security' in entry ? [entry.security] : [],
      );
      const ofKeys = lines.filter((line) => /api-key/.test(JSON.stringify(line)));
      expect(ofKeys).toMatchObject([
        { event: 'api-key-made', who: `employee ${dora.id}`, target: { id }, outcome: 'OK' },
        { event: 'api-key-refused', who, outcome: 'NOT_FOUND', call: 'getPerson' },
        { event: 'api-key-ended', who: `employee ${dora.id}`, target: { id }, outcome: 'OK' },
      ]);
      expect(JSON.stringify(info.mock.calls)).not.toContain(key.slice(-64));
      info.mockRestore();
      const query = { event: 'api-key-refused' } as const;
      const { contents } = (await server.call('getSecurityEvents', { as, query })).body;
      expect(contents[0]?.who).toEqual({ id: who, name: 'Payroll' });
    });

    test('are as many as the list shows', async () => {
      const as = await logInAs(server, 'dora');
      await set(`insert into api_key (name, key_hash, authorities, has_all_sites, per_minute,
          created_at, created_by, expires_at)
        select 'Many', sha256(number::text::bytea), '{VIEW_TIME}', true, 1, now(), ${dora.id},
          '2100-01-01' from generate_series(1, ${mostKeys}) number`);
      const body = wantedKey(newKey());
      const { problem } = await server.call('makeApiKey', { as, body });
      expect(problem.code).toBe('KEY_LIMIT');
      await set(`delete from api_key where name = 'Many'`);
    });
  },
  { prepare: createTestCompany },
);
