import { beforeEach, expect, test } from 'vitest';
import { addScimToken, hashScimToken, newScimToken } from '../scim/data/scimTokens.ts';
import { sql } from '../testing/sql.ts';
import { createTestCompany, logInAs } from '../testing/testCompany.ts';
import { describeOnBothDatabases } from '../testing/testServer.ts';

const settings = {
  ...{ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'time@harbour.example' },
  HR_SYSTEM: 'simulated',
};

describeOnBothDatabases(
  'An administrator sees how the connected systems are doing:',
  (server) => {
    let as = '';
    beforeEach(async () => {
      as = await logInAs(server, 'dora');
    });
    const connection = async (kind: string) => {
      const { body } = await server.call('getConnections', { as });
      return body.find((each) => each.kind === kind);
    };
    const day = 86_400_000;
    const inDays = (days: number) => new Date(server.now.getTime() + days * day);

    test('what is connected and what is not', async () => {
      const { body } = await server.call('getConnections', { as });
      expect(body.map(({ kind, system, state }) => [kind, system, state])).toEqual([
        ['HR_SYSTEM', 'SIMULATED', 'WORKING'],
        ['DIRECTORY', null, 'OFF'],
        ['WEBHOOKS', null, 'OFF'],
        ['SIGN_ON', null, 'OFF'],
        ['MAIL', 'SMTP', 'WORKING'],
      ]);
    });

    test('what the HR system did not take, before what is tried again', async () => {
      await server.database.run(
        ...sql`insert into hr_outbox (assignment_id, shift_id, employee_id, version_id, state,
            records, attempts, requested_at, due_at)
          values (1001, 1, 1001, 1, 'WAITING', '[{"id":1,"failure":"UNREACHABLE"}]', 2,
              '2026-03-02T07:00:00Z', '2026-03-02T09:00:00Z'),
            (1001, 2, 1001, 2, 'DELIVERED', '[{"id":2,"failure":null}]', 0,
              '2026-03-02T07:00:00Z', '2026-03-02T07:00:00Z')`,
      );
      expect(await connection('HR_SYSTEM')).toMatchObject({
        ...{ state: 'FAILING', waiting: 1, failed: 0 },
        failure: { at: null, reason: 'HR_UNREACHABLE' },
      });
      await server.database.run(
        ...sql`insert into hr_outbox (assignment_id, shift_id, employee_id, version_id, state,
            records, attempts, requested_at, due_at)
          values (1001, 3, 1001, 3, 'FAILED', '[{"id":3,"failure":"UNKNOWN_PERSON"}]', 1,
              '2026-03-02T07:00:00Z', '2026-03-02T07:30:00Z')`,
      );
      expect(await connection('HR_SYSTEM')).toMatchObject({
        ...{ state: 'FAILING', waiting: 1, failed: 1 },
        failure: { at: '2026-03-02T07:30:00.000Z', reason: 'HR_UNKNOWN_PERSON' },
      });
      await server.database.run(...sql`delete from hr_outbox`);
    });

    test('a directory by its tokens and the last refusal', async () => {
      const token = newScimToken();
      const digest = hashScimToken(token);
      await server.database.run(addScimToken, {
        ...{ name: 'Okta', digest, now: server.now, expiresAt: inDays(100), employeeId: null },
      });
      const ask = (method: 'GET' | 'PATCH', path: string, payload?: object) =>
        server.app.inject({
          ...{ method, url: `/scim/v2${path}` },
          headers: { authorization: `Bearer ${token}` },
          ...(payload === undefined ? {} : { payload }),
        });
      expect(await connection('DIRECTORY')).toMatchObject({ state: 'WAITING', count: 1 });
      await ask('GET', '/Users');
      expect(await connection('DIRECTORY')).toMatchObject({
        ...{ state: 'WORKING', lastUsedAt: server.now.toISOString(), failure: null },
      });
      // Dora is an administrator.
      await ask('PATCH', '/Users/1004', {
        Operations: [{ op: 'replace', path: 'userName', value: 'mallory' }],
      });
      // Writes what the log has collected.
      await server.call('getSecurityEvents', { as });
      expect(await connection('DIRECTORY')).toMatchObject({
        state: 'FAILING',
        failure: { reason: 'DIRECTORY_REFUSED', name: 'Okta', at: server.now.toISOString() },
      });
      await server.database.run(...sql`delete from security_event where who like 'scim-token %'`);
      await server.database.run(...sql`update scim_token set expires_at = ${inDays(5)}`);
      expect(await connection('DIRECTORY')).toMatchObject({
        failure: { reason: 'TOKEN_ENDS_SOON', at: inDays(5).toISOString() },
      });
      await server.database.run(...sql`update scim_token set ended_at = ${server.now}`);
      expect(await connection('DIRECTORY')).toMatchObject({
        ...{ state: 'FAILING', count: 0 },
        failure: { reason: 'TOKEN_ENDED', name: 'Okta' },
      });
    });

    test('webhooks with the latest failure and its receiver', async () => {
      await server.database.run(
        ...sql`insert into webhook (id, name, url, types, fields, is_on, changed_at, changed_by)
          values (7, 'Payroll', 'https://a.example', '{time.approved}', '{}', true, now(), 1004),
            (8, 'Doors', 'https://b.example', '{time.approved}', '{}', true, now(), 1004)`,
      );
      expect(await connection('WEBHOOKS')).toMatchObject({ state: 'WORKING', count: 2 });
      await server.database.run(
        ...sql`insert into webhook_delivery (webhook_id, message_id, type, happened_at, data, state,
            requested_at, due_at, tried_at, failure, status)
          values (7, gen_random_uuid(), 'time.approved', now(), '{}', 'FAILED', now(), now(),
              '2026-03-01T08:00:00Z', 'ANSWERED', 500),
            (8, gen_random_uuid(), 'time.approved', now(), '{}', 'WAITING', now(), now(),
              '2026-03-01T07:00:00Z', 'UNREACHABLE', null),
            (8, gen_random_uuid(), 'time.approved', now(), '{}', 'DELIVERED', now(), now(),
              '2026-03-01T09:00:00Z', null, 200)`,
      );
      expect(await connection('WEBHOOKS')).toMatchObject({
        ...{ state: 'FAILING', waiting: 1, failed: 1, lastUsedAt: '2026-03-01T09:00:00.000Z' },
        failure: {
          ...{ reason: 'WEBHOOK_ANSWERED', name: 'Payroll', status: 500 },
          at: '2026-03-01T08:00:00.000Z',
        },
      });
    });

    test('mail that was refused and is tried again', async () => {
      await server.database.run(
        ...sql`insert into job (kind, key, payload, due_at, attempts)
          values ('MAIL_REPORT', '1', '{}', '2026-03-02T09:00:00Z', 3)`,
      );
      expect(await connection('MAIL')).toMatchObject({
        ...{ state: 'FAILING', waiting: 1 },
        failure: { reason: 'MAIL_REFUSED', at: null },
      });
    });
  },
  { prepare: createTestCompany, settings },
);
