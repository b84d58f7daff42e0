import { beforeAll, describe, expect, test } from 'vitest';
import { composed, positional } from '../../database/statement.ts';
import { planOf, readPlan, rowsRead, stepsOn, type PlanStep } from '../../testing/readPlan.ts';
import { createTestCompany, people } from '../../testing/testCompany.ts';
import { describeOnBothDatabases } from '../../testing/testServer.ts';
import { summariesStatement, type SummariesQuery } from './shiftSummaries.ts';
import type { TimePairFilter } from '../../shifts/data/timePairFilter.ts';

const times = { from: '07:00', to: '09:30' };
const filters: Readonly<Record<string, Omit<TimePairFilter, 'statuses'>>> = {
  'days and status alone': {},
  search: { search: 'nurse' },
  'clock in': { clockInFilter: times },
  'clock out': { clockOutFilter: times },
  'cost center': { timePairCostCenterIds: [1001] },
  'default cost center': { defaultCostCenterIds: [1001] },
  position: { positions: [1001, 1003] },
  'custom entities': { customEntities: [{ filterName: 'Union', filterValues: ['Local 5'] }] },
  'info indicators': { indicated: { indicators: ['EARLY_LOGIN'], openIds: [17, 18] } },
  'synchronisation status': { synchronisationStatus: ['SYNCHRONISATION_FAILED'] },
  type: { typeFilter: ['MANUAL'] },
  'all of them': {
    search: 'ward',
    clockInFilter: times,
    clockOutFilter: times,
    timePairCostCenterIds: [1001],
    defaultCostCenterIds: [1001],
    positions: [1001],
    customEntities: [{ filterName: 'Union', filterValues: ['Local 5'] }],
    indicated: { indicators: ['EARLY_LOGIN'], openIds: [] },
    synchronisationStatus: ['SYNCHRONISED'],
    typeFilter: ['CLOCK'],
  },
};

const days = 31;
const pageSize = 10;

describeOnBothDatabases(
  'The plan of a page of history',
  (server) => {
    const { assignmentId } = people.ella;
    const query = (filter: Omit<TimePairFilter, 'statuses'>): SummariesQuery => ({
      spans: [{ assignmentId, first: '2026-03-01', last: '2026-03-31' }],
      filter: { statuses: ['APPROVED', 'PENDING', 'INCOMPLETE'], ...filter },
      sortBy: 'clockIn',
      sortDirection: 'descending',
      page: 0,
      pageSize,
    });

    beforeAll(async () => {
      await run(`insert into time_pair (id, assignment_id, original_version_id, start_date,
          time_zone, clock_in, clock_in_offset, clock_in_origin, clock_out, duration, status)
        select number, 1000 + number % 60, number, day, 'Europe/Berlin', day + time '07:00', 60,
          'WEB', day + time '15:00', 28800, 'PENDING'
        from generate_series(1, 60 * 365) as numbers(number),
          lateral (select date '2025-07-01' + number / 60 as day) days`);
      await run('analyze');
    });

    const run = (sql: string) => server.database.run(composed(sql));

    function expectBounded(steps: readonly PlanStep[]): void {
      const onPairs = stepsOn('time_pair', steps);
      expect(onPairs.length).toBeGreaterThan(0);
      expect(onPairs.map((step) => step['Node Type'])).not.toContain('Seq Scan');
      expect(rowsRead(onPairs)).toBeLessThanOrEqual(days + pageSize);
    }

    describe.each(Object.entries(filters))('asked for %s', (_, filter) => {
      test('reads the entries of the days once and those of the page, and never the table', async () => {
        const { statement, values } = summariesStatement(query(filter));
        const steps = await planOf(server, statement, values);
        expectBounded(steps);
      });
    });

    test('a plan that is kept for everybody does the same', async () => {
      const { statement, values } = summariesStatement(query({}));
      expect(statement.name).not.toBe('');
      const literals = positional(statement, values).map((value) =>
        Array.isArray(value) ? `'{${value.join(',')}}'` : String(value),
      );
      const steps = await readPlan(server, async (transaction) => {
        const raw = (sql: string) => transaction.run(composed(sql));
        await raw('set local plan_cache_mode = force_generic_plan');
        await raw(`prepare kept as ${statement.sql}`);
        const rows = await raw(
          `explain (analyze, format json) execute kept(${literals.join(', ')})`,
        );
        await raw('deallocate kept');
        return rows;
      });
      expectBounded(steps);
    });
  },
  { prepare: createTestCompany },
);
