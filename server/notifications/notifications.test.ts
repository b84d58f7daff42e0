import { beforeEach, expect, test } from 'vitest';
import { statement } from '../database/statement.ts';
import { createTestCompany, logInAs, people } from '../testing/testCompany.ts';
import { describeOnMemory } from '../testing/testServer.ts';
import { notify } from './data/notify.ts';
import type { Notice } from './rules/notice.ts';

const clear = statement<never>('testClearNotifications', 'delete from notification');

describeOnMemory(
  'Notifications',
  (server) => {
    const { ella, olga } = people;
    let token = '';

    beforeEach(async () => {
      server.now = new Date('2026-03-02T08:00:00Z');
      token = await logInAs(server, 'ella');
      await server.database.run(clear);
    });

    const tell = (...notices: Notice[]) =>
      server.database.transaction((transaction) => notify(transaction, notices, server.now));
    const read = (options: Parameters<typeof server.call<'getNotifications'>>[1] = {}) =>
      server.call('getNotifications', {
        path: { id: ella.id },
        query: { page: 0 },
        as: token,
        ...options,
      });
    const count = async () => {
      const path = { sub: ella.id };
      return (await server.call('getNotificationCount', { path, as: token })).body.count;
    };

    test('tell what a manager did with my time, when, and where', async () => {
      await tell(approved(1));
      const { contents, totalPages } = (await read()).body;
      expect(totalPages).toBe(1);
      expect(contents).toMatchObject([
        {
          notificationType: {
            id: 'TIME_APPROVED',
            priority: 'LOW',
            heading: 'Time approved',
            icon: 'approved',
            linkText: 'View time',
            linkPage: 'EmployeeTimePairs',
          },
          body: 'Max Kern approved your time on Sun 1 Mar, 07:30 – 15:45.',
          notification_date: '2026-03-02T08:00:00.000Z',
          timePairId: 1,
          positionDescription: 'Nurse',
          type: 'TIME_APPROVED',
        },
      ]);
    });

    test('come in my language and with my clock', async () => {
      await tell(approved(1));
      await tell(missed);
      const bodies = async (lang: 'de' | 'es' | 'th' | 'en', dateTimeFormat: '12h' | '24h') => {
        const { body } = await read({ query: { page: 0, lang, dateTimeFormat } });
        return body.contents.map((each) => each.body);
      };
      expect(await bodies('en', '12h')).toEqual([
        'You have been clocked in since Sun 1 Mar, 7:30 AM. No clock-out is recorded yet.',
        'Max Kern approved your time on Sun 1 Mar, 7:30 AM – 3:45 PM.',
      ]);
      expect(await bodies('de', '24h')).toEqual([
        'Sie sind seit So., 1. März, 07:30, eingestempelt. Es ist noch kein Ausstempeln erfasst.',
        'Max Kern hat Ihre Zeit am So., 1. März, 07:30 – 15:45, genehmigt.',
      ]);
      expect(await bodies('es', '24h')).toEqual([
        'Fichaste la entrada el dom 1 mar, 07:30. Aún no has fichado la salida.',
        'Max Kern aprobó tu tiempo del dom 1 mar, 07:30 – 15:45.',
      ]);
      expect((await bodies('th', '24h'))[1]).toContain('Max Kern อนุมัติเวลา');
    });

    test('come as one when several entries were decided at a stroke', async () => {
      await tell(approved(3, '2026-02-27'), approved(1, '2026-02-25'), approved(2, '2026-02-26'));
      const { contents } = (await read()).body;
      expect(contents).toHaveLength(1);
      expect(contents[0]).toMatchObject({
        notificationType: { heading: '3 times approved', linkText: 'View times' },
        body: 'Max Kern approved your times on Wed 25 Feb, Thu 26 Feb and Fri 27 Feb.',
        timePairId: null,
      });
    });

    test('show newest first, 20 to a page, and are counted', async () => {
      for (let id = 1; id <= 45; id += 1) await tell(approved(id));
      expect(await count()).toBe(45);
      const pages = [0, 1, 2, 3].map((page) => read({ query: { page } }));
      const ids = (await Promise.all(pages)).map(({ body }) =>
        body.contents.map(({ timePairId }) => timePairId),
      );
      expect(ids.map((page) => page.length)).toEqual([20, 20, 5, 0]);
      expect(ids[0]?.[0]).toBe(45);
      expect(ids[2]?.at(-1)).toBe(1);
    });

    test('go away when I dismiss one, several, or all, and my other pages hear of it', async () => {
      for (let id = 1; id <= 5; id += 1) await tell(approved(id));
      const ids = (await read()).body.contents.map(({ notificationId }) => notificationId);
      const [first = 0, second = 0, third = 0] = ids;
      server.published.length = 0;
      await server.call('dismissNotification', { path: { id: first }, as: token });
      expect(await count()).toBe(4);
      expect(server.published).toEqual([{ type: 'notifications-changed', employeeIds: [ella.id] }]);
      await server.call('dismissNotifications', { body: [second, third, first], as: token });
      expect(await count()).toBe(2);
      await server.call('dismissAllNotifications', { query: { employeeId: ella.id }, as: token });
      expect(await count()).toBe(0);
      expect((await read()).body).toEqual({ contents: [], totalPages: 0 });
    });

    test('can be dismissed twice, and again with the same key', async () => {
      await tell(approved(1));
      const [{ notificationId: id } = { notificationId: 0 }] = (await read()).body.contents;
      const idempotencyKey = '5d8f9a44-5a5e-4c39-9f0e-0d3c8a1f6b11';
      for (const options of [{ idempotencyKey }, { idempotencyKey }, {}]) {
        const answer = await server.call('dismissNotification', {
          path: { id },
          as: token,
          ...options,
        });
        expect(answer.status).toBe(204);
      }
    });

    test('of somebody else do not exist for me', async () => {
      await tell({ ...approved(1), employeeId: olga.id });
      const olgasToken = await logInAs(server, 'olga');
      const { contents } = (await read({ path: { id: olga.id }, as: olgasToken })).body;
      const id = contents[0]?.notificationId ?? 0;
      expect(contents).toHaveLength(1);

      expect((await read({ path: { id: olga.id } })).problem.status).toBe(404);
      const path = { sub: olga.id };
      const counted = await server.call('getNotificationCount', { path, as: token });
      expect(counted.problem.code).toBe('NOT_FOUND');
      const one = await server.call('dismissNotification', { path: { id }, as: token });
      expect(one.problem.code).toBe('NOT_FOUND');
      const all = { query: { employeeId: olga.id }, as: token };
      expect((await server.call('dismissAllNotifications', all)).problem.code).toBe('NOT_FOUND');
      expect((await server.call('dismissNotifications', { body: [id], as: token })).status).toBe(
        204,
      );
      expect((await read({ path: { id: olga.id }, as: olgasToken })).body.contents).toHaveLength(1);
    });

    test.each<[string, Record<string, string>]>([
      ['page', { page: '-1' }],
      ['page', { page: '1000001' }],
      ['page', { page: 'one' }],
      ['page', {}],
      ['lang', { page: '0', lang: 'fr' }],
      ['dateTimeFormat', { page: '0', dateTimeFormat: '25h' }],
    ])('are not shown for a bad %s: %o', async (field, rawQuery) => {
      const answer = await server.call('getNotifications', {
        path: { id: ella.id },
        rawQuery,
        as: token,
      });
      expect(answer.problem).toMatchObject({ code: 'VALIDATION_FAILED', fields: [{ field }] });
    });

    test.each([
      ['', []],
      ['0', [0]],
      ['1', [1, 1.5]],
      ['0', ['one']],
      ['', Array.from({ length: 201 }, (_, index) => index + 1)],
      ['', {}],
    ])('cannot be dismissed by a bad list (%s)', async (field, rawBody) => {
      const answer = await server.call('dismissNotifications', { rawBody, as: token });
      expect(answer.problem.code).toBe('VALIDATION_FAILED');
      if (field !== '') expect(answer.problem.fields?.[0]?.field).toBe(field);
    });

    test.each(['0', '-1', '9007199254740992', 'x'])('have no id %s', async (id) => {
      const answer = await server.call('dismissNotification', { rawPath: { id }, as: token });
      expect(answer.problem).toMatchObject({
        code: 'VALIDATION_FAILED',
        fields: [{ field: 'id' }],
      });
    });

    test('are for people who are signed in', async () => {
      const answer = await read({ as: 'nonsense' });
      expect(answer.problem.code).toBe('NO_SESSION');
    });
  },
  { prepare: createTestCompany },
);

const { ella } = people;

function approved(timePairId: number, day = '2026-03-01'): Notice {
  return {
    kind: 'TIME_APPROVED',
    employeeId: ella.id,
    assignmentId: ella.assignmentId,
    timePairId,
    time: {
      start: `${day}T06:30:00.000Z`,
      end: `${day}T14:45:00.000Z`,
      timeZone: 'Europe/Berlin',
    },
    manager: 'Max Kern',
  };
}

const missed: Notice = {
  kind: 'MISSED_CLOCK_OUT',
  onceKey: 'MISSED_CLOCK_OUT 7',
  employeeId: ella.id,
  assignmentId: ella.assignmentId,
  timePairId: 9,
  time: { start: '2026-03-01T06:30:00.000Z', end: null, timeZone: 'Europe/Berlin' },
};
