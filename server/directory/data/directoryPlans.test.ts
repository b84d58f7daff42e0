import { beforeAll, expect, test } from 'vitest';
import type { Given, Statement } from '../../database/statement.ts';
import { planOf, rowsRead, stepsOn } from '../../testing/readPlan.ts';
import { sql } from '../../testing/sql.ts';
import { createTestCompany } from '../../testing/testCompany.ts';
import { describeOnBothDatabases } from '../../testing/testServer.ts';
import { findDuePerson, readDuePeople, readLastDelivered } from './directoryPeople.ts';

const today = '2026-03-02';

describeOnBothDatabases(
  'Beside 20,000 people whom a directory has delivered,',
  (server) => {
    const read = async <Values>(
      table: string,
      statement: Statement<unknown, Values>,
      ...values: Given<Values>
    ) => rowsRead(stepsOn(table, await planOf(server, statement, ...values)));

    beforeAll(async () => {
      await server.database.run(
        ...sql`insert into employee (id, employee_number, first_name, last_name, username,
            authorities, locale)
          select 100000 + number, 'D' || number, 'D', 'D', 'd-' || number, '{}', 'en'
          from generate_series(1, 20000) as numbers(number)`,
      );
      await server.database.run(
        ...sql`insert into directory_person (employee_id, work, delivered_at, is_due)
          select 100000 + number, '{"department": "Ward"}',
            ${server.now}::timestamptz + number * interval '1 s', number % 2000 = 0
          from generate_series(1, 20000) as numbers(number)`,
      );
      await server.database.run(...sql`analyze employee, directory_person`);
    });

    test('looking for work reads one row', async () => {
      expect(await read('directory_person', findDuePerson)).toBeLessThan(5);
    });

    test('those who are due are read, and nobody else', async () => {
      const values = { today, limit: 500 };
      expect(await read('directory_person', readDuePeople, values)).toBeLessThan(30);
      expect(await read('employee', readDuePeople, values)).toBeLessThan(30);
    });

    test('the last joiner is read alone', async () => {
      expect(await read('directory_person', readLastDelivered, { today })).toBeLessThan(5);
      expect(await read('employee', readLastDelivered, { today })).toBeLessThan(5);
    });
  },
  { prepare: createTestCompany },
);
