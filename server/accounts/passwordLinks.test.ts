import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { serverMessages } from 'shared-contracts/error-messages';
import { composed } from '../database/statement.ts';
import { startMailServer } from '../mail/testing/startMailServer.ts';
import { textOfMail } from '../mail/testing/textOfMail.ts';
import { sql } from '../testing/sql.ts';
import { createTestCompany, logInAs, password, people } from '../testing/testCompany.ts';
import { setFeatures } from '../testing/testFeatures.ts';
import { describeOnBothDatabases, describeOnMemory } from '../testing/testServer.ts';
import { forgetfulPeople, origin, settingsOfLinks } from './testing/forgetfulPeople.ts';

const { ella, max } = people;
const mails = await startMailServer();
afterAll(() => mails.close());
const next = 'quiet harbour compass';

describeOnBothDatabases(
  'Somebody who forgot their password',
  (server) => {
    const { ask, received, linkOf, tokenFor, check, choose, logIn, later, beginAnew } =
      forgetfulPeople(server, mails);
    beforeEach(beginAnew);

    test.each(['ella', 'ELLA', 'ella@harbour.example', 'Ella@Harbour.example'])(
      'gets a link by mail, and in again with a new password: %s',
      async (name) => {
        const before = await logInAs(server, 'ella');
        const answer = await ask(name);
        expect([answer.status, answer.bytes.length]).toEqual([204, 0]);
        const [mail] = await received();
        expect(mail?.to).toEqual(['ella@harbour.example']);
        const token = linkOf(mail)?.split('=')[1] ?? '';
        expect((await check(token)).body).toEqual({ username: 'ella' });
        server.published.length = 0;
        expect((await choose(token, next)).status).toBe(204);
        expect(server.published).toEqual([{ type: 'session-ended', employeeIds: [ella.id] }]);
        expect((await server.call('getSession', { as: before })).problem.code).toBe('NO_SESSION');
        expect((await logIn('ella', password)).problem.code).toBe('WRONG_CREDENTIALS');
        expect((await logIn('ella', next)).status).toBe(200);
        const told = await received();
        expect(told.map(({ to }) => to)).toEqual([['ella@harbour.example']]);
        expect(textOfMail(told[0] ?? { from: '', to: [], source: '' })).toContain('was changed');
      },
    );

    test.each([
      ['max', 'Wählen Sie es'],
      ['dora', 'Elígela aquí'],
      ['olga', 'ภายใน 30 นาที'],
    ])('reads the mail in their language: %s', async (name, words) => {
      await ask(name);
      const [mail] = await received();
      const text = mail === undefined ? '' : textOfMail(mail);
      expect(text).toContain(words);
      expect(text).toContain(name);
      expect(text).not.toContain('…');
    });

    test('gets a link to the server’s own address, whatever address the request names', async () => {
      await server.call('askForPasswordLink', {
        body: { name: 'ella' },
        headers: {
          host: 'evil.example',
          'x-forwarded-host': 'evil.example',
          forwarded: 'host=evil.example',
          referer: 'https://evil.example/',
        },
      });
      const [mail] = await received();
      expect(mail?.source).not.toContain('evil');
      const link = new URL(linkOf(mail) ?? '');
      expect([link.origin, link.pathname, link.search]).toEqual([origin, '/', '']);
    });

    test('uses a link once; two at the same time set one password', async () => {
      const token = await tokenFor('ella');
      const answers = await Promise.all([
        choose(token, next),
        choose(token, 'seven quiet lanterns'),
      ]);
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204, 410]));
      expect((await choose(token, 'copper tulip stairway')).problem).toMatchObject({
        code: 'PASSWORD_LINK_OVER',
        title: serverMessages.en.errors.PASSWORD_LINK_OVER.title,
      });
      expect((await check(token)).problem.code).toBe('PASSWORD_LINK_OVER');
    });

    test('with two links uses either, which ends the other', async () => {
      const [first, second] = [await tokenFor('ella'), await tokenFor('ella')];
      expect((await check(first)).status).toBe(200);
      expect((await choose(second, next)).status).toBe(204);
      expect((await choose(first, next)).problem.code).toBe('PASSWORD_LINK_OVER');
    });

    test('has half an hour', async () => {
      const token = await tokenFor('ella');
      later(29);
      expect((await check(token)).status).toBe(200);
      later(1);
      expect((await choose(token, next)).problem.code).toBe('PASSWORD_LINK_OVER');
      expect((await logIn('ella', password)).status).toBe(200);
    });

    test.each([
      ['the password was changed', sql`password_hash = password_hash || 'x'`],
      ['the address was changed', sql`email = 'new@harbour.example'`],
      ['the account was closed', sql`closed_at = now()`],
    ])('finds an earlier link ended once %s', async (_, [change]) => {
      const token = await tokenFor('ella');
      await server.database.run(
        composed(`update employee set ${change.sql} where id = ${ella.id}`),
      );
      expect((await check(token)).problem.code).toBe('PASSWORD_LINK_OVER');
      expect((await choose(token, next)).problem.code).toBe('PASSWORD_LINK_OVER');
    });

    test('chooses by the same rules as elsewhere, and keeps the link meanwhile', async () => {
      const token = await tokenFor('ella');
      const faultOf = async (word: string) => {
        const { code, fields } = (await choose(token, word)).problem;
        return [code, fields?.map(({ field }) => field)];
      };
      expect(await faultOf('short')).toEqual(['VALIDATION_FAILED', ['newPassword']]);
      expect(await faultOf('ellabrandt2026')).toEqual(['VALIDATION_FAILED', ['newPassword']]);
      expect((await choose(token, next)).status).toBe(204);
      await received();
      expect((await choose(await tokenFor('ella'), next)).problem.code).toBe('VALIDATION_FAILED');
    });

    test('is let in at once after too many guesses of their own', async () => {
      for (let count = 0; count < 10; count += 1) await logIn('ella', 'no idea');
      expect((await logIn('ella', password)).problem.code).toBe('TOO_MANY_REQUESTS');
      await choose(await tokenFor('ella'), next);
      expect((await logIn('ella', next)).status).toBe(200);
    });

    test('is freed from a one-time password that has expired', async () => {
      await server.database.run(
        ...sql`update employee set one_time_password = 'USED', one_time_password_until = '2026-01-01'
               where id = ${ella.id}`,
      );
      await choose(await tokenFor('ella'), next);
      const { body } = await logIn('ella', next);
      expect('mustChangePassword' in body && body.mustChangePassword).toBe(false);
    });

    test('confirms the log-in with a passkey where one is asked for', async () => {
      await choose(await tokenFor('max'), next);
      await setFeatures(server, { SECOND_FACTOR: true });
      const answer = await logIn('max', next);
      expect([answer.status, answer.cookies.size]).toEqual([202, 0]);
      await setFeatures(server, { SECOND_FACTOR: false });
    });

    test('leaves words of it nowhere but in the mail', async () => {
      const token = await tokenFor('ella@harbour.example');
      const tables = ['password_link', 'job', 'security_event', 'command_answer'];
      const kept = await Promise.all(
        tables.map((table) => server.database.run(composed(`select * from ${table}`))),
      );
      const text = JSON.stringify(kept);
      expect(text).not.toContain(token);
      expect(text).not.toMatch(/harbour\.example|198\.51/);
    });
  },
  { prepare: createTestCompany, settings: settingsOfLinks(mails) },
);

describeOnBothDatabases(
  'Somebody who tries to misuse links',
  (server) => {
    const { ask, received, tokenFor, check, choose, later, beginAnew } = forgetfulPeople(
      server,
      mails,
    );
    beforeEach(beginAnew);
    const set = (change: string, id: number) =>
      server.database.run(composed(`update employee set ${change} where id = ${id}`));

    test('learns from no answer who exists, and leaves the same rows behind', async () => {
      await set('email = null', people.olga.id);
      await set('closed_at = now()', max.id);
      const names = ['ella', 'ella@harbour.example', 'olga', 'max', 'nils', 'nobody', 'T-100', '%'];
      const seen = [];
      for (const name of names) {
        await server.database.run(...sql`delete from job`);
        const { status, bytes, headers } = await ask(name);
        const [rows] = await server.database.run(
          ...sql<{ links: number; jobs: number }>`
            select (select count(*) from password_link) as links, (select count(*) from job) as jobs`,
        );
        await server.database.run(...sql`delete from password_link`);
        const { date: _, ...rest } = headers;
        seen.push(JSON.stringify([status, bytes.toString(), Object.keys(rest), rows]));
      }
      expect(new Set(seen)).toEqual(new Set([seen[0]]));
      expect(seen[0]).toContain('{"links":1,"jobs":1}');
    });

    test.each([
      ['nobody', 'select 1'],
      ['T-100', 'select 1'],
      ['nils', 'select 1'],
      ['ella', 'update employee set closed_at = now() where id = 1001'],
      ['ella', 'update employee set email = null where id = 1001'],
      ['ella', 'update employee set username = null where id = 1001'],
    ])(
      'makes no mail to who has no log-in by password or no address: %s, %s',
      async (name, change) => {
        await ask(name);
        await server.database.run(composed(change));
        expect(await received()).toEqual([]);
        await server.database.run(
          ...sql`update employee set username = 'ella' where id = ${ella.id}`,
        );
      },
    );

    test('gets nobody’s link by an address that two people have', async () => {
      await set(`email = 'ella@harbour.example'`, max.id);
      await ask('ella@harbour.example');
      expect(await received()).toEqual([]);
      await ask('max');
      expect((await received()).map(({ to }) => to)).toEqual([['ella@harbour.example']]);
    });

    test('fills no mailbox with three mails an hour, whose links go on working', async () => {
      const first = await tokenFor('ella');
      for (const name of ['ella@harbour.example', 'ELLA', 'ella', 'ella']) await ask(name);
      expect(await received()).toHaveLength(2);
      expect((await check(first)).status).toBe(200);
    });

    test('fills no mailbox with ten mails a day', async () => {
      let count = 0;
      for (let hour = 0; hour < 6; hour += 1) {
        for (let each = 0; each < 4; each += 1) await ask('ella');
        count += (await received()).length;
        later(61);
      }
      expect(count).toBe(10);
      later(24 * 60);
      await ask('ella');
      expect(await received()).toHaveLength(1);
    });

    test('waits after twenty requests from a network, whomever they name', async () => {
      const network = '203.0.113.9';
      for (let count = 0; count < 20; count += 1) await ask(`name-${count}`, network);
      for (const name of ['ella', 'nobody']) {
        const { problem, headers } = await ask(name, network);
        expect([problem.code, headers['retry-after']]).toEqual(['TOO_MANY_REQUESTS', '900']);
      }
      expect((await ask('ella', '203.0.113.10')).status).toBe(204);
      later(15);
      expect((await ask('ella', network)).status).toBe(204);
    });

    test('asks no more often by asking at the same time', async () => {
      const network = '203.0.113.11';
      const asked = await Promise.all(
        Array.from({ length: 30 }, async (_unused, index) => ask(`name-${index}`, network)),
      );
      expect(asked.filter(({ status }) => status === 204)).toHaveLength(20);
    });

    test('has no link from a mail that came too late', async () => {
      mails.refuses = true;
      await ask('ella');
      expect(await received()).toEqual([]);
      mails.refuses = false;
      later(1);
      expect(await received()).toHaveLength(1);
      mails.refuses = true;
      await ask('max');
      expect(await received()).toEqual([]);
      mails.refuses = false;
      later(16);
      expect(await received()).toEqual([]);
    });

    test('guesses no token, and gets nothing for a digest that is kept', async () => {
      await tokenFor('ella');
      const [row] = await server.database.run(
        ...sql<{ token: string }>`select encode(token_hash, 'base64') as token from password_link`,
      );
      for (const token of ['a', '%', 'null', row?.token ?? '', 'x'.repeat(43)]) {
        expect((await check(token)).problem.code).toBe('PASSWORD_LINK_OVER');
        expect((await choose(token, next)).problem.code).toBe('PASSWORD_LINK_OVER');
      }
    });
  },
  { prepare: createTestCompany, settings: settingsOfLinks(mails) },
);

describeOnMemory(
  'The security log of links',
  (server) => {
    const { ask, tokenFor, check, choose, later, beginAnew } = forgetfulPeople(server, mails);

    test('has who asked, who chose, and who guessed', async () => {
      await beginAnew();
      const token = await tokenFor('ella');
      later(1);
      await choose(token, next);
      later(1);
      await ask('nobody-here');
      later(1);
      await check('a guess');
      later(1);
      const as = await logInAs(server, 'dora');
      const { contents } = (await server.call('getSecurityEvents', { as })).body;
      const who = { id: `employee ${ella.id}` };
      expect(contents.slice(1, 5)).toMatchObject([
        { event: 'password-change', call: 'checkPasswordLink', outcome: 'PASSWORD_LINK_OVER' },
        { event: 'password-link-asked', who: null, outcome: 'OK' },
        { event: 'password-change', call: 'usePasswordLink', who, outcome: 'OK' },
        { event: 'password-link-asked', who, outcome: 'OK' },
      ]);
    });
  },
  { prepare: createTestCompany, settings: settingsOfLinks(mails) },
);

describe.each([
  ['without a mail server', { PUBLIC_URL: origin }],
  ['without an address of its own', { SMTP_URL: mails.url, MAIL_FROM: 'time@harbour.example' }],
])('A server %s', (_, settings) => {
  describeOnBothDatabases(
    'says that it mails no links',
    (server) => {
      test('and takes no request for one', async () => {
        const { body } = await server.call('getPasswordHelp');
        expect(body).toEqual({ byMail: false });
        const { problem } = await server.call('askForPasswordLink', { body: { name: 'ella' } });
        expect(problem.code).toBe('NO_MAIL');
      });
    },
    { prepare: createTestCompany, settings },
  );
});
