import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { statement } from '../database/statement.ts';
import { describeOnMemory } from '../testing/testServer.ts';
import type { EmployeeActor } from '../calls/actor.ts';
import type { Handlers } from '../calls/calls.ts';
import { command } from '../calls/commands.ts';
import { Refusal } from '../calls/refusal.ts';
import type { ServerContext } from '../calls/serverContext.ts';
import type { Domains } from './domains.ts';

const add = statement<{ id: number }, { now: Date }>(
  'testAdd',
  'insert into installation (id, demo, created_at) values (1, false, $now) returning id',
);
const count = statement<{ count: number }>('testCount', 'select count(*) from installation');

const employee: EmployeeActor = {
  kind: 'employee',
  id: 7,
  sessionId: 1,
  mustChangePassword: false,
  authorities: new Set(['APPROVE_TIME']),
};
const onlooker: EmployeeActor = { ...employee, id: 8, authorities: new Set() };
const people = new Map([
  ['manager', employee],
  ['onlooker', onlooker],
]);
const off = new Set<string>();

function domains(context: ServerContext): Domains {
  const handlers = {
    getVersion: () => Promise.resolve({ status: 200, body: { version: '1' } }),
    getNotificationCount: ({ path, employee: { id } }) => {
      if (path.sub !== id) throw new Refusal('NOT_FOUND');
      return Promise.resolve({ status: 200, body: { count: 0 } });
    },
    dismissAllNotifications: command(context, async ({ now, query }, unit) => {
      if (query.employeeId !== 7) throw new Refusal('NOT_FOUND');
      await unit.run(add, { now });
      return { status: 204 };
    }),
    fetchApprovals: () => {
      throw new Error('secret words');
    },
    selectTimePairs: () => {
      throw new Error('is not reached');
    },
  } satisfies Partial<Handlers>;
  return {
    handlers,
    sessions: {
      findEmployee: (token) => Promise.resolve(people.get(token) ?? null),
      findTerminal: () => Promise.resolve(null),
    },
    isFeatureOn: (feature) => Promise.resolve(!off.has(feature)),
  };
}

describeOnMemory(
  'A call',
  (server) => {
    test('is open to everybody where the contract says public', async () => {
      const { status, body } = await server.call('getVersion');
      expect(status).toBe(200);
      expect(body).toEqual({ version: '1' });
    });

    test('needs a session where the contract says so', async () => {
      const { problem } = await server.call('getNotificationCount', { path: { sub: 7 } });
      expect(problem.code).toBe('NO_SESSION');
      const other = await server.call('getNotificationCount', { path: { sub: 7 }, as: 'nobody' });
      expect(other.status).toBe(401);
    });

    test('reads numbers of the path', async () => {
      const { body } = await server.call('getNotificationCount', {
        path: { sub: 7 },
        as: 'manager',
      });
      expect(body.count).toBe(0);
    });

    test('refuses what is no number, naming the field', async () => {
      const answer = await server.call('getNotificationCount', {
        rawPath: { sub: 'x' },
        as: 'manager',
        headers: { 'accept-language': 'de-AT, en;q=0.5' },
      });
      expect(answer.status).toBe(400);
      expect(answer.problem.fields?.[0]?.field).toBe('sub');
      expect(answer.problem.fields?.[0]?.message).toMatch(/Wert/);
    });

    test('needs one of its authorities', async () => {
      const body = { startDate: '2026-03-01', endDate: '2026-03-02', page: 0, pageSize: 30 };
      const { problem } = await server.call('fetchApprovals', { body, as: 'onlooker' });
      expect(problem.code).toBe('ACCESS_DENIED');
    });

    test('is refused while its feature is off', async () => {
      off.add('APPROVE_TIME_PAIRS');
      const filter = { startDate: '2026-03-01', endDate: '2026-03-02', page: 0, pageSize: 30 };
      const body = { filter, purpose: 'SELECT' as const };
      const { problem } = await server.call('selectTimePairs', { body, as: 'manager' });
      off.clear();
      expect(problem.code).toBe('FEATURE_OFF');
    });

    test('that fails unexpectedly tells nothing of the reason', async () => {
      const body = { startDate: '2026-03-01', endDate: '2026-03-02', page: 0, pageSize: 30 };
      const { problem, status } = await server.call('fetchApprovals', { body, as: 'manager' });
      expect(status).toBe(500);
      expect(JSON.stringify(problem)).not.toContain('secret');
    });

    test('that is a command does its work once for a key', async () => {
      const options = { query: { employeeId: 7 }, as: 'manager', idempotencyKey: randomUUID() };
      const first = await server.call('dismissAllNotifications', options);
      expect(first.status).toBe(204);
      const again = await server.call('dismissAllNotifications', options);
      expect(again.status).toBe(204);
      expect((await server.database.run(count))[0]?.count).toBe(1);
      const other = await server.call('dismissAllNotifications', {
        ...options,
        query: { employeeId: 8 },
      });
      expect(other.problem.code).toBe('IDEMPOTENCY_KEY_REUSED');
    });

    test('that was refused as a command is refused again with the same key', async () => {
      const options = { query: { employeeId: 9 }, as: 'manager', idempotencyKey: randomUUID() };
      expect((await server.call('dismissAllNotifications', options)).problem.code).toBe(
        'NOT_FOUND',
      );
      expect((await server.call('dismissAllNotifications', options)).problem.code).toBe(
        'NOT_FOUND',
      );
    });
  },
  { domains },
);
