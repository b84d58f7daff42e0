import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashPassword } from '../session/data/passwords.ts';
import { sql } from '../testing/sql.ts';
import { createTestCompany, logInAs, password, people } from '../testing/testCompany.ts';
import { describeOnBothDatabases } from '../testing/testServer.ts';

const { ella, max, nils } = people;
const pin = '13570';

interface Press {
  readonly key?: string;
  readonly assignmentId?: number;
  readonly timeZoneOffset?: number;
}

describeOnBothDatabases(
  'Clocking at a terminal',
  (server) => {
    const logIn = async () => {
      const body = { terminalId: 'T-100', password };
      const { cookies } = await server.call('logInTerminal', { body });
      return cookies.get('terminal-access-token') ?? '';
    };
    const byPin = (asTerminal: string, employeeNumber = 'E-1', word = pin) =>
      server.call('identifyByPin', { asTerminal, body: { employeeNumber, pin: word } });
    const byBadge = (asTerminal: string, badge = 'B-1001') =>
      server.call('identifyByBadge', { asTerminal, body: { badge } });
    const setPin = async (word: string) =>
      server.database.run(
        ...sql`update employee set pin_hash = ${await hashPassword(word)} where id = ${ella.id}`,
      );
    const punch = (
      asTerminal: string,
      dialogToken: string,
      operation: 'CLOCK_IN' | 'BREAK_IN' | 'RESUME' | 'CLOCK_OUT',
      { key = randomUUID(), assignmentId = ella.assignmentId, timeZoneOffset = 60 }: Press = {},
    ) =>
      server.call('punchAtTerminal', {
        asTerminal,
        idempotencyKey: key,
        body: { dialogToken, assignmentId, operation, timeZoneOffset, delayInMilliseconds: 0 },
      });

    test('a dialog that was taken to another device of the same terminal opens nothing there', async () => {
      const [terminal, other] = [await logIn(), await logIn()];
      const { dialogToken } = (await byBadge(terminal)).body;
      const taken = await punch(other, dialogToken, 'CLOCK_IN');
      expect(taken.problem.code).toBe('DIALOG_ENDED');
      await server.call('endTerminalDialog', { asTerminal: other, body: { dialogToken } });
      expect((await punch(terminal, dialogToken, 'CLOCK_OUT')).problem.code).toBe('NOT_FOUND');
    });

    test('a day of somebody: in, break, back, out, each by PIN or badge', async () => {
      const terminal = await logIn();
      const steps = [
        ['08:00', 'CLOCKED_OUT', ['CLOCK_IN'], 'CLOCK_IN', 0],
        ['12:00', 'CLOCKED_IN', ['BREAK_IN', 'CLOCK_OUT'], 'BREAK_IN', 4 * 3600],
        ['12:30', 'ON_BREAK', ['RESUME', 'CLOCK_OUT'], 'RESUME', 4 * 3600],
        ['16:30', 'CLOCKED_IN', ['BREAK_IN', 'CLOCK_OUT'], 'CLOCK_OUT', 8 * 3600],
      ] as const;
      let lastPunch: string | null = null;
      for (const [index, [time, state, operations, operation, worked]] of steps.entries()) {
        server.now = new Date(`2026-03-02T${time}:00Z`);
        const { body } = await (index % 2 === 0 ? byPin(terminal, 'e-1') : byBadge(terminal));
        expect(body).toMatchObject({
          closesInSeconds: 60,
          employee: { id: ella.id, firstName: 'Ella', locale: 'en' },
          workedTodayInSeconds: worked,
          assignments: [
            {
              ...{ assignmentId: ella.assignmentId, state, lastPunch, operations },
              timeType: 'Working time',
            },
          ],
        });
        const answer = await punch(terminal, body.dialogToken, operation);
        lastPunch = server.now.toISOString();
        expect(answer.body).toMatchObject({
          operation,
          at: `2026-03-02T${time}:00.000Z`,
          timeZone: 'Europe/Berlin',
          workedTodayInSeconds: worked,
          violations: [],
        });
      }
      const as = await logInAs(server, 'ella');
      const [pair] = await server.database.run(
        ...sql`select clock_in_origin, clock_out_origin from time_pair where is_latest`,
      );
      expect(pair).toEqual({ clock_in_origin: 'TERMINAL', clock_out_origin: 'TERMINAL' });
      expect((await server.call('getSession', { as })).status).toBe(200);
    });

    test('of two presses in one dialog one counts; the same press twice is one', async () => {
      const terminal = await logIn();
      const { body } = await byPin(terminal);
      const key = randomUUID();
      const both = await Promise.all([
        punch(terminal, body.dialogToken, 'CLOCK_IN', { key }),
        punch(terminal, body.dialogToken, 'CLOCK_IN'),
      ]);
      const codes = both.map((answer) => (answer.status === 200 ? 200 : answer.problem.code));
      expect(new Set(codes)).toEqual(new Set([200, 'DIALOG_ENDED']));
      if (codes[0] === 200) {
        const again = await punch(terminal, body.dialogToken, 'CLOCK_IN', { key });
        expect(again.body.at).toBe(both[0].body.at);
      }
      const open = await byPin(terminal);
      await punch(terminal, open.body.dialogToken, 'CLOCK_OUT');
    });

    test('a dialog does what it offered, for whom, at its terminal, in its time', async () => {
      const terminal = await logIn();
      const refused = async (...asked: Parameters<typeof punch>) =>
        (await punch(...asked)).problem.code;
      const { dialogToken } = (await byPin(terminal)).body;
      expect(await refused(terminal, dialogToken, 'CLOCK_OUT')).toBe('NOT_FOUND');
      const assignmentId = max.assignmentId;
      expect(await refused(terminal, dialogToken, 'CLOCK_IN', { assignmentId })).toBe('NOT_FOUND');
      expect(await refused(terminal, 'x'.repeat(43), 'CLOCK_IN')).toBe('DIALOG_ENDED');
      await server.database.run(
        ...sql`insert into terminal (id, terminal_id, description, password_hash, time_zone)
          select 1002, 'T-200', 'Back door', password_hash, time_zone from terminal where id = 1001
          on conflict do nothing`,
      );
      const other = await server.call('logInTerminal', { body: { terminalId: 'T-200', password } });
      const elsewhere = other.cookies.get('terminal-access-token') ?? '';
      expect(await refused(elsewhere, dialogToken, 'CLOCK_IN')).toBe('DIALOG_ENDED');

      const before = server.now;
      server.now = new Date(before.getTime() + 76_000);
      expect(await refused(terminal, dialogToken, 'CLOCK_IN')).toBe('DIALOG_ENDED');
      const ended = (await byPin(terminal)).body.dialogToken;
      await server.call('endTerminalDialog', {
        asTerminal: terminal,
        body: { dialogToken: ended },
      });
      expect(await refused(terminal, ended, 'CLOCK_IN')).toBe('DIALOG_ENDED');
      server.now = before;
    });

    test('a refused punch leaves the dialog open', async () => {
      const terminal = await logIn();
      const { dialogToken } = (await byPin(terminal)).body;
      expect((await punch(terminal, dialogToken, 'BREAK_IN')).problem.code).toBe('NOT_FOUND');
      expect((await punch(terminal, dialogToken, 'CLOCK_IN')).status).toBe(200);
      await punch(terminal, (await byPin(terminal)).body.dialogToken, 'CLOCK_OUT');
    });

    test('a dialog opens no call of its person, nor does a person open a terminal’s', async () => {
      const terminal = await logIn();
      const { dialogToken } = (await byPin(terminal)).body;
      const path = { sub: ella.id };
      for (const options of [{ as: dialogToken }, { as: terminal }, { asTerminal: terminal }]) {
        const { problem } = await server.call('getActiveShift', { path, ...options });
        expect(problem.code).toBe('NO_SESSION');
      }
      const ellas = await logInAs(server, 'ella');
      expect((await byPin(ellas)).problem.code).toBe('NO_SESSION');
      expect((await punch(ellas, dialogToken, 'CLOCK_IN')).problem.code).toBe('NO_SESSION');
    });

    test.each([
      ['E-1', '24680'],
      ['E-999', pin],
      ['E-5', pin],
    ])('%s with %s is not recognised', async (number, word) => {
      expect((await byPin(await logIn(), number, word)).problem.code).toBe('NOT_IDENTIFIED');
    });

    test('a closed account is not recognised, and nobody without an assignment may clock', async () => {
      const terminal = await logIn();
      await server.database.run(...sql`update employee set badge = 'B-1004' where id = 1004`);
      expect((await byBadge(terminal, 'B-1004')).problem.code).toBe('NOTHING_TO_CLOCK');
      await server.database.run(
        ...sql`update employee set closed_at = ${server.now.toISOString()} where id = 1004`,
      );
      expect((await byBadge(terminal, 'B-1004')).problem.code).toBe('BADGE_NOT_KNOWN');
      await server.database.run(...sql`update employee set closed_at = null where id = 1004`);
    });

    test('who has no assignment any more, or not yet, is recognised and may clock nothing', async () => {
      const terminal = await logIn();
      const end = async (day: string | null) =>
        server.database.run(
          ...sql`update assignment set end_date = ${day} where id = ${ella.assignmentId}`,
        );
      await end('2026-03-01');
      expect((await byPin(terminal)).problem.code).toBe('NOTHING_TO_CLOCK');
      expect((await byBadge(terminal)).problem.code).toBe('NOTHING_TO_CLOCK');
      await end('2026-03-02');
      expect((await byBadge(terminal)).status).toBe(200);
      await end(null);
    });

    test('guesses, changed and given PINs stand in the security log, without a digit of them', async () => {
      const doras = await logInAs(server, 'dora');
      const readEvents = async () => {
        const { body } = await server.call('getSecurityEvents', { as: doras });
        return body.contents;
      };
      await readEvents();
      server.now = new Date(server.now.getTime() + 60_000);
      const terminal = await logIn();
      await byPin(terminal, 'E-1', '90871');
      const as = await logInAs(server, 'max');
      server.now = new Date(server.now.getTime() + 1_000);
      const { body } = await server.call('resetTerminalPin', { as, path: { id: ella.id } });
      await byPin(terminal, 'E-1', body.pin);
      const events = await readEvents();
      const ofPins = events.filter(({ event }) =>
        ['pin-change', 'terminal-identification'].includes(event),
      );
      expect(ofPins.slice(0, 2)).toMatchObject([
        { event: 'pin-change', outcome: 'OK', about: { id: ella.id } },
        {
          event: 'terminal-identification',
          outcome: 'NOT_IDENTIFIED',
          who: { id: 'terminal 1001' },
          about: { id: ella.id },
          at: '2026-03-02T16:31:00.000Z',
        },
      ]);
      // A trace id is random and may hold the digits.
      const words = events.map((event) => ({ ...event, traceId: null }));
      expect(JSON.stringify(words)).not.toMatch(new RegExp(`90871|${body.pin}`));
      await setPin(pin);
    });

    test('whoever has chosen a language is spoken to in it, everybody else in that of the wall', async () => {
      const terminal = await logIn();
      const spoken = async () =>
        (
          await server.call('identifyByBadge', {
            ...{ asTerminal: terminal, headers: { 'accept-language': 'es' } },
            body: { badge: 'B-1001' },
          })
        ).body.employee.locale;
      await server.database.run(
        ...sql`update employee set locale_is_own = false where id = ${ella.id}`,
      );
      expect(await spoken()).toBe('es');
      await server.call('saveUserConfiguration', {
        as: await logInAs(server, 'ella'),
        path: { id: ella.id },
        body: { is24HourDateTime: true, locale: 'en', startOfWeek: 'MONDAY' },
      });
      expect(await spoken()).toBe('en');
    });

    test('a thousand guesses lock one number at one terminal, and nobody else', async () => {
      const terminal = await logIn();
      const before = server.now;
      const codes = new Map<string, number>();
      for (let guess = 0; guess < 1_000; guess += 1) {
        const { problem } = await byPin(terminal, 'E-1', String(20_000 + guess));
        codes.set(problem.code, (codes.get(problem.code) ?? 0) + 1);
      }
      expect(codes.get('NOT_IDENTIFIED')).toBe(5);
      expect((await byPin(terminal)).problem).toMatchObject({
        code: 'IDENTIFICATION_WAITS',
        detail: expect.stringMatching(/in 15 minutes, or identify yourself in another way/),
      });
      expect((await byBadge(terminal)).status).toBe(200);
      server.now = new Date(before.getTime() + 16 * 60_000);
      expect((await byPin(terminal)).status).toBe(200);
      server.now = before;
    });

    test('whoever is locked out and is given another PIN begins anew', async () => {
      const terminal = await logIn();
      for (let guess = 0; guess < 5; guess += 1) await byPin(terminal, 'E-1', '90871');
      expect((await byPin(terminal)).problem.code).toBe('IDENTIFICATION_WAITS');
      await setPin('24680');
      expect((await byPin(terminal, 'E-1', '24680')).status).toBe(200);
      await setPin(pin);
    });

    test('numbers guessed in a row are slowed to one in ten seconds, and no badge with them', async () => {
      const terminal = await logIn();
      const before = server.now;
      server.now = new Date(before.getTime() + 3600_000);
      const codes: string[] = [];
      for (let guess = 0; guess < 25; guess += 1)
        codes.push((await byPin(terminal, `E-7${guess}`)).problem.code);
      expect(codes).toEqual([
        ...Array.from({ length: 20 }, () => 'NOT_IDENTIFIED'),
        ...Array.from({ length: 5 }, () => 'IDENTIFICATION_WAITS'),
      ]);
      const waiting = await byPin(terminal);
      expect(waiting.problem.detail).toContain('10 seconds');
      expect((await byBadge(terminal)).status).toBe(200);
      server.now = new Date(server.now.getTime() + 10_000);
      expect((await byPin(terminal)).status).toBe(200);
      await server.database.run(...sql`delete from failed_log_in`);
      server.now = before;
    });

    test('a person chooses a PIN with the password; a manager gives a new one', async () => {
      const terminal = await logIn();
      const ellas = await logInAs(server, 'ella');
      const path = { sub: ella.id };
      const change = (word: string, currentPassword = password) =>
        server.call('changeTerminalPin', { as: ellas, path, body: { pin: word, currentPassword } });
      expect((await change('90817', 'wrong')).problem.code).toBe('WRONG_PASSWORD');
      expect((await change('1234')).problem).toMatchObject({ fields: [{ field: 'pin' }] });
      expect((await change('90817')).body).toMatchObject({ byManager: false });
      // Later than the guesses of the tests before.
      server.now = new Date(server.now.getTime() + 2 * 3600_000);
      expect((await byPin(terminal, 'E-1', '90817')).status).toBe(200);
      expect((await byPin(terminal)).problem.code).toBe('NOT_IDENTIFIED');

      const reset = async (as: string, id: number) =>
        server.call('resetTerminalPin', { as, path: { id } });
      expect((await reset(ellas, nils.id)).problem.code).toBe('ACCESS_DENIED');
      const maxs = await logInAs(server, 'max');
      expect((await reset(maxs, people.olga.id)).problem.code).toBe('NOT_FOUND');
      const set = (authorities: string) =>
        server.database.run(
          ...sql`update employee set authorities = ${authorities} where id = ${ella.id}`,
        );
      for (const above of ['{MANAGE_COMPANY}', '{DEV_ADMIN}', '{SUPER_ADMIN}']) {
        await set(above);
        expect((await reset(maxs, ella.id)).problem.code).toBe('RIGHTS_NOT_HELD');
      }
      await set('{}');
      const close = (at: Date | null) =>
        server.database.run(...sql`update employee set closed_at = ${at} where id = ${ella.id}`);
      await close(server.now);
      expect((await reset(maxs, ella.id)).problem.code).toBe('ACCOUNT_CLOSED');
      await close(null);
      const given = (await reset(maxs, ella.id)).body.pin;
      expect(given).toMatch(/^\d{6}$/);
      expect((await byPin(terminal, 'E-1', given)).status).toBe(200);
      const { body: told } = await server.call('getNotifications', {
        ...{ as: ellas, path: { id: ella.id }, query: { page: 0, lang: 'en' } },
      });
      expect(told.contents[0]).toMatchObject({
        type: 'PIN_GIVEN',
        notificationType: { linkPage: 'Settings' },
      });
      expect(JSON.stringify(told.contents[0])).not.toContain(given);
      const state = await server.call('getTerminalPin', { as: ellas, path });
      expect(state.body).toMatchObject({ byManager: true });
    });

    test('what was worked is told as the own clock and history say it', async () => {
      server.now = new Date('2026-03-03T17:00:00Z');
      const terminal = await logIn();
      const told = [];
      for (const [time, operation] of [
        ['17:00:00', 'CLOCK_IN'],
        ['17:05:40', 'CLOCK_OUT'],
        ['18:00:00', 'CLOCK_IN'],
        ['18:05:40', 'BREAK_IN'],
        ['18:30:00', 'CLOCK_OUT'],
      ] as const) {
        server.now = new Date(`2026-03-03T${time}Z`);
        const { body } = await byBadge(terminal);
        const answer = await punch(terminal, body.dialogToken, operation);
        told.push([body.workedTodayInSeconds, answer.body.workedTodayInSeconds]);
      }
      const minutes = told.map((both) => both.map((seconds) => seconds / 60));
      expect(minutes).toEqual([
        [0, 0],
        // While it runs the minutes that have passed, then those from 17:00 to 17:05.
        [5, 5],
        [5, 5],
        [10, 10],
        [10, 10],
      ]);
    });

    test('a shift at a wall lies at the site of the wall, whatever its device says of its zone', async () => {
      const moveTo = (geofenceId: number | null) =>
        server.database.run(
          ...sql`update terminal set geofence_id = ${geofenceId} where id = 1001`,
        );
      const work = async (from: string, to: string) => {
        for (const [at, operation] of [
          [from, 'CLOCK_IN'],
          [to, 'CLOCK_OUT'],
        ] as const) {
          server.now = new Date(at);
          const terminal = await logIn();
          const { dialogToken } = (await byBadge(terminal)).body;
          await punch(terminal, dialogToken, operation, { timeZoneOffset: 0 });
        }
        const { body } = await server.call('getShiftSummaries', {
          as: await logInAs(server, 'ella'),
          query: { employeeId: ella.id },
          body: {
            ...{ startDate: to.slice(0, 10), endDate: to.slice(0, 10), page: 0, pageSize: 1 },
            ...{ sortBy: 'clockIn', sortDirection: 'ascending' },
          },
        });
        return body.contents[0];
      };
      await moveTo(1002);
      const atSite = await work('2026-03-04T07:00:00Z', '2026-03-04T11:00:00Z');
      const place = { latitude: null, geofenceResult: 'INSIDE', geofence: { name: 'Dock 3' } };
      expect(atSite).toMatchObject({
        ...{ infoIndicators: [], hasTimeZoneDiscrepancy: false },
        clockIn: { ...place, origin: 'TERMINAL' },
        clockOut: { ...place, origin: 'TERMINAL' },
      });
      await moveTo(null);
      const nowhere = await work('2026-03-05T07:00:00Z', '2026-03-05T11:00:00Z');
      expect(nowhere).toMatchObject({
        infoIndicators: [],
        clockIn: { geofenceResult: 'NO_GEOFENCE', geofence: null, origin: 'TERMINAL' },
      });
    });

    test('on approved leave Clock in is not offered; who is clocked in may clock out', async () => {
      server.now = new Date('2026-03-06T07:00:00Z');
      await setPin(pin);
      const terminal = await logIn();
      const { dialogToken } = (await byBadge(terminal)).body;
      await punch(terminal, dialogToken, 'CLOCK_IN');
      await server.database.run(
        ...sql`insert into absence (code, assignment_id, time_type_name, start_date, end_date)
          values ('leave', ${ella.assignmentId}, 'Vacation', '2026-03-06', '2026-03-06')`,
      );
      server.push.publish({ type: 'schedules-changed', employeeIds: [] });
      const { body } = await byBadge(terminal);
      expect(body.assignments).toMatchObject([{ operations: ['BREAK_IN', 'CLOCK_OUT'] }]);
      await punch(terminal, body.dialogToken, 'CLOCK_OUT');
      expect((await byBadge(terminal)).problem.code).toBe('ON_APPROVED_LEAVE');
      expect((await byPin(terminal)).problem.code).toBe('ON_APPROVED_LEAVE');
    });

    test('the end of a shift that began the day before is known as the last punch', async () => {
      const before = server.now;
      const stand = async (time: string) => {
        server.now = new Date(time);
        const terminal = await logIn();
        const { body } = await byBadge(terminal);
        return { terminal, body };
      };
      const begun = await stand('2026-03-23T22:00:00.000Z');
      await punch(begun.terminal, begun.body.dialogToken, 'CLOCK_IN');
      const endedAt = '2026-03-24T14:00:00.000Z';
      const ended = await stand(endedAt);
      await punch(ended.terminal, ended.body.dialogToken, 'CLOCK_OUT');
      expect((await stand('2026-03-24T14:00:05.000Z')).body.assignments).toMatchObject([
        { state: 'CLOCKED_OUT', since: null, lastPunch: endedAt },
      ]);
      server.now = before;
    });
  },
  {
    prepare: async (database) => {
      await createTestCompany(database);
      const hash = await hashPassword(pin);
      await database.run(
        ...sql`update employee set pin_hash = ${hash}, badge = 'B-1001' where id = ${ella.id}`,
      );
    },
  },
);
