import { beforeAll, describe, expect, test } from 'vitest';
import { composed } from '../../database/statement.ts';
import { planOf, rowsRead, stepsOn } from '../../testing/readPlan.ts';
import { createTestCompany } from '../../testing/testCompany.ts';
import { describeOnBothDatabases } from '../../testing/testServer.ts';
import { peopleStatement, type ApprovalsQuery } from './approvalGroups.ts';
import { candidatesStatement } from './candidates.ts';

/** Of sixty people with a year each, a manager of six looks at a month. */
const people = 60;
const subordinates = 6;
const days = 31;

const filters: Readonly<Record<string, Partial<ApprovalsQuery['filter']>>> = {
  'days and status alone': {},
  exceptions: { unusual: { indicators: ['LATE_CLOCK_IN'], openIds: [17] } },
  'time type and custom field': { timeTypeIds: [1001], customFieldOptionIds: [1001] },
  'cost center, position and clock-in': {
    timePairCostCenterIds: [1001],
    positions: [1003],
    clockInFilter: { from: '07:00', to: '09:30' },
  },
};

describeOnBothDatabases(
  'The plan of a page of approvals',
  (server) => {
    const run = (sql: string) => server.database.run(composed(sql));
    const query = (
      filter: Partial<ApprovalsQuery['filter']>,
      managed = subordinates,
    ): ApprovalsQuery => ({
      spans: Array.from({ length: managed }, (_unused, index) => ({
        assignmentId: 2000 + index,
        first: '2026-03-01',
        last: '2026-03-31',
      })),
      filter: { statuses: ['PENDING', 'PENDING_DELETE', 'INCOMPLETE'], ...filter },
      search: '',
      order: 'lastName',
    });

    beforeAll(async () => {
      await run(`insert into employee (id, employee_number, first_name, last_name, authorities,
          is_24_hour, locale)
        select 2000 + number, 'P-' || number, 'Person', 'No. ' || number, '{}', true, 'en'
        from generate_series(0, ${people - 1}) numbers(number)`);
      await run(`insert into assignment (id, code, employee_id, is_primary, description, position_id,
          start_date, country_code, company, time_zone, time_type_profile_id, authorities)
        select 2000 + number, 'P-' || number, 2000 + number, true, 'Porter', 1003, '2025-01-01',
          'DE', 'Harbour', 'Europe/Berlin', 1001, '{}'
        from generate_series(0, ${people - 1}) numbers(number)`);
      await run(`insert into time_pair (id, assignment_id, original_version_id, start_date,
          time_zone, clock_in, clock_in_offset, clock_in_origin, clock_out, duration, status)
        select number, 2000 + number % ${people}, number, day, 'Europe/Berlin', day + time '07:00',
          60, 'WEB', day + time '15:00', 28800, 'PENDING'
        from generate_series(1, ${people} * 365) as numbers(number),
          lateral (select date '2025-06-30' + number / ${people} as day) days`);
      await run('analyze');
    });

    describe.each(Object.entries(filters))('asked for %s', (_, filter) => {
      test('reads the entries of my people’s days once, and nobody else’s', async () => {
        const { statement, values } = peopleStatement(query(filter), { page: 0, pageSize: 5 });
        const onPairs = stepsOn('time_pair', await planOf(server, statement, values));
        expect(onPairs.map((step) => step['Node Type'])).not.toContain('Seq Scan');
        expect(rowsRead(onPairs)).toBe(subordinates * days);
      });

      test('"all" reads them once as well', async () => {
        const { statement, values } = candidatesStatement(query(filter));
        const onPairs = stepsOn('time_pair', await planOf(server, statement, values));
        expect(onPairs.map((step) => step['Node Type'])).not.toContain('Seq Scan');
        expect(rowsRead(onPairs)).toBe(subordinates * days);
      });

      test('everybody’s manager reads no other days either', async () => {
        const asked = query(filter, people);
        const paging = { page: 0, pageSize: 5 };
        for (const { statement, values } of [
          peopleStatement(asked, paging),
          candidatesStatement(asked),
        ]) {
          const onPairs = stepsOn('time_pair', await planOf(server, statement, values));
          expect(rowsRead(onPairs)).toBe(people * days);
        }
      });
    });

    test('a page without other filters is counted in the index alone', async () => {
      const { statement, values } = peopleStatement(query({}), { page: 0, pageSize: 5 });
      const stepTypes = async () => {
        // Skips pages while an autoanalyze of PostgreSQL still has an older snapshot.
        await run('vacuum analyze time_pair');
        const onPairs = stepsOn('time_pair', await planOf(server, statement, values));
        return onPairs.map((step) => step['Node Type']);
      };
      await expect.poll(stepTypes, { interval: 500 }).toEqual(['Index Only Scan']);
    });
  },
  { prepare: createTestCompany },
);
