import { expect, test } from 'vitest';
import { people } from '../testing/testCompany.ts';
import { describeOnMemory } from '../testing/testServer.ts';
import { pia } from '../testing/teamOfMax.ts';
import { createPlannedTeam, plansOfMax } from './testing/plansOfMax.ts';

const { ella, max, nils } = people;

describeOnMemory(
  'What a plan would change',
  (server) => {
    const { give, preview, ranges, run } = plansOfMax(server);

    test('is told day by day, and nothing is saved', async () => {
      await give('LATE', [ella.assignmentId], '2026-03-10');
      const { body } = await preview({
        assign: {
          userIds: [ella.assignmentId],
          startDate: '2026-03-09',
          endDate: '2026-03-10',
          workScheduleExternalCode: 'EARLY',
        },
      });
      const [row] = body.rows;
      expect(row).toMatchObject({
        userId: ella.assignmentId,
        employeeName: 'Ella Brandt',
        planVersion: 1,
        refusal: null,
      });
      const earlyDay = {
        kind: 'WORK',
        externalCode: 'EARLY',
        startTime: '06:00',
        endTime: '14:00',
      };
      expect(row?.days).toMatchObject([
        {
          date: '2026-03-09',
          before: { kind: 'HOLIDAY', externalCode: 'WEEK', name: "Founders' Day", startTime: null },
          after: { ...earlyDay, name: "Founders' Day", workingMinutes: 480 },
        },
        {
          date: '2026-03-10',
          before: { kind: 'WORK', externalCode: 'LATE', workingMinutes: 480 },
          after: earlyDay,
        },
      ]);
      expect(body.workSchedules.map(({ externalCode }) => externalCode).toSorted()).toEqual([
        'EARLY',
        'LATE',
        'WEEK',
      ]);
      expect(await ranges(ella.assignmentId)).toEqual(['LATE 2026-03-10..2026-03-10 1']);
    });

    test('counts the minutes of a night over a clock change as they pass', async () => {
      const { body } = await preview({
        assign: {
          userIds: [ella.assignmentId],
          startDate: '2026-03-27',
          endDate: '2026-03-28',
          workScheduleExternalCode: 'NIGHT',
        },
      });
      const [before = 0, changing] =
        body.rows[0]?.days.map(({ after }) => after.workingMinutes ?? 0) ?? [];
      expect(before).toBeGreaterThan(0);
      expect(changing).toBe(before - 60);
    });

    test('names what is unusual in the reader’s words', async () => {
      await give('LATE', [ella.assignmentId], '2026-03-16');
      const { body } = await preview({
        assign: {
          userIds: [ella.assignmentId],
          startDate: '2026-03-17',
          endDate: '2026-03-20',
          workScheduleExternalCode: 'EARLY',
        },
      });
      expect(body.rows[0]?.remarks).toEqual([
        {
          kind: 'ABSENCE',
          startDate: '2026-03-19',
          endDate: '2026-03-20',
          amount: null,
          name: 'Vacation',
          message: 'On leave (Vacation), which stays: Thu 19 Mar – Fri 20 Mar',
        },
        {
          kind: 'SHORT_REST',
          startDate: '2026-03-16',
          endDate: '2026-03-17',
          amount: 480,
          name: null,
          message: 'Only 8 h of rest: Mon 16 Mar – Tue 17 Mar',
        },
      ]);
    });

    test('and who works every day hears of it', async () => {
      const { body } = await preview({
        assign: {
          userIds: [nils.assignmentId],
          startDate: '2026-03-16',
          endDate: '2026-03-22',
          workScheduleExternalCode: 'EARLY',
        },
      });
      expect(body.rows[0]?.remarks).toMatchObject([
        { kind: 'MANY_DAYS', startDate: '2026-03-16', endDate: '2026-03-27', amount: 12 },
        { kind: 'OVER_HOURS', startDate: '2026-03-16', endDate: '2026-03-22', amount: 960 },
      ]);
    });

    test('tells who changed the plan meanwhile, with what it would be now', async () => {
      await give('LATE', [ella.assignmentId], '2026-03-10', '2026-03-10', 'dora');
      const { body } = await preview({
        assign: {
          userIds: [ella.assignmentId],
          startDate: '2026-03-10',
          endDate: '2026-03-10',
          workScheduleExternalCode: 'EARLY',
          seen: [{ userId: ella.assignmentId, planVersion: 0 }],
        },
      });
      expect(body.rows[0]).toMatchObject({
        refusal: {
          code: 'PLAN_CHANGED',
          changedBy: 'Dora Vega',
          changedAt: '2026-03-02T08:00:00.000Z',
          message: 'Dora Vega has changed this plan since you looked.',
        },
        days: [{ before: { externalCode: 'LATE' }, after: { externalCode: 'EARLY' } }],
      });
    });

    test('keeps to itself who is not one’s own', async () => {
      const { body } = await preview({
        assign: {
          userIds: [max.assignmentId, 1004, pia.assignmentId],
          startDate: '2026-03-01',
          endDate: '2026-03-10',
          workScheduleExternalCode: 'EARLY',
        },
      });
      expect(body.rows).toMatchObject([
        { employeeName: '', days: [], refusal: { code: 'FORBIDDEN', date: null } },
        { employeeName: '', days: [], refusal: { code: 'FORBIDDEN', date: null } },
        { employeeName: 'Pia Åberg', days: [], refusal: { code: 'FORBIDDEN', date: '2026-03-01' } },
      ]);
    });

    test('of a schedule that would be made names it without making it', async () => {
      const { body } = await preview({
        assign: {
          userIds: [ella.assignmentId],
          startDate: '2026-03-10',
          endDate: '2026-03-10',
          durationWorkScheduleAssignment: {
            startTime: '21:00',
            endTime: '05:00',
            nonWorkingDay: false,
            breaks: [{ startTime: '01:00', endTime: '01:30' }],
          },
        },
      });
      expect(body.rows[0]?.days[0]?.after).toMatchObject({
        externalCode: 'PUNCTUAL-C21000500-01000130',
        startTime: '21:00',
        endTime: '05:00',
        workingMinutes: 450,
      });
      expect(await run("select from work_schedule where external_code like 'PUNCTUAL-%'")).toEqual(
        [],
      );
    });

    test('is told of what could be saved at once, however few or many people it is of', async () => {
      const over = async (count: number, endDate: string) => {
        const userIds = Array.from({ length: count }, (_, index) => 500_000 + index);
        const dates = { startDate: '2026-03-09', endDate };
        return preview({ assign: { userIds, ...dates, workScheduleExternalCode: 'EARLY' } });
      };
      expect((await over(100, '2026-05-10')).status).toBe(200);
      expect((await over(100, '2026-05-11')).problem.code).toBe('PLAN_TOO_LARGE');
      expect((await over(16, '2027-03-14')).status).toBe(200);
      expect((await over(18, '2027-03-14')).problem.code).toBe('PLAN_TOO_LARGE');
    });

    test('is one plan at a time', async () => {
      const { status, problem } = await preview({});
      expect([status, problem.code]).toEqual([400, 'VALIDATION_FAILED']);
    });
  },
  { prepare: createPlannedTeam },
);
