import { afterEach, describe, expect, test } from 'vitest';
import { sql } from '../testing/sql.ts';
import { createTestCompany, logInAs, password, people } from '../testing/testCompany.ts';
import { describeOnMemory } from '../testing/testServer.ts';

const { ella, dora, max } = people;

describeOnMemory(
  'An administrator',
  (server) => {
    const accounts = async (as: string, query: { search?: string; page?: number } = {}) =>
      (await server.call('getAccounts', { as, query })).body;
    const close = (as: string, id: number, closed: boolean) =>
      server.call('changeAccountState', { path: { id }, body: { closed }, as });
    const isSignedIn = async (as: string) =>
      (await server.call('getSession', { as })).status === 200;

    test('sees who may log in and who is signed in', async () => {
      const as = await logInAs(server, 'dora');
      await logInAs(server, 'ella');
      const { contents, totalPages } = await accounts(as);
      expect(totalPages).toBe(1);
      expect(contents.find(({ employeeId }) => employeeId === ella.id)).toMatchObject({
        username: 'ella',
        hasPassword: true,
        closedAt: null,
        sessions: 1,
        lastUsedAt: server.now.toISOString(),
      });
      const names = contents.map(({ lastName }) => lastName);
      expect(names).toEqual(names.toSorted());
      expect((await accounts(as, { page: 1 })).contents).toEqual([]);
    });

    test('finds an account by part of any name, and takes no letter for a pattern', async () => {
      const as = await logInAs(server, 'dora');
      const found = async (search: string) =>
        (await accounts(as, { search })).contents.map(({ employeeId }) => employeeId);
      expect(await found('ELL')).toContain(ella.id);
      expect(await found('%')).toEqual([]);
    });

    describe('who gives a one-time password to somebody who forgot theirs', () => {
      const give = (as: string, id: number) =>
        server.call('giveOneTimePassword', { path: { id }, as });
      const logInWith = (given: string) =>
        server.call('logIn', { body: { username: 'ella', password: given } });
      const tokenOf = (answer: Awaited<ReturnType<typeof logInWith>>) =>
        answer.cookies.get('access-token') ?? '';
      afterEach(() =>
        server.database.run(
          ...sql`update employee set one_time_password = null, authorities = '{}',
                   password_hash = (select password_hash from employee where id = ${max.id})
                 where id = ${ella.id}`,
        ),
      );

      test('ends what was open; it opens one session, which asks for another password', async () => {
        const as = await logInAs(server, 'dora');
        const before = await logInAs(server, 'ella');
        const { body } = await give(as, ella.id);
        expect(Date.parse(body.until) - server.now.getTime()).toBe(7 * 86_400_000);
        expect(await isSignedIn(before)).toBe(false);
        expect((await logInWith(password)).problem.code).toBe('WRONG_CREDENTIALS');
        const opened = await logInWith(body.password);
        expect(opened.status).toBe(200);
        const own = { as: tokenOf(opened) };
        expect((await server.call('getPasskeys', own)).problem.code).toBe(
          'PASSWORD_CHANGE_REQUIRED',
        );
        expect((await logInWith(body.password)).problem.code).toBe('ONE_TIME_PASSWORD_USED');
        const changed = await server.call('changePassword', {
          ...own,
          path: { id: ella.id },
          body: { currentPassword: body.password, newPassword: 'quiet harbour compass' },
        });
        expect(changed.status).toBe(204);
        expect((await logInWith('quiet harbour compass')).status).toBe(200);
      });

      test('it expires, and a second one replaces the first', async () => {
        const as = await logInAs(server, 'dora');
        const first = (await give(as, ella.id)).body;
        const second = (await give(as, ella.id)).body;
        expect((await logInWith(first.password)).problem.code).toBe('WRONG_CREDENTIALS');
        const { now } = server;
        server.now = new Date(now.getTime() + 7 * 86_400_000);
        expect((await logInWith(second.password)).problem.code).toBe('ONE_TIME_PASSWORD_USED');
        server.now = now;
        expect((await logInWith(second.password)).status).toBe(200);
      });

      test('not to themselves, nor to a SUPER_ADMIN without being one, nor without a user name', async () => {
        const as = await logInAs(server, 'dora');
        expect((await give(as, dora.id)).problem.code).toBe('OWN_ACCOUNT');
        const offered = async () =>
          (await accounts(as)).contents.find(({ employeeId }) => employeeId === ella.id)
            ?.takesOneTimePassword;
        expect(await offered()).toBe(true);
        await server.database.run(
          ...sql`update employee set authorities = '{SUPER_ADMIN}' where id = ${ella.id}`,
        );
        expect((await give(as, ella.id)).problem.code).toBe('RIGHTS_NOT_HELD');
        expect(await offered()).toBe(false);
        await server.database.run(
          ...sql`update employee set authorities = '{}', username = null where id = ${ella.id}`,
        );
        expect((await give(as, ella.id)).problem.code).toBe('NO_USER_NAME');
        expect(await offered()).toBe(false);
        await server.database.run(
          ...sql`update employee set username = 'ella' where id = ${ella.id}`,
        );
      });
    });

    test('ends every session of a person at once, and the pages hear of it', async () => {
      const as = await logInAs(server, 'dora');
      const sessions = [await logInAs(server, 'ella'), await logInAs(server, 'ella')];
      for (const session of sessions) expect(await isSignedIn(session)).toBe(true);
      server.published.length = 0;
      const { body } = await server.call('endSessions', { path: { id: ella.id }, as });
      expect(body.sessions).toBe(0);
      for (const session of sessions) expect(await isSignedIn(session)).toBe(false);
      expect(server.published).toEqual([{ type: 'session-ended', employeeIds: [ella.id] }]);
      expect(await isSignedIn(as)).toBe(true);
      await logInAs(server, 'ella');
    });

    test('closes an account: sessions end, the right password is told so, a wrong one is not', async () => {
      const as = await logInAs(server, 'dora');
      const session = await logInAs(server, 'ella');
      expect(await isSignedIn(session)).toBe(true);
      expect((await close(as, ella.id, true)).body.closedAt).toBe(server.now.toISOString());
      expect(await isSignedIn(session)).toBe(false);
      const logIn = (word: string) =>
        server.call('logIn', { body: { username: 'ella', password: word } });
      expect((await logIn(password)).problem.code).toBe('ACCOUNT_CLOSED');
      expect((await logIn('guess')).problem.code).toBe('WRONG_CREDENTIALS');
      expect((await close(as, ella.id, false)).body.closedAt).toBe(null);
      expect((await logIn(password)).status).toBe(200);
    });

    test('cannot close the account in use, nor one that is not there', async () => {
      const as = await logInAs(server, 'dora');
      expect((await close(as, dora.id, true)).problem.code).toBe('OWN_ACCOUNT');
      expect((await close(as, 99_999, true)).problem.code).toBe('NOT_FOUND');
      expect(await isSignedIn(as)).toBe(true);
    });

    test.each(['01', '+1004', '1004.0', '1.004e3', '0x3ec', ' 1004'])(
      'names nobody by another spelling of an id: "%s"',
      async (id) => {
        const as = await logInAs(server, 'dora');
        const { problem } = await server.call('endSessions', { rawPath: { id }, as });
        expect(problem).toMatchObject({ code: 'VALIDATION_FAILED', fields: [{ field: 'id' }] });
        expect(await isSignedIn(as)).toBe(true);
      },
    );

    test('is the only one who may', async () => {
      const as = await logInAs(server, 'max');
      const path = { id: ella.id };
      const answers = [
        await server.call('getAccounts', { as }),
        await server.call('endSessions', { path, as }),
        await close(as, ella.id, true),
      ];
      for (const { problem } of answers) expect(problem.code).toBe('ACCESS_DENIED');
    });

    test('stays where two close each other at the same moment', async () => {
      await server.database.run(
        ...sql`update employee set authorities = '{DEV_ADMIN}' where id = ${max.id}`,
      );
      const [asDora, asMax] = [await logInAs(server, 'dora'), await logInAs(server, 'max')];
      expect([await isSignedIn(asDora), await isSignedIn(asMax)]).toEqual([true, true]);
      const both = await Promise.all([close(asDora, max.id, true), close(asMax, dora.id, true)]);
      const doraStays = both[0].status === 200;
      expect(both[doraStays ? 1 : 0].problem.code).toBe('ACCESS_DENIED');
      const { contents } = await accounts(doraStays ? asDora : asMax);
      const closed = contents.filter(({ closedAt }) => closedAt !== null);
      expect(closed.map(({ employeeId }) => employeeId)).toEqual([doraStays ? max.id : dora.id]);
    });
  },
  { prepare: createTestCompany },
);
