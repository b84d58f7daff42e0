import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../testing/sql.ts';
import { statementsOf } from '../testing/statementsOf.ts';
import { logInAs, people } from '../testing/testCompany.ts';
import { editsAs, savedShift } from '../testing/testEdits.ts';
import { setFeatures } from '../testing/testFeatures.ts';
import { describeOnBothDatabases } from '../testing/testServer.ts';
import { clearTime } from '../testing/testTime.ts';
import { quim } from '../testing/teamOfMax.ts';
import { createPlannedTeam } from '../planning/testing/plansOfMax.ts';
import { allowedNetworks } from './data/allowedNetworks.ts';
import { webhooksOfDora } from './testing/webhooksOfDora.ts';

const { ella, max } = people;
const dataDirectory = await mkdtemp(path.join(tmpdir(), 'punctual-webhooks-'));
afterAll(() => rm(dataDirectory, { recursive: true, force: true }));

describeOnBothDatabases(
  'Webhooks',
  (server) => {
    const hooks = webhooksOfDora(server, dataDirectory);
    const { make, deliver, deliveries, receiver, find, later } = hooks;
    const tokens = { ella: '', max: '' };
    let known = '';
    const his = editsAs(server, () => tokens.max);

    beforeEach(async () => {
      await clearTime(server);
      await setFeatures(server, {
        ...{ ADD_TIME_PAIRS: true, EDIT_TIME_PAIRS: true, ALLOW_MANAGER_DELETE: true },
        ...{ DELETE_TIME_PAIRS: true, CLOCK_OUT_UNDO_DELAY: 0 },
      });
      if (hooks.dora() === known) return;
      known = hooks.dora();
      tokens.ella = await logInAs(server, 'ella');
      tokens.max = await logInAs(server, 'max');
    });

    const mine = { employeeAssignmentId: ella.assignmentId, timeZoneOffset: 60 };
    const clockIn = (idempotencyKey: string = randomUUID()) =>
      server.call('clockInShift', { as: tokens.ella, body: mine, idempotencyKey });
    const add = async (person: typeof ella | typeof quim, day = '2026-03-10') =>
      savedShift(
        await his.add(`${day}T08:00:00Z`, `${day}T12:00:00Z`, {
          employeeAssignmentId: person.assignmentId,
        }),
      );
    const bodies = () => receiver().taken.map(({ message }) => message);

    test('a punch is told with ids alone, signed as Standard Webhooks say', async () => {
      const id = await make();
      const { body } = await clockIn();
      await deliver(id);
      const [pair] = body.shiftTimePairs;
      expect(bodies()).toEqual([
        {
          type: 'employee.clocked',
          timestamp: '2026-03-12T08:00:00.000Z',
          data: {
            ...{ employeeId: ella.id, assignmentId: ella.assignmentId, action: 'CLOCK_IN' },
            ...{ shiftId: pair?.id, timePairId: pair?.id, isDeleted: false },
          },
        },
      ]);
      expect(await deliveries()).toMatchObject([
        { state: 'DELIVERED', status: 204, attempts: 1, failure: null, employeeId: ella.id },
      ]);
    });

    test('personal data leaves where an administrator chose the field', async () => {
      const fields = ['EMPLOYEE_NUMBER', 'EMPLOYEE_NAME', 'TIMES', 'STATUS'] as const;
      const id = await make({ fields: [...fields] });
      await clockIn();
      await deliver(id);
      expect(bodies()).toMatchObject([
        {
          data: {
            ...{ employeeNumber: 'E-1', firstName: 'Ella', clockOut: null, segments: [] },
            ...{ clockIn: '2026-03-12T08:00:00.000Z', date: '2026-03-12', status: 'INCOMPLETE' },
          },
        },
      ]);
    });

    test('a change, an approval and a schedule are told, each to those who asked for it', async () => {
      const id = await make({ types: ['time.changed', 'time.approved', 'schedule.changed'] });
      const other = await make({ types: ['schedule.changed'], fields: ['SCHEDULES'] });
      const { id: entry } = await add(ella);
      await his.edit(entry, {
        clockInDateTime: '2026-03-10T09:00:00Z',
        clockOutDateTime: '2026-03-10T12:00:00Z',
      });
      await server.call('assignTemporarySchedule', {
        as: tokens.max,
        body: {
          userIds: [ella.assignmentId],
          ...{ startDate: '2026-03-16', endDate: '2026-03-17', workScheduleExternalCode: 'EARLY' },
        },
      });
      const kinds = (await deliveries()).map(({ webhookId, type }) => [webhookId, type]);
      expect(kinds).toContainEqual([id, 'schedule.changed']);
      expect(kinds).toContainEqual([id, 'time.changed']);
      expect(kinds.filter(([webhook]) => webhook === other)).toEqual([[other, 'schedule.changed']]);
      await deliver(other);
      expect(bodies()).toMatchObject([
        {
          data: {
            action: 'ASSIGNED',
            ranges: [{ startDate: '2026-03-16', endDate: '2026-03-17', schedule: 'EARLY' }],
          },
        },
      ]);
    });

    test('an entry that its manager approves is told as approved', async () => {
      const [shift] = (await clockIn()).body.shiftTimePairs;
      later(3600);
      await server.call('clockOutShift', {
        as: tokens.ella,
        body: { ...mine, pairType: 'BREAK', shiftTimePairId: shift?.id ?? 0 },
      });
      const id = await make({ fields: ['STATUS'] });
      await server.call('decideTimePairs', {
        as: tokens.max,
        body: {
          ...{ requestedByUserId: max.id, shouldSyncWithEC: false },
          statusRequests: [{ timePairId: shift?.id ?? 0, status: 'APPROVED' }],
        },
      });
      await deliver(id);
      expect(bodies()).toMatchObject([
        { type: 'time.approved', data: { action: 'APPROVED', status: 'APPROVED' } },
      ]);
    });

    test('messages of a person arrive in order; one that is refused is tried again, under its id', async () => {
      const id = await make({ types: ['time.changed'] });
      await add(ella, '2026-03-09');
      later(1);
      await add(ella, '2026-03-10');
      await add(quim, '2026-03-10');
      receiver().refused.add(ella.id);
      await deliver(id);
      const waiting = await deliveries('WAITING');
      expect(waiting).toMatchObject([
        { employeeId: ella.id, attempts: 0 },
        { employeeId: ella.id, attempts: 1, failure: 'ANSWERED', status: 500 },
      ]);
      expect(receiver().taken).toHaveLength(1);
      receiver().refused.clear();
      later(4);
      await deliver(id);
      expect(receiver().taken).toHaveLength(1);
      later(1);
      await deliver(id);
      expect(
        receiver()
          .taken.slice(1)
          .map((each) => each.id),
      ).toEqual(waiting.toReversed().map(({ messageId }) => messageId));
    });

    test('servers that send at the same time send nothing twice and nothing out of order', async () => {
      const id = await make({ types: ['time.changed'] });
      for (const day of ['04', '05', '06', '09', '10']) await add(ella, `2026-03-${day}`);
      await Promise.all([deliver(id), deliver(id), deliver(id)]);
      while ((await deliveries('WAITING')).length > 0) await deliver(id);
      const ids = receiver().taken.map((each) => each.id);
      expect(ids).toEqual((await deliveries()).toReversed().map(({ messageId }) => messageId));
    });

    test('what was sent by a process that ended is sent again when its lease is over', async () => {
      const id = await make();
      await clockIn();
      const lease = new Date(server.now.getTime() + 60_000);
      await server.database.run(...sql`update webhook_delivery set leased_until = ${lease}`);
      await deliver(id);
      expect(receiver().taken).toEqual([]);
      later(61);
      await deliver(id);
      expect(receiver().taken).toHaveLength(1);
    });

    test.each([
      ['redirects', 302, { failure: 'REDIRECTED', status: 302 }],
      ['never answers', 'hang', { failure: 'TOO_LONG', status: null }],
      ['breaks off within its answer', 'half', { failure: 'BROKEN', status: null }],
      ['asks for patience', 429, { failure: 'ANSWERED', status: 429 }],
    ] as const)('a receiver that %s is tried again later', async (_how, treatment, outcome) => {
      const id = await make();
      await clockIn();
      receiver().treatments.push(treatment);
      await deliver(id);
      expect(await deliveries()).toMatchObject([{ state: 'WAITING', attempts: 1, ...outcome }]);
      expect(receiver().requests).toEqual(['POST /hooks']);
      expect((await find(id))?.pausedUntil).toBe('2026-03-12T08:00:05.000Z');
      later(5);
      await deliver(id);
      expect(await deliveries()).toMatchObject([{ state: 'DELIVERED', attempts: 2 }]);
      expect((await find(id))?.pausedUntil).toBe(null);
    });

    test('a receiver that talks without end has taken the message all the same', async () => {
      const id = await make();
      await clockIn();
      receiver().treatments.push('endless');
      await deliver(id);
      expect(await deliveries()).toMatchObject([{ state: 'DELIVERED', status: 200 }]);
    });

    test('a receiver that nobody finds is not sent everything: the whole webhook waits', async () => {
      const id = await make({ types: ['time.changed'] });
      await add(ella);
      await add(quim);
      await receiver().close();
      await deliver(id);
      later(5);
      await add(quim, '2026-03-09');
      await deliver(id);
      const tries = (await deliveries()).map(({ attempts, failure }) => [attempts, failure]);
      expect(tries).toEqual([
        [0, null],
        [2, 'UNREACHABLE'],
        [2, 'UNREACHABLE'],
      ]);
      expect((await find(id))?.pausedUntil).toBe('2026-03-12T08:00:15.000Z');
    });

    test.each([
      ['seconds', '120', '2026-03-12T08:02:00.000Z'],
      ['a date', 'Thu, 12 Mar 2026 08:10:00 GMT', '2026-03-12T08:10:00.000Z'],
      ['more than an hour', '86400', '2026-03-12T09:00:00.000Z'],
      ['what nobody can read', 'soon', '2026-03-12T08:00:05.000Z'],
      ['a time that has passed', 'Thu, 12 Mar 2020 08:10:00 GMT', '2026-03-12T08:00:05.000Z'],
    ])('a receiver that has too much is left alone as it asks: %s', async (_, asked, until) => {
      const id = await make({ types: ['time.changed'] });
      await add(ella);
      receiver().treatments.push(429);
      receiver().retryAfter = asked;
      await deliver(id);
      expect((await find(id))?.pausedUntil).toBe(until);
      hooks.at(new Date(Date.parse(until) - 1).toISOString());
      await deliver(id);
      expect(receiver().requests).toHaveLength(1);
      hooks.at(new Date(Date.parse(until) + 5_000).toISOString());
      await hooks.logIn();
      await deliver(id);
      expect(receiver().taken).toHaveLength(1);
      expect((await find(id))?.pausedUntil).toBeNull();
    });

    test('after three days a message is given up and told; "send again" brings it under the same id', async () => {
      const id = await make();
      await clockIn();
      const messageId = (await deliveries())[0]?.messageId ?? '';
      for (let hours = 0; hours < 74; hours += 1) {
        receiver().treatments.splice(0, 9, 503);
        await deliver(id);
        later(3600);
      }
      receiver().treatments.length = 0;
      await hooks.logIn();
      const [dead] = await deliveries('FAILED');
      expect(dead).toMatchObject({ failure: 'ANSWERED', status: 503, messageId });
      expect(hooks.troubles).toEqual([{ webhook: id, kind: 'GIVEN_UP', count: 1 }]);
      expect(await find(id)).toMatchObject({ waiting: 0, failed: 1 });
      await server.call('sendAgain', { as: hooks.dora(), path: { id: dead?.id ?? 0 } });
      await deliver(id);
      expect(receiver().taken).toMatchObject([{ id: messageId }]);
      expect(await find(id)).toMatchObject({ waiting: 0, failed: 0 });
    });

    test('a receiver that is gone (410) is switched off and told, and hears nothing further', async () => {
      const id = await make({ types: ['time.changed'] });
      await add(ella);
      receiver().treatments.push(410);
      await deliver(id);
      expect(hooks.troubles).toEqual([{ webhook: id, kind: 'GONE', count: 0 }]);
      expect(await find(id)).toMatchObject({ isOn: false, offReason: 'GONE', waiting: 1 });
      later(6);
      await add(quim);
      expect(await deliveries()).toHaveLength(1);
      const body = hooks.requestOf({ types: ['time.changed'] });
      await server.call('changeWebhook', { as: hooks.dora(), path: { id }, body });
      await deliver(id);
      expect(await find(id)).toMatchObject({ isOn: true, offReason: null, waiting: 0 });
    });

    test('for a day both secrets sign, so that a receiver may change them in peace', async () => {
      const id = await make();
      const old = receiver().secret;
      const fresh = await hooks.newSecret(id);
      expect(fresh).not.toBe(old);
      const sendTest = async (secret: string | null) => {
        receiver().secret = secret;
        await server.call('testWebhook', { as: hooks.dora(), path: { id } });
        await deliver(id);
        const [last] = await deliveries();
        return last?.state;
      };
      expect([await sendTest(old), await sendTest(fresh)]).toEqual(['DELIVERED', 'DELIVERED']);
      later(24 * 3600);
      await hooks.logIn();
      expect([await sendTest(fresh), await sendTest(old)]).toEqual(['DELIVERED', 'WAITING']);
    });

    test('secrets lie sealed in the database and are in no answer that is kept', async () => {
      const id = await make();
      const secret = receiver().secret ?? '';
      const key = secret.slice(6);
      const [row] = await server.database.run(
        ...sql<{ text: string }>`select (select string_agg(encode(secret, 'base64')
          || encode(secret, 'escape'), '') from webhook where id = ${id})
          || (select string_agg(coalesce(body, ''), '') from command_answer) as text`,
      );
      expect(key).toHaveLength(44);
      expect(row?.text).not.toContain(key);
    });

    test('addresses that lead into the own network are refused, at once or when they are looked up', async () => {
      const refused = [
        ['http://example.com/', /begin with https/],
        ['http://10.1.2.3/', /begin with https/],
        ['ftp://example.com/', /begin with https/],
        ['https://10.1.2.3/', /WEBHOOK_NETWORKS/],
        ['https://169.254.169.254/latest/meta-data', /WEBHOOK_NETWORKS/],
        ['https://[::1]/', /WEBHOOK_NETWORKS/],
        ['https://[::ffff:10.0.0.1]/', /WEBHOOK_NETWORKS/],
        ['https://0x0a.1/', /WEBHOOK_NETWORKS/],
        ['https://user:password@example.com/', /no web address/],
        ['nonsense', /no web address/],
      ] as const;
      for (const [url, words] of refused) {
        const body = hooks.requestOf({ url });
        const { problem } = await server.call('makeWebhook', { as: hooks.dora(), body });
        const { code, fields } = problem;
        const field = { field: 'url', message: expect.stringMatching(words) };
        expect([url, code, fields]).toEqual([url, 'VALIDATION_FAILED', [field]]);
      }
      const { port } = new URL(receiver().url);
      const id = await make({ url: `https://localhost:${port}/` });
      await server.call('testWebhook', { as: hooks.dora(), path: { id } });
      await deliver(id, allowedNetworks([]));
      expect(await deliveries()).toMatchObject([{ state: 'WAITING', failure: 'ADDRESS' }]);
      later(5);
      await deliver(id);
      expect(await deliveries()).toMatchObject([{ state: 'WAITING', failure: 'CERTIFICATE' }]);
      expect(receiver().requests).toEqual([]);
    });

    test('a punch that is sent twice is told once', async () => {
      await make();
      const idempotencyKey = randomUUID();
      const both = await Promise.all([clockIn(idempotencyKey), clockIn(idempotencyKey)]);
      expect(both.map(({ status }) => status)).toEqual([200, 200]);
      expect(await deliveries()).toHaveLength(1);
    });

    test('without a webhook nothing is kept, and what was deleted hears nothing more', async () => {
      const id = await make();
      await server.call('deleteWebhook', { as: hooks.dora(), path: { id } });
      await clockIn();
      expect(await deliveries()).toEqual([]);
      const gone = await server.call('testWebhook', { as: hooks.dora(), path: { id } });
      expect(gone.status).toBe(404);
    });

    test('what is off or has no secret sends no test', async () => {
      const body = hooks.requestOf();
      const made = await server.call('makeWebhook', { as: hooks.dora(), body });
      const as = { as: hooks.dora(), path: { id: made.body.id } };
      expect((await server.call('testWebhook', as)).problem.code).toBe('WEBHOOK_NOT_READY');
      await hooks.newSecret(made.body.id);
      await server.call('changeWebhook', { ...as, body: { ...body, isOn: false } });
      expect((await server.call('testWebhook', as)).problem.code).toBe('WEBHOOK_NOT_READY');
    });

    test('there are at most twenty', async () => {
      const as = hooks.dora();
      for (let count = 0; count < 20; count += 1) {
        const body = hooks.requestOf({ isOn: false });
        expect((await server.call('makeWebhook', { as, body })).status).toBe(200);
      }
      const one = await server.call('makeWebhook', { as, body: hooks.requestOf() });
      expect(one.problem.code).toBe('WEBHOOK_LIMIT');
    });

    test('deliveries go after 30 days, those that were given up after 90', async () => {
      const id = await make();
      await clockIn();
      await deliver(id);
      await server.call('testWebhook', { as: hooks.dora(), path: { id } });
      await server.database.run(
        ...sql`update webhook_delivery set state = 'FAILED' where type = 'test'`,
      );
      later(29 * 86_400);
      await hooks.logIn();
      await server.runJobs();
      expect(await deliveries()).toHaveLength(2);
      later(2 * 86_400);
      await hooks.logIn();
      await server.runJobs();
      expect(await deliveries()).toMatchObject([{ type: 'test' }]);
      later(60 * 86_400);
      await hooks.logIn();
      await server.runJobs();
      expect(await deliveries()).toEqual([]);
    });

    test('nobody but a developer admin sees or changes webhooks', async () => {
      const answer = await server.call('getWebhooks', { as: tokens.max });
      expect(answer.problem.code).toBe('ACCESS_DENIED');
    });

    test('a punch asks the database for as many statements as without a webhook', async () => {
      await make();
      await add(quim);
      const asked = await statementsOf(() => clockIn());
      if (server.database.kind !== 'postgresql') return;
      expect(asked.filter((name) => name !== 'findEmployeeToken')).toEqual([
        'readOpenShift',
        'saveShifts-begun-events-answer',
      ]);
    });
  },
  {
    prepare: async (database) => {
      await createPlannedTeam(database);
      await database.run(
        ...sql`update assignment set authorities = (select authorities from assignment where id = 1001)
          where id = 1022`,
      );
      await database.run(...sql`update employee set authorities = '{DEV_ADMIN}' where id = 1004`);
    },
    settings: { WEBHOOK_NETWORKS: '127.0.0.0/8', DATA_DIR: dataDirectory },
  },
);
