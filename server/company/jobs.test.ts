import type { operations } from 'shared-contracts';
import { expect, test } from 'vitest';
import { raw, statement } from '../database/statement.ts';
import { createTestCompany, logInAs } from '../testing/testCompany.ts';
import { planOf, rowsRead, stepsOn } from '../testing/readPlan.ts';
import { describeOnBothDatabases, type TestServer } from '../testing/testServer.ts';
import { unmanagedFrom } from './data/sections/jobSql.ts';

type Query = NonNullable<operations['getCompanyEntries']['parameters']['query']>;

const unmanagedJobs = statement<{ day: string }, { today: string }>(
  'testUnmanagedJobs',
  `select ${unmanagedFrom} as day
   from assignment join employee on employee.id = assignment.employee_id`,
);

async function listJobs(server: TestServer, query: Query) {
  const as = await logInAs(server, 'dora');
  const path = { section: 'assignments' as const };
  return (await server.call('getCompanyEntries', { as, path, query })).body;
}

describeOnBothDatabases(
  'An administrator who looks for jobs',
  (server) => {
    test('sees who manages them, from when to when, and from when on nobody approves', async () => {
      server.now = new Date('2026-02-10T10:00:00Z');
      const { facts } = await listJobs(server, { of: 'people', ofCode: 'E-3' });
      expect(facts).toMatchObject([
        {
          code: 'A-3',
          job: {
            unmanagedFrom: '2026-03-02',
            hasOpenShift: false,
            managers: [
              { manager: 'E-2', name: 'Max Kern', startDate: '2025-01-01', endDate: '2026-03-01' },
            ],
            schedules: [],
            absences: [],
          },
        },
      ]);
    });

    test('finds the jobs for which nobody approves, without those without recorded time', async () => {
      server.now = new Date('2026-02-10T10:00:00Z');
      const before = await listJobs(server, { state: 'UNMANAGED' });
      // Max manages himself by mistake, which counts for nothing.
      expect(before.facts.map(({ code }) => code)).toEqual(['A-2', 'A-3']);
      await server.database.run(
        raw(`update employee set closed_at = now() where username = 'max'`),
      );
      const after = await listJobs(server, { state: 'UNMANAGED' });
      expect(after.facts.map(({ code, job }) => [code, job?.unmanagedFrom])).toEqual([
        ['A-1', '2026-02-10'],
        ['A-2', '2026-02-10'],
        ['A-3', '2026-02-10'],
      ]);
      await server.database.run(raw(`update employee set closed_at = null`));
    });

    test('is told as a task for how many people nobody approves, and from when on', async () => {
      server.now = new Date('2026-02-10T10:00:00Z');
      const as = await logInAs(server, 'dora');
      const { body } = await server.call('getCompanyTasks', { as });
      expect(body.tasks.find(({ kind }) => kind === 'UNMANAGED')).toEqual({
        ...{ kind: 'UNMANAGED', count: 2, names: ['Max Kern', 'Olga Saetang'] },
        values: ['2026-02-10', '2026-03-02'],
      });
    });

    test('finds the jobs that somebody manages, and who may approve', async () => {
      server.now = new Date('2026-03-10T10:00:00Z');
      const managed = await listJobs(server, { of: 'managers', ofCode: 'E-2', size: 500 });
      expect(managed.facts.map(({ code }) => code)).toEqual(['A-1', 'A-5']);
      const as = await logInAs(server, 'dora');
      const { body } = await server.call('getCompanyEntries', {
        ...{ as, path: { section: 'people' }, query: { state: 'APPROVERS' } },
      });
      expect(body.facts).toMatchObject([{ code: 'E-2', account: { manages: 2 } }]);
    });

    test('reads as many of them at once as wanted', async () => {
      const { facts, totalPages, total } = await listJobs(server, { size: 2, page: 1 });
      expect([facts.length, totalPages, total]).toEqual([2, 3, 5]);
    });

    test('reads the managers of each job by an index', async () => {
      await server.database.run(
        raw(`insert into assignment (code, employee_id, is_primary, description, position_id,
               start_date, country_code, company, time_zone, time_type_profile_id, authorities)
             select 'N-' || number, 1001, false, 'Nurse', 1001, '2026-01-01', 'DE', 'Harbour',
               'Europe/Berlin', 1001, '{CAPTURE_TIME}' from generate_series(1, 500) number;
             insert into manager_assignment (manager_id, assignment_id, start_date, end_date)
             select 1002, id, '2026-01-01', '2026-05-01' from assignment where code like 'N-%';
             analyze assignment; analyze manager_assignment`),
      );
      const steps = await planOf(server, unmanagedJobs, { today: '2026-02-10' });
      const most = 505 * 4;
      expect(rowsRead(stepsOn('manager_assignment', steps))).toBeLessThan(most);
    });

    test('finds a managing range by its manager, its assignment and its first day', async () => {
      const as = await logInAs(server, 'dora');
      const { body } = await server.call('getCompanyEntries', {
        ...{ as, path: { section: 'managers' }, query: { code: 'E-2 A-1 2026-01-01' } },
      });
      expect(body.part).toEqual({
        managers: [{ manager: 'E-2', assignment: 'A-1', startDate: '2026-01-01' }],
      });
    });
  },
  { prepare: createTestCompany },
);
