import { describe, expect, test } from 'vitest';
import { statement } from '../database/statement.ts';
import { createTestCompany, logInAs, password, people, sessionOf } from '../testing/testCompany.ts';
import { describeOnBothDatabases, type TestServer } from '../testing/testServer.ts';
import { hashPassword } from './data/passwords.ts';

const grant = statement<never, { id: number; authorities: readonly string[] }>(
  'testGrant',
  'update employee set authorities = $authorities::text[] where id = $id',
);
const readTokens = statement<{ token_hash: Buffer; last_used_at: string }, { employeeId: number }>(
  'testReadTokens',
  'select token_hash, last_used_at from access_token where employee_id = $employeeId',
);
const setPassword = statement<never, { id: number; passwordHash: string | null }>(
  'testSetPassword',
  'update employee set password_hash = $passwordHash where id = $id',
);

const { ella, olga } = people;
const firstCookie = ({ headers }: { readonly headers: Readonly<Record<string, unknown>> }) =>
  String([headers['set-cookie']].flat()[0]);
const start = '2026-03-02T08:00:00Z';

describeOnBothDatabases(
  'Signing in',
  (server) => {
    test('opens a session that says who I am and what I may do', async () => {
      const answer = await server.call('logIn', { body: { username: 'Ella', password } });
      expect(answer.body).toEqual({
        employeeId: ella.id,
        authorities: [],
        assignAuths: [
          { assignmentId: 1001, authorities: ['CAPTURE_TIME', 'VIEW_TIME', 'ADD_TIME'] },
        ],
        expiresAt: '2026-03-02T20:00:00.000Z',
        ...{ mustChangePassword: false, hasPassword: true },
      });
      const token = answer.cookies.get('access-token') ?? '';
      expect((await server.call('getSession', { as: token })).body).toEqual(answer.body);
    });

    test('gives managers their authority as persons', async () => {
      const answer = await server.call('logIn', { body: { username: 'max', password } });
      expect(sessionOf(answer).authorities).toEqual(['APPROVE_TIME']);
    });

    test('counts an assignment from its first to its last day on its own clocks', async () => {
      server.now = new Date('2025-12-31T22:59:59Z');
      const assigned = async () => {
        const answer = await server.call('logIn', { body: { username: 'ella', password } });
        return sessionOf(answer).assignAuths.map(({ assignmentId }) => assignmentId);
      };
      expect(await assigned()).toEqual([1001, 1002]);
      server.now = new Date('2025-12-31T23:00:00Z');
      expect(await assigned()).toEqual([1001]);
      server.now = new Date(start);
    });

    test('keeps the token in a cookie that no script and no other site reaches', async () => {
      const options = { body: { username: 'ella', password } };
      const local = await server.call('logIn', { ...options, headers: { host: 'localhost' } });
      expect(firstCookie(local)).toMatch(
        /^access-token=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Strict$/,
      );
      for (const host of ['time.example', '127.time.example']) {
        const remote = await server.call('logIn', { ...options, headers: { host } });
        expect(firstCookie(remote)).toContain('; HttpOnly; Secure; SameSite=');
      }
    });

    test('keeps a digest of the token only', async () => {
      const token = await logInAs(server, 'olga');
      const [row] = await server.database.run(readTokens, { employeeId: olga.id });
      expect(row?.token_hash).toHaveLength(32);
      expect(row?.token_hash.toString('latin1')).not.toContain(token);
    });

    test('with the same browser again replaces its session', async () => {
      const token = await logInAs(server, 'ella');
      const again = await server.call('logIn', { body: { username: 'ella', password }, as: token });
      expect((await server.call('getSession', { as: token })).status).toBe(401);
      const newToken = again.cookies.get('access-token') ?? '';
      expect((await server.call('getSession', { as: newToken })).status).toBe(200);
    });

    test.each([
      ['a wrong password', 'ella', 'Punctual'],
      ['an unknown name', 'nobody', password],
      ['somebody without a password', 'nils', password],
      ['an empty hash', 'nils', ' '],
    ])('is refused for %s, always in the same words', async (_, username, word) => {
      const answer = await server.call('logIn', { body: { username, password: word } });
      expect(answer.problem).toMatchObject({ status: 401, code: 'WRONG_CREDENTIALS' });
      expect(answer.problem.detail).not.toContain(username);
      expect(answer.headers['set-cookie']).toBeUndefined();
    });

    test.each([
      ['username', { password }],
      ['username', { username: '', password }],
      ['username', { username: 'x'.repeat(101), password }],
      ['username', { username: 7, password }],
      ['password', { username: 'ella' }],
      ['password', { username: 'ella', password: '' }],
      ['password', { username: 'ella', password: 'x'.repeat(201) }],
      ['password', { username: 'ella', password: null }],
      ['remember', { username: 'ella', password, remember: true }],
    ])('names the field at fault: %s', async (field, rawBody) => {
      const answer = await server.call('logIn', { rawBody });
      expect(answer.problem).toMatchObject({ code: 'VALIDATION_FAILED', fields: [{ field }] });
    });

    test('takes a password typed with composed or decomposed letters', async () => {
      const hash = await hashPassword('Gru\u0308n und gut');
      await server.database.run(setPassword, { id: people.nils.id, passwordHash: hash });
      const body = { username: 'nils', password: 'Gr\u00fcn und gut' };
      expect((await server.call('logIn', { body })).status).toBe(200);
      await server.database.run(setPassword, { id: people.nils.id, passwordHash: null });
    });
  },
  { prepare: createTestCompany },
);

describeOnBothDatabases(
  'A session',
  (server) => {
    test('does not exist without a token, or with a token of my own making', async () => {
      for (const options of [{}, { as: '' }, { as: 'x' }, { as: 'a'.repeat(4000) }]) {
        const { problem } = await server.call('getSession', options);
        expect(problem).toMatchObject({ status: 401, code: 'NO_SESSION' });
      }
    });

    test('ends 12 hours after it was last used', async () => {
      server.now = new Date(start);
      const token = await logInAs(server, 'ella');
      for (const [now, status] of [
        ['2026-03-02T19:59:00Z', 200],
        ['2026-03-03T07:58:59Z', 200],
        ['2026-03-03T19:58:59Z', 401],
      ] as const) {
        server.now = new Date(now);
        expect((await server.call('getSession', { as: token })).status).toBe(status);
      }
      server.now = new Date(start);
    });

    test('ends after 30 days however much it is used', async () => {
      server.now = new Date(start);
      const token = await logInAs(server, 'ella');
      const statusAt = async (hours: number) => {
        server.now = new Date(Date.parse(start) + hours * 3_600_000);
        return (await server.call('getSession', { as: token })).status;
      };
      for (let hours = 11; hours < 720; hours += 11) expect(await statusAt(hours)).toBe(200);
      server.now = new Date(Date.parse(start) + 719 * 3_600_000);
      const { body } = await server.call('getSession', { as: token });
      expect(body.expiresAt).toBe('2026-04-01T08:00:00.000Z');
      expect(await statusAt(720)).toBe(401);
      server.now = new Date(start);
    });

    test('notes its use once a minute', async () => {
      server.now = new Date(start);
      const token = await logInAs(server, 'olga');
      const lastUsed = async (now: string) => {
        server.now = new Date(now);
        await server.call('getSession', { as: token });
        return (await server.database.run(readTokens, { employeeId: olga.id }))[0]?.last_used_at;
      };
      expect(await lastUsed('2026-03-02T08:00:30Z')).toBe('2026-03-02T08:00:00.000Z');
      expect(await lastUsed('2026-03-02T08:01:30Z')).toBe('2026-03-02T08:01:30.000Z');
      server.now = new Date(start);
    });

    test('loses and gains authorities within seconds', async () => {
      server.now = new Date(start);
      const token = await logInAs(server, 'olga');
      await server.call('getSession', { as: token });
      await server.database.run(grant, { id: olga.id, authorities: ['DEV_ADMIN'] });
      server.now = new Date('2026-03-02T08:00:06Z');
      const { body } = await server.call('getSession', { as: token });
      expect(body.authorities).toEqual(['DEV_ADMIN']);
      await server.database.run(grant, { id: olga.id, authorities: [] });
      server.now = new Date(start);
    });

    test('ends at once when I log out, and my other pages hear of it', async () => {
      const token = await logInAs(server, 'ella');
      await server.call('getSession', { as: token });
      server.published.length = 0;
      const answer = await server.call('logOut', { as: token });
      expect(answer.status).toBe(204);
      expect(String(answer.headers['set-cookie'])).toMatch(/^access-token=; Max-Age=0; Path=\//);
      expect((await server.call('getSession', { as: token })).status).toBe(401);
      expect(server.published).toEqual([{ type: 'session-ended', employeeIds: [ella.id] }]);
    });

    test('can be left twice, or without ever having been there', async () => {
      const token = await logInAs(server, 'ella');
      for (const options of [{ as: token }, { as: token }, {}, { as: 'nonsense' }]) {
        expect((await server.call('logOut', options)).status).toBe(204);
      }
    });

    test('of a terminal opens nothing of a person', async () => {
      const body = { terminalId: 'T-100', password };
      const answer = await server.call('logInTerminal', { body });
      const token = answer.cookies.get('terminal-access-token') ?? '';
      expect((await server.call('getSession', { as: token })).status).toBe(401);
      expect((await server.call('getSession', { asTerminal: token })).status).toBe(401);
    });
  },
  { prepare: createTestCompany },
);

describeOnBothDatabases(
  'Failed log-ins',
  (server) => {
    const fail = (username: string) =>
      server.call('logIn', { body: { username, password: 'wrong' } });

    test('lock the account for a while, and tell for how long', async () => {
      server.now = new Date(start);
      for (let count = 0; count < 3; count += 1) expect((await fail('ella')).status).toBe(401);
      server.now = new Date('2026-03-02T08:05:00Z');
      const answer = await server.call('logIn', { body: { username: 'ELLA', password } });
      expect(answer.problem).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
      expect(answer.headers['retry-after']).toBe('600');
      await logInAs(server, 'olga');
      server.now = new Date('2026-03-02T08:15:00Z');
      await logInAs(server, 'ella');
    });

    test('of names that do not exist lock alike', async () => {
      server.now = new Date('2026-03-02T09:00:00Z');
      const statuses = [];
      for (let count = 0; count < 4; count += 1) statuses.push((await fail('ghost')).status);
      expect(statuses).toEqual([401, 401, 401, 429]);
    });

    test('are forgiven when the right password follows', async () => {
      server.now = new Date('2026-03-02T10:00:00Z');
      for (let round = 0; round < 4; round += 1) {
        await fail('olga');
        await fail('olga');
        await logInAs(server, 'olga');
      }
    });

    test('do not lock a site in which many people mistype once at shift start', async () => {
      server.now = new Date('2026-03-02T11:00:00Z');
      for (const username of ['ella', 'max', 'olga', 'dora'] as const) {
        await fail(username);
        await logInAs(server, username);
        await fail(username);
        await logInAs(server, username);
      }
    });

    test('slow down the address that tries many accounts, and nobody who was there before', async () => {
      server.now = new Date('2026-03-02T12:00:00Z');
      const before = await server.call('logIn', { body: { username: 'ella', password } });
      const device = `device=${before.cookies.get('device')}`;
      const statuses = [];
      for (let count = 0; count < 7; count += 1) {
        statuses.push((await fail(`guess-${count}`)).status);
      }
      expect(statuses).toEqual([401, 401, 401, 401, 401, 401, 429]);
      const own = { body: { username: 'ella', password }, headers: { cookie: device } };
      expect((await server.call('logIn', own)).status).toBe(200);
      const stranger = await server.call('logIn', { body: { username: 'olga', password } });
      expect(stranger.headers['retry-after']).toBe('10');
      server.now = new Date('2026-03-02T12:00:10Z');
      await logInAs(server, 'olga');
    });

    test('of somebody else lock the account on no device that knows it', async () => {
      server.now = new Date('2026-03-02T12:30:00Z');
      const before = await server.call('logIn', { body: { username: 'ella', password } });
      const headers = { cookie: `device=${before.cookies.get('device')}` };
      for (let count = 0; count < 3; count += 1) await fail('ella');
      const logIn = (word: string, options = {}) =>
        server.call('logIn', { body: { username: 'ella', password: word }, ...options });
      expect((await logIn(password)).status).toBe(429);
      expect((await logIn(password, { headers })).status).toBe(200);
      for (let count = 0; count < 3; count += 1) await logIn('wrong', { headers });
      expect((await logIn(password, { headers })).status).toBe(429);
    });

    test('of an account from many addresses count together', async () => {
      server.now = new Date('2026-03-02T12:50:00Z');
      const statuses = new Set<number>();
      for (let count = 0; count < 31; count += 1) {
        const body = { username: 'ghost', password: 'wrong' };
        const headers = { 'x-forwarded-for': `203.0.113.${count}` };
        statuses.add((await server.call('logIn', { body, headers })).status);
        if (count === 29) expect([...statuses]).toEqual([401]);
      }
      expect([...statuses]).toEqual([401, 429]);
    });

    test('at once are judged one after another', async () => {
      server.now = new Date('2026-03-02T13:00:00Z');
      const answers = await Promise.all(Array.from({ length: 12 }, () => fail('dora')));
      const refused = answers.filter(({ status }) => status === 429);
      expect(refused.length).toBeGreaterThanOrEqual(8);
    });

    test('of terminals count like those of people', async () => {
      server.now = new Date('2026-03-02T14:00:00Z');
      const logIn = (word: string) =>
        server.call('logInTerminal', { body: { terminalId: 'T-100', password: word } });
      for (let count = 0; count < 3; count += 1) expect((await logIn('wrong')).status).toBe(401);
      expect((await logIn(password)).status).toBe(429);
    });

    test('of a changed password count as well', async () => {
      server.now = new Date('2026-03-02T15:00:00Z');
      const token = await logInAs(server, 'max');
      const change = () =>
        server.call('changePassword', {
          path: { id: people.max.id },
          body: { currentPassword: 'wrong', newPassword: 'something else' },
          as: token,
        });
      for (let count = 0; count < 3; count += 1) expect((await change()).status).toBe(409);
      expect((await change()).status).toBe(429);
    });
  },
  {
    prepare: createTestCompany,
    settings: {
      LIMIT_LOGIN_FAILURES_PER_ACCOUNT: '3',
      LIMIT_LOGIN_FAILURES_PER_ADDRESS: '6',
      TRUST_PROXY: '127.0.0.1',
    },
  },
);

describeOnBothDatabases(
  'Changing the password',
  (server) => {
    const change = (token: string, options: ChangeOptions = {}) => {
      const { currentPassword = password, newPassword = 'better than before', ...rest } = options;
      const body = { currentPassword, newPassword };
      return server.call('changePassword', { path: { id: ella.id }, body, as: token, ...rest });
    };

    test('lets me in with the new one only, and ends my other sessions', async () => {
      const [here, elsewhere] = [await logInAs(server, 'ella'), await logInAs(server, 'ella')];
      const colleague = await logInAs(server, 'olga');
      await server.call('getSession', { as: elsewhere });
      server.published.length = 0;
      expect((await change(here)).status).toBe(204);
      expect((await server.call('getSession', { as: here })).status).toBe(200);
      expect((await server.call('getSession', { as: elsewhere })).status).toBe(401);
      expect((await server.call('getSession', { as: colleague })).status).toBe(200);
      expect(server.published).toEqual([{ type: 'session-ended', employeeIds: [ella.id] }]);
      const old = await server.call('logIn', { body: { username: 'ella', password } });
      expect(old.problem.code).toBe('WRONG_CREDENTIALS');
      await restore(server);
    });

    test('sent again with the same key answers as the first time', async () => {
      const token = await logInAs(server, 'ella');
      const idempotencyKey = '0b1f1c1e-52a8-4f0e-8d7d-2f2f7f5f0a01';
      expect((await change(token, { idempotencyKey })).status).toBe(204);
      expect((await change(token, { idempotencyKey })).status).toBe(204);
      const other = await change(token, { idempotencyKey, newPassword: 'another one than that' });
      expect(other.problem.code).toBe('IDEMPOTENCY_KEY_REUSED');
      await restore(server);
    });

    test('twice at once happens once', async () => {
      const token = await logInAs(server, 'ella');
      const answers = await Promise.all([
        change(token, { newPassword: 'first wish of the two' }),
        change(token, { newPassword: 'second wish of the two' }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([204, 409]));
      await restore(server);
    });

    test('needs the current one', async () => {
      const token = await logInAs(server, 'ella');
      const { problem } = await change(token, { currentPassword: 'guess' });
      expect(problem).toMatchObject({ status: 409, code: 'WRONG_PASSWORD' });
      await logInAs(server, 'ella');
    });

    test('of somebody else is not there for me', async () => {
      const token = await logInAs(server, 'ella');
      const { problem } = await change(token, { path: { id: olga.id } });
      expect(problem.code).toBe('NOT_FOUND');
      expect((await change('')).problem.code).toBe('NO_SESSION');
    });

    test.each([
      ['a common one', 'passwordpassword'],
      ['a row of keys', 'qwertyuiop1234'],
      ['the name of the product', 'Punctual2026!'],
      ['the own name', 'EllaBrandt2026'],
    ])('refuses %s', async (_, newPassword) => {
      const token = await logInAs(server, 'ella');
      const { problem } = await change(token, { newPassword });
      expect(problem).toMatchObject({
        code: 'VALIDATION_FAILED',
        fields: [{ field: 'newPassword' }],
      });
      await logInAs(server, 'ella');
    });

    test('to what it is already is refused', async () => {
      const token = await logInAs(server, 'ella');
      const newPassword = 'grand piano under the lake';
      expect((await change(token, { newPassword })).status).toBe(204);
      const again = await change(token, { currentPassword: newPassword, newPassword });
      expect(again.problem.fields).toMatchObject([{ field: 'newPassword' }]);
      await restore(server);
    });

    describe('names the field at fault', () => {
      test.each([
        ['newPassword', { currentPassword: password, newPassword: 'eleven-long' }],
        ['newPassword', { currentPassword: password, newPassword: 'x'.repeat(201) }],
        ['newPassword', { currentPassword: password }],
        ['currentPassword', { currentPassword: '', newPassword: 'long enough for all' }],
        ['currentPassword', { newPassword: 'long enough for all' }],
        ['repeat', { currentPassword: password, newPassword: 'long enough for all', repeat: '' }],
      ])('%s', async (field, rawBody) => {
        const token = await logInAs(server, 'ella');
        const { problem } = await server.call('changePassword', {
          path: { id: ella.id },
          rawBody,
          as: token,
        });
        expect(problem).toMatchObject({ code: 'VALIDATION_FAILED', fields: [{ field }] });
      });

      test('the key that every command needs', async () => {
        const token = await logInAs(server, 'ella');
        const answer = await change(token, { idempotencyKey: 'seven' });
        expect(answer.problem).toMatchObject({
          code: 'VALIDATION_FAILED',
          fields: [{ field: 'idempotency-key' }],
        });
      });
    });
  },
  { prepare: createTestCompany },
);

interface ChangeOptions {
  readonly currentPassword?: string;
  readonly newPassword?: string;
  readonly path?: { id: number };
  readonly idempotencyKey?: string;
}

/** As it was: too short to be chosen again. */
async function restore({ database }: TestServer): Promise<void> {
  await database.run(setPassword, { id: ella.id, passwordHash: await hashPassword(password) });
}
