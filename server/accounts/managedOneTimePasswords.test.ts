import { afterAll, beforeEach, expect, test } from 'vitest';
import { composed } from '../database/statement.ts';
import { startMailServer } from '../mail/testing/startMailServer.ts';
import { signOnSettings } from '../sign-on/testing/signOnSettings.ts';
import { sql } from '../testing/sql.ts';
import { createTestCompany, logInAs, password, people, sessionOf } from '../testing/testCompany.ts';
import { setFeatures } from '../testing/testFeatures.ts';
import { describeOnBothDatabases } from '../testing/testServer.ts';
import { forgetfulPeople, settingsOfLinks } from './testing/forgetfulPeople.ts';

const { ella, max, olga, dora, nils } = people;
const mails = await startMailServer();
afterAll(() => mails.close());

describeOnBothDatabases(
  'A manager',
  (server) => {
    const { received, logIn, beginAnew } = forgetfulPeople(server, mails);
    const give = (as: string, id: number) =>
      server.call('giveManagedOneTimePassword', { path: { id }, as });
    const run = (text: string) => server.database.run(composed(text));
    beforeEach(async () => {
      await beginAnew();
      server.now = new Date('2026-03-02T08:00:00Z');
      await run('delete from notification');
    });

    test('gives somebody who forgot theirs a one-time password, which opens one session', async () => {
      const as = await logInAs(server, 'max');
      const before = await logInAs(server, 'ella');
      const { body } = await give(as, ella.id);
      expect(body.username).toBe('ella');
      expect(Date.parse(body.until) - server.now.getTime()).toBe(7 * 86_400_000);
      expect((await server.call('getSession', { as: before })).problem.code).toBe('NO_SESSION');
      expect((await logIn('ella', password)).problem.code).toBe('WRONG_CREDENTIALS');
      const opened = await logIn('ella', body.password);
      expect(sessionOf(opened).mustChangePassword).toBe(true);
      expect((await logIn('ella', body.password)).problem.code).toBe('ONE_TIME_PASSWORD_USED');
    });

    test('does so seen by the person, in the product and by mail, and by the security log', async () => {
      const { body } = await give(await logInAs(server, 'max'), ella.id);
      expect((await received()).map(({ to }) => to)).toEqual([['ella@harbour.example']]);
      const opened = await logIn('ella', body.password);
      await server.call('changePassword', {
        as: opened.cookies.get('access-token') ?? '',
        path: { id: ella.id },
        body: { currentPassword: body.password, newPassword: 'quiet harbour compass' },
      });
      const own = await logIn('ella', 'quiet harbour compass');
      const { contents } = (
        await server.call('getNotifications', {
          as: own.cookies.get('access-token') ?? '',
          path: { id: ella.id },
          query: { page: 0 },
        })
      ).body;
      expect(contents[0]?.body).toMatch(/^Max Kern gave you a one-time password/);
      const log = await server.call('getSecurityEvents', { as: await logInAs(server, 'dora') });
      expect(
        log.body.contents.find(({ call }) => call === 'giveManagedOneTimePassword'),
      ).toMatchObject({
        event: 'password-change',
        who: { id: `employee ${max.id}` },
        about: { id: ella.id },
      });
      expect(JSON.stringify(log.body)).not.toContain(body.password);
    });

    test.each([
      ['somebody whom they managed until yesterday', olga.id],
      ['somebody whom they never managed', dora.id],
      ['themselves, though they are listed as their own manager', max.id],
      ['nobody', 999],
    ])('does not find %s', async (_, id) => {
      const as = await logInAs(server, 'max');
      expect((await give(as, id)).problem.code).toBe('NOT_FOUND');
    });

    test('who approves no time gives none', async () => {
      await run(`update manager_assignment set manager_id = ${olga.id} where id = 1001`);
      expect((await give(await logInAs(server, 'olga'), ella.id)).problem.code).toBe(
        'ACCESS_DENIED',
      );
      await run(`update manager_assignment set manager_id = ${max.id} where id = 1001`);
    });

    test.each([
      ['APPROVE_TIME'],
      ['ASSIGN_WORK_SCHEDULES'],
      ['MANAGE_COMPANY'],
      ['DEV_ADMIN'],
      ['SUPER_ADMIN'],
    ])('takes nobody over who holds %s, on whatever assignment', async (authority) => {
      const as = await logInAs(server, 'max');
      const refused = async () => (await give(as, ella.id)).problem.code;
      await run(`update employee set authorities = '{${authority}}' where id = ${ella.id}`);
      expect(await refused()).toBe('ONLY_BY_ADMINISTRATOR');
      await run(`update employee set authorities = '{}' where id = ${ella.id}`);
      // The other assignment, which the manager does not manage, and which has ended.
      await run(
        `update assignment set authorities = authorities || '{${authority}}' where id = 1002`,
      );
      expect(await refused()).toBe('ONLY_BY_ADMINISTRATOR');
      await run(
        `update assignment set authorities = '{CAPTURE_TIME,CAPTURE_CALL_BACK}' where id = 1002`,
      );
      expect((await logIn('ella', password)).status).toBe(200);
      expect((await give(as, ella.id)).status).toBe(200);
    });

    test('who administers as well, gives managers one too, but no SUPER_ADMIN', async () => {
      await run(
        `update employee set authorities = '{APPROVE_TIME,DEV_ADMIN}' where id = ${max.id}`,
      );
      const as = await logInAs(server, 'max');
      await run(`update employee set authorities = '{APPROVE_TIME}' where id = ${ella.id}`);
      expect((await give(as, ella.id)).status).toBe(200);
      await run(`update employee set authorities = '{SUPER_ADMIN}' where id = ${ella.id}`);
      expect((await give(as, ella.id)).problem.code).toBe('RIGHTS_NOT_HELD');
      await run(`update employee set authorities = '{}' where id = ${ella.id}`);
      await run(`update employee set authorities = '{APPROVE_TIME}' where id = ${max.id}`);
    });

    test('opens no closed account, and none without a user name', async () => {
      const as = await logInAs(server, 'max');
      await run(`update employee set closed_at = now() where id = ${ella.id}`);
      expect((await give(as, ella.id)).problem.code).toBe('ACCOUNT_CLOSED');
      await server.database.run(
        ...sql`update employee set closed_at = null, username = null where id = ${ella.id}`,
      );
      expect((await give(as, ella.id)).problem.code).toBe('NO_USER_NAME');
      await run(`update employee set username = 'ella' where id = ${ella.id}`);
    });

    test('gives a first password, but is no way around single sign-on', async () => {
      await setFeatures(server, { SAML_AUTH: true });
      const as = await logInAs(server, 'max');
      expect((await give(as, nils.id)).problem.code).toBe('ONLY_BY_ADMINISTRATOR');
      expect((await give(as, ella.id)).status).toBe(200);
      await setFeatures(server, { SAML_AUTH: false });
      expect((await give(as, nils.id)).status).toBe(200);
    });
  },
  { prepare: createTestCompany, settings: { ...signOnSettings, ...settingsOfLinks(mails) } },
);
