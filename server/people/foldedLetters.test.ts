import { beforeAll, expect, test } from 'vitest';
import { fold } from 'shared-contracts';
import { composed } from '../database/statement.ts';
import { findAccount } from '../session/data/accounts.ts';
import { findPersonByUsername } from '../sign-on/data/signOnRequests.ts';
import { findByNumber } from '../terminals/data/identities.ts';
import { planOf } from '../testing/readPlan.ts';
import { sql } from '../testing/sql.ts';
import { createTestCompany, logInAs, password, people } from '../testing/testCompany.ts';
import { describeInEveryLocale } from '../testing/testServer.ts';

const { ella, max } = people;

describeInEveryLocale(
  'Names as keyboards type them',
  (server) => {
    const rename = (id: number, first: string, last: string, username: string) =>
      server.database.run(
        ...sql`update employee set first_name = ${first}, last_name = ${last}, username = ${username} where id = ${id}`,
      );
    const logIn = (username: string, typed = password) =>
      server.call('logIn', { body: { username, password: typed } });

    beforeAll(async () => {
      await rename(ella.id, 'Lucía', "O'Brien-Strauß", 'lucía');
    });

    test('every letter is compared on the server and in the database alike', async () => {
      // Beyond these, newer versions of Unicode add letters at different times.
      const letters = Array.from({ length: 0xa7c0 }, (_unused, index) => index).filter(
        (code) => code >= 0x20 && (code < 0x1c80 || code >= 0x1e00),
      );
      const texts = letters.map((code) => `x${String.fromCodePoint(code)}Y z`);
      const rows = await server.database.run(
        ...sql<{ text: string; folded: string }>`select text, fold(text) as folded
          from unnest(${texts}::text[]) text`,
      );
      const different = rows.filter(({ text, folded }) => folded !== fold(text));
      expect(different).toEqual([]);
    });

    test.each(['lucía', ' LUCIA ', 'Luci\u0301a\u00A0', '\u200Blucía\uFEFF'])(
      'somebody logs in as %j',
      async (typed) => {
        expect((await logIn(typed)).status).toBe(200);
      },
    );

    test('wrong passwords count for the person, however the name is typed', async () => {
      for (const typed of ['lucía', 'LUCIA ', '\u200Blucia']) {
        expect((await logIn(typed, 'no')).status).toBe(401);
      }
      const failed = await server.database.run(
        ...sql<{ count: number }>`select count(*) as count from failed_log_in group by account`,
      );
      expect(failed).toEqual([{ count: 3 }]);
    });

    test('names that differ in accents alone are found as they are written', async () => {
      await rename(max.id, 'Max', 'Boss', 'LUCIA');
      const found = async (name: string) =>
        (await server.database.run(findAccount, { username: name })).map(({ id }) => id);
      expect(await found('lucia')).toEqual([max.id]);
      expect(await found('Lucía ')).toEqual([]);
      expect(await found('LUCÍA')).toEqual([ella.id]);
      expect(await found('lucìa')).toEqual([]);
      await rename(max.id, 'Max', 'Boss', 'max');
    });

    test('a sign-on system names exactly one person: accents say who', async () => {
      const found = async (name: string) =>
        (await server.database.run(findPersonByUsername, { name })).map(({ id }) => id);
      expect(await found('LUCÍA')).toEqual([ella.id]);
      expect(await found('lucia')).toEqual([]);
    });

    test.each(['lucia', 'LUCÍA', 'O’Brien', 'STRAUSS', 'strauß Lucía'])(
      'searches for people find %j',
      async (search) => {
        const as = await logInAs(server, 'dora');
        const { body } = await server.call('getAccounts', { as, query: { search } });
        expect(body.contents.map(({ employeeId }) => employeeId)).toEqual([ella.id]);
      },
    );

    test('cost centers are found and sorted alike in every database', async () => {
      await server.database.run(
        composed(`insert into cost_center (code, name) values ('t1', 'กำแพง'), ('t2', 'ışık'),
          ('t3', 'Zebra'), ('t4', 'äpfel'), ('t5', 'apple')`),
      );
      const as = (await logIn('lucía')).cookies.get('access-token') ?? '';
      const found = async (searchString: string) =>
        (await server.call('searchCostCenters', { as, query: { searchString } })).body.map(
          ({ name }) => name,
        );
      expect(await found('ก\u0E4Dา')).toEqual(['กำแพง']);
      expect(await found('ISIK')).toEqual(['ışık']);
      const all = await found('');
      const some = all.filter((name) => ['Zebra', 'äpfel', 'apple', 'Ward 1'].includes(name));
      expect(some).toEqual(['äpfel', 'apple', 'Ward 1', 'Zebra']);
    });

    test('names and numbers are found by an index among 5,000 people', async () => {
      await server.database.run(
        composed(`insert into employee (id, employee_number, first_name, last_name, username, authorities)
          select 90000 + n, 'N' || n, 'Zoë', 'Ünal', 'Zoë' || n, '{}' from generate_series(1, 5000) n`),
      );
      await server.database.run(composed('analyze employee'));
      for (const steps of [
        await planOf(server, findAccount, { username: 'zoe77' }),
        await planOf(server, findPersonByUsername, { name: 'zoë77' }),
        await planOf(server, findByNumber, { employeeNumber: 'n77 ' }),
      ]) {
        expect(steps.map((step) => step['Node Type'])).not.toContain('Seq Scan');
      }
    });
  },
  { prepare: createTestCompany },
);
