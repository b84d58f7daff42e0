import fc from 'fast-check';
import { addDays } from 'shared-contracts';
import { expect, test, vi } from 'vitest';
import { people } from '../testing/testCompany.ts';
import { pia, quim } from '../testing/teamOfMax.ts';
import { planOf, rowsRead, stepsOn } from '../testing/readPlan.ts';
import { statementsOf } from '../testing/statementsOf.ts';
import { describeOnBothDatabases } from '../testing/testServer.ts';
import { readEntriesOfDays } from '../adjusted-time/data/recomputeIndicators.ts';
import { readPlanRows } from '../schedules/data/plans.ts';
import { readPlanFacts } from './data/planFacts.ts';
import { readFailed } from './data/plannedRows.ts';
import { readPlanChanges } from './data/planHistory.ts';
import { readQueued } from './data/scheduleOutbox.ts';
import { createPlannedTeam, plansOfMax, refusalsOf } from './testing/plansOfMax.ts';

// Long histories are written first.
vi.setConfig({ testTimeout: 120_000 });

const { ella, nils } = people;

describeOnBothDatabases(
  'Several plans at the same moment',
  (server) => {
    const { run, assign, give, undo, ranges } = plansOfMax(server);

    test('of two managers who saw the same plan one is done, the other hears of it', async () => {
      const body = (code: string) => ({
        userIds: [ella.assignmentId],
        startDate: '2026-03-10',
        endDate: '2026-03-11',
        workScheduleExternalCode: code,
        seen: [{ userId: ella.assignmentId, planVersion: 0 }],
      });
      const answers = await Promise.all([
        assign(body('EARLY'), 'max'),
        assign(body('LATE'), 'dora'),
      ]);
      const outcomes = answers.flatMap(refusalsOf);
      expect(outcomes.filter((code) => code === null)).toHaveLength(1);
      expect(outcomes).toContain('PLAN_CHANGED');
      expect(await ranges(ella.assignmentId)).toHaveLength(1);
    });

    test('ranges never overlap, and every change counts, however they interleave', async () => {
      const step = fc.record({
        who: fc.constantFrom('max' as const, 'dora' as const),
        code: fc.constantFrom('EARLY', 'LATE', 'R3'),
        first: fc.nat({ max: 12 }),
        length: fc.nat({ max: 6 }),
        isUndone: fc.boolean(),
      });
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 5 }), async (steps) => {
          await run('delete from assigned_schedule where is_temporary');
          await run('delete from schedule_outbox');
          await run('delete from plan_undo');
          await run('delete from assignment_plan');
          const done = await Promise.all(
            steps.map(async ({ who, code, first, length, isUndone }) => {
              const startDate = addDays('2026-03-09', first);
              const endDate = addDays(startDate, length);
              const answer = await give(code, [ella.assignmentId], startDate, endDate, who);
              expect(refusalsOf(answer)).toEqual([null]);
              const { batchId } = answer.body;
              if (!isUndone || batchId === null) return 1;
              const [refusal] = refusalsOf(await undo({ batchId }, who));
              return refusal === null ? 2 : 1;
            }),
          );
          const [plan] = await run('select version from assignment_plan');
          expect(plan?.['version']).toBe(done.reduce((sum, each) => sum + each, 0));
          const overlapping = await run(
            `select from assigned_schedule one join assigned_schedule other
               on one.id < other.id and one.assignment_id = other.assignment_id
               and one.start_date <= other.end_date and other.start_date <= one.end_date
             where one.is_temporary and other.is_temporary`,
          );
          expect(overlapping).toEqual([]);
          const unqueued = await run(
            `select from assigned_schedule assigned full join schedule_outbox queued using (code)
             where coalesce(assigned.is_temporary, true)
               and (queued.start_date, queued.end_date, queued.work_schedule_id)
                 is distinct from (assigned.start_date, assigned.end_date, assigned.work_schedule_id)`,
          );
          expect(unqueued).toEqual([]);
        }),
        { numRuns: 8, seed: 20260302 },
      );
    });

    test('many people take as many statements as one', async ({ skip }) => {
      skip(server.database.kind === 'embedded', 'Statements are counted at PostgreSQL alone.');
      const one = await statementsOf(() => give('EARLY', [ella.assignmentId], '2026-03-10'));
      const all = [ella, nils, pia, quim].map(({ assignmentId }) => assignmentId);
      const many = await statementsOf(() => give('EARLY', all, '2026-03-16', '2026-03-17'));
      expect(many.length).toBeLessThanOrEqual(one.length);
      expect(many.length).toBeLessThanOrEqual(26);
    });

    test('a thousand people are planned in batches, each with an answer for everybody', async () => {
      const ids = Array.from({ length: 1000 }, (_, index) => 20_001 + index);
      await run(
        `insert into employee (id, employee_number, first_name, last_name, authorities)
         select id, 'M-' || id, 'P', 'Q', '{}' from unnest($1::bigint[]) id`,
        ids,
      );
      await run(
        `insert into assignment (id, code, employee_id, is_primary, description, position_id,
           start_date, country_code, company, time_zone, time_type_profile_id, authorities)
         select id, 'M-' || id, id, true, 'Porter', 1003, '2025-01-01', 'DE', 'Harbour',
           'Europe/Berlin', 1001, '{}' from unnest($1::bigint[]) id`,
        ids,
      );
      await run(
        `insert into manager_assignment (manager_id, assignment_id, start_date)
         select 1002, id, '2026-01-01' from unnest($1::bigint[]) id where id % 10 <> 0`,
        ids,
      );
      const tooMany = await give('EARLY', ids.slice(0, 101), '2026-03-10');
      expect(tooMany.problem.code).toBe('SELECTION_TOO_LARGE');
      const outcomes: (string | null)[] = [];
      for (let first = 0; first < ids.length; first += 100) {
        const answer = await give('EARLY', ids.slice(first, first + 100), '2026-03-10');
        outcomes.push(...refusalsOf(answer));
      }
      expect(outcomes.filter((code) => code === null)).toHaveLength(900);
      expect(outcomes.filter((code) => code === 'FORBIDDEN')).toHaveLength(100);
      const [planned] = await run(
        'select count(*) as count from assigned_schedule where is_temporary',
      );
      expect(planned).toEqual({ count: 900 });
    });

    test('time of other days, and plans of other people, are not read for a plan', async () => {
      const [assignmentId, others] = [30_000, 300];
      await run(
        `insert into assignment (id, code, employee_id, is_primary, description, position_id,
           start_date, country_code, company, time_zone, time_type_profile_id, authorities)
         select id, 'O-' || id, 1001, false, 'Porter', 1003, '2025-01-01', 'DE', 'Harbour',
           'Europe/Berlin', 1001, '{}' from generate_series($1::int, $1::int + $2::int) id`,
        assignmentId,
        others,
      );
      await run(
        `insert into time_pair (id, original_version_id, assignment_id, is_latest, start_date,
           time_zone, clock_in, clock_in_offset, clock_in_origin, clock_out, duration, status)
         select n, n, $1 + n % $2::int, n % 20 > 0, date '2026-03-01' - n / $2::int, 'Europe/Berlin',
           timestamptz '2026-03-01T08:00Z' - n / $2::int * interval '1 day', 60, 'UNKNOWN',
           timestamptz '2026-03-01T16:00Z' - n / $2::int * interval '1 day', 28800, 'APPROVED'
         from generate_series(1, 90000) n`,
        assignmentId,
        others,
      );
      await run(
        `insert into assigned_schedule (code, assignment_id, work_schedule_id, start_date, end_date,
           first_day_number, is_temporary)
         select 'PUNCTUAL-Y' || n, $1 + n % $2::int, 2, date '2026-03-01' + n / $2::int,
           date '2026-03-01' + n / $2::int, 1, true
         from generate_series(1, 60000) n`,
        assignmentId,
        others,
      );
      await server.database.maintain();
      const days = { startDate: '2026-02-10', endDate: '2026-02-12' };
      const batch = { last: 0, limit: 500 };
      const entries = await planOf(server, readEntriesOfDays, { ...batch, assignmentId, ...days });
      expect(rowsRead(stepsOn('time_pair', entries))).toBeLessThan(20);
      const plans = await planOf(server, readPlanRows, {
        assignmentIds: [assignmentId, assignmentId + 1],
        startDates: ['2026-03-02', '2026-03-02'],
        endDates: ['2026-04-01', '2026-04-01'],
      });
      expect(rowsRead(stepsOn('assigned_schedule', plans))).toBeLessThan(500);
      const facts = await planOf(server, readPlanFacts, { assignmentIds: [assignmentId] });
      expect(rowsRead(stepsOn('assignment_plan', facts))).toBeLessThan(10);
      await run('delete from time_pair');
    });

    test('a long history, and many ranges that wait, are not read from end to end', async () => {
      await run(
        `insert into schedule_outbox (code, assignment_id, employee_id, operation, work_schedule_id,
           start_date, end_date, first_day_number, state, requested_at, due_at)
         select 'PUNCTUAL-X' || n, n % 400, n % 400, 'UPSERT', 1, '2026-03-10', '2026-03-10', 1,
           case when n % 3 = 0 then 'FAILED' else 'WAITING' end, now(), now()
         from generate_series(1, 20000) n`,
      );
      await run(
        `insert into plan_change (batch_id, assignment_id, changed_by, changed_at, action,
           schedule_code, schedule_name, start_date, end_date, range_code)
         select n, case n % 200 when 0 then 1001 else 1005 end, 1002, now(), 'ASSIGNED', 'EARLY',
           'Early', '2026-03-10', '2026-03-10', 'PUNCTUAL-X' || n
         from generate_series(1, 20000) n`,
      );
      await server.database.maintain();
      const failed = await planOf(server, readFailed, {
        assignmentIds: [3],
        startDate: '2026-03-09',
        endDate: '2026-03-15',
      });
      expect(rowsRead(stepsOn('schedule_outbox', failed))).toBeLessThan(100);
      const codes = await planOf(server, readQueued, {
        codes: ['PUNCTUAL-X7', 'PUNCTUAL-X8'],
      });
      expect(rowsRead(stepsOn('schedule_outbox', codes))).toBeLessThan(10);
      const history = await planOf(server, readPlanChanges, {
        assignmentId: 1001,
        offset: 0,
        readerId: 1002,
      });
      expect(rowsRead(stepsOn('plan_change', history))).toBeLessThan(300);
      expect(rowsRead(stepsOn('schedule_outbox', history))).toBeLessThan(100);
    });
  },
  { prepare: createPlannedTeam },
);
