import { addDays } from 'shared-contracts';
import { describe, expect, test } from 'vitest';
import { people } from '../testing/testCompany.ts';
import { setFeatures } from '../testing/testFeatures.ts';
import { describeOnMemory } from '../testing/testServer.ts';
import { createPlannedTeam, plansOfMax, refusalsOf } from './testing/plansOfMax.ts';

const { ella, nils } = people;

describeOnMemory(
  'Assigning schedules',
  (server) => {
    const { assign, give, rotate, copy, ranges } = plansOfMax(server);

    describe('is refused whole, with its fields,', () => {
      const faults = async (
        given: Promise<{ problem: { fields?: readonly { field: string }[] } }>,
      ) => (await given).problem.fields?.map(({ field }) => field);
      const ids = [ella.assignmentId];
      const body = { userIds: ids, workScheduleExternalCode: 'EARLY' };

      test.each([
        ['2026-01-31', '2026-03-01', ['startDate']],
        ['2026-03-10', '2026-03-09', ['endDate']],
        ['2026-03-10', '2027-04-01', ['endDate']],
      ])('from %s to %s', async (startDate, endDate, fields) => {
        expect(await faults(assign({ ...body, startDate, endDate }))).toEqual(fields);
      });

      test('but not at its bounds', async () => {
        expect(refusalsOf(await give('EARLY', ids, '2026-02-01', '2027-03-31'))).toEqual([null]);
      });

      test('without days, without a schedule, or with both kinds of one', async () => {
        const dates = { startDate: '2026-03-09', endDate: '2026-03-09' };
        const days = [{ userId: ella.assignmentId, dates: ['2026-03-09'] }];
        const dayOff = { startTime: '00:00', endTime: '00:00', nonWorkingDay: true, breaks: [] };
        expect(await faults(assign(body))).toEqual(['startDate', 'endDate']);
        expect(await faults(assign({ userIds: ids, ...dates }))).toEqual([
          'workScheduleExternalCode',
        ]);
        expect(
          await faults(assign({ ...body, ...dates, durationWorkScheduleAssignment: dayOff })),
        ).toEqual(['workScheduleExternalCode']);
        expect(await faults(assign({ ...body, ...dates, days }))).toEqual(['days']);
        const beyond = [{ userId: ella.assignmentId, dates: ['2026-03-09', '2030-01-01'] }];
        expect(await faults(assign({ workScheduleExternalCode: 'EARLY', days: beyond }))).toEqual([
          'days.0.dates',
        ]);
      });

      test('as rotation of one or of six, or with turns of 0 or 36 days', async () => {
        const dates = { userIds: ids, startDate: '2026-03-09', endDate: '2026-03-20' };
        const turn = (duration: number) => ({ externalCode: 'EARLY', duration });
        const of = (durations: number[]) =>
          rotate({ ...dates, workSchedules: durations.map(turn) });
        expect(await faults(of([1]))).toEqual(['workSchedules']);
        expect(await faults(of([1, 1, 1, 1, 1, 1]))).toEqual(['workSchedules']);
        expect(await faults(of([1, 0]))).toEqual(['workSchedules.1.duration']);
        expect(await faults(of([36, 1]))).toEqual(['workSchedules.0.duration']);
        expect(
          await faults(rotate({ ...dates, workSchedules: [turn(1), { duration: 1 }] })),
        ).toEqual(['workSchedules.1.externalCode']);
      });

      test('as a copy onto itself or beyond the bounds', async () => {
        const source = { userIds: ids, startDate: '2026-03-09', endDate: '2026-03-15' };
        expect(await faults(copy({ ...source, assignStartDate: '2026-03-15' }))).toEqual([
          'assignStartDate',
        ]);
        for (const assignStartDate of ['2027-03-26', '9999-12-30']) {
          expect(await faults(copy({ ...source, assignStartDate }))).toEqual(['assignStartDate']);
        }
        const { status } = await copy({ ...source, assignStartDate: '2027-03-25' });
        expect(status).toBe(200);
      });

      test('for more people than one selection may have', async () => {
        await setFeatures(server, { MAXIMUM_SELECTABLE_EMPLOYEES: 1 });
        const { problem } = await give(
          'EARLY',
          [ella.assignmentId, nils.assignmentId],
          '2026-03-09',
        );
        expect(problem.code).toBe('SELECTION_TOO_LARGE');
        expect(await ranges(ella.assignmentId)).toEqual([]);
      });

      test('for more days or ranges than one request writes, and none of it is done', async () => {
        const strangers = (count: number) =>
          Array.from({ length: count }, (_, index) => Number.MAX_SAFE_INTEGER - index);
        const userIds = [ella.assignmentId, ...strangers(32)];
        const source = { startDate: '2026-03-09', endDate: '2026-04-08' };
        const workSchedules = ['EARLY', 'LATE'].map((externalCode) => ({
          externalCode,
          duration: 1,
        }));
        const dates = Array.from({ length: 31 }, (_, day) => addDays('2026-03-09', 2 * day));
        const answers = await Promise.all([
          rotate({ userIds, ...source, workSchedules }),
          copy({ userIds, ...source, assignStartDate: '2026-05-04' }),
          assign({
            days: userIds.map((userId) => ({ userId, dates })),
            workScheduleExternalCode: 'EARLY',
          }),
          give('EARLY', [ella.assignmentId, ...strangers(16)], '2026-03-09', '2027-03-15'),
        ]);
        const codes = answers.map(({ problem }) => problem.code);
        expect(codes).toEqual(Array(4).fill('PLAN_TOO_LARGE'));
        expect(answers[0].problem.detail).toContain('At most 6300 days, in 1000 pieces');
        expect(await ranges(ella.assignmentId)).toEqual([]);
        const fewer = { userIds: userIds.slice(0, 32), ...source, workSchedules };
        expect((await rotate(fewer)).status).toBe(200);
        expect(await ranges(ella.assignmentId)).toHaveLength(31);
      });

      test('but not for as many picked days as one request takes', async () => {
        const dates = Array.from({ length: 63 }, (_, day) => addDays('2026-03-09', day));
        const days = Array.from({ length: 100 }, (_, index) => ({
          userId: Number.MAX_SAFE_INTEGER - index,
          dates,
        }));
        const seen = days.map(({ userId }) => ({ userId, planVersion: 1 }));
        const answer = await assign({ days, workScheduleExternalCode: 'EARLY', seen });
        expect(new Set(refusalsOf(answer))).toEqual(new Set(['FORBIDDEN']));
      });

      test('without the authority', async () => {
        const { problem } = await give('EARLY', ids, '2026-03-09', '2026-03-09', 'ella');
        expect(problem.code).toBe('ACCESS_DENIED');
      });
    });
  },
  { prepare: createPlannedTeam },
);
