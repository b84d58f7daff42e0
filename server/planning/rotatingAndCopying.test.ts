import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { people } from '../testing/testCompany.ts';
import { quim } from '../testing/teamOfMax.ts';
import { describeOnMemory } from '../testing/testServer.ts';
import { createPlannedTeam, plansOfMax, refusalsOf } from './testing/plansOfMax.ts';

const { ella } = people;

describeOnMemory(
  'Rotating and copying schedules',
  (server) => {
    const { run, assign, give, rotate, copy, ranges, queued } = plansOfMax(server);

    test('rotates two to five schedules until the last day', async () => {
      await rotate({
        userIds: [ella.assignmentId],
        startDate: '2026-03-09',
        endDate: '2026-03-16',
        workSchedules: [
          { externalCode: 'EARLY', duration: 2 },
          { externalCode: 'WEEK', duration: 3 },
        ],
      });
      expect(await ranges(ella.assignmentId)).toEqual([
        'EARLY 2026-03-09..2026-03-10 1',
        // The days of a week keep their weekdays.
        'WEEK 2026-03-11..2026-03-13 3',
        'EARLY 2026-03-14..2026-03-15 1',
        'WEEK 2026-03-16..2026-03-16 1',
      ]);
    });

    test('copies what is planned, below absences and holidays, to a later start', async () => {
      await give('R3', [ella.assignmentId], '2026-03-10', '2026-03-12');
      await copy({
        userIds: [ella.assignmentId],
        startDate: '2026-03-09',
        endDate: '2026-03-15',
        assignStartDate: '2026-03-16',
      });
      expect(await ranges(ella.assignmentId)).toEqual([
        'R3 2026-03-10..2026-03-12 1',
        'WEEK 2026-03-16..2026-03-16 1',
        'R3 2026-03-17..2026-03-19 1',
        'WEEK 2026-03-20..2026-03-22 5',
      ]);
    });

    describe('around public holidays', () => {
      const userIds = [ella.assignmentId];
      const days = { userIds, startDate: '2026-03-10', endDate: '2026-03-14' };
      beforeEach(() => run("insert into holiday values (1001, '2026-03-12', 'Ward Day')"));
      afterEach(() => run("delete from holiday where name = 'Ward Day'"));

      test('gives the days beside them, where nothing is to be planned on them', async () => {
        await assign({ ...days, workScheduleExternalCode: 'R3', skipHolidays: true });
        expect(await ranges(ella.assignmentId)).toEqual([
          'R3 2026-03-10..2026-03-11 1',
          'R3 2026-03-13..2026-03-14 1',
        ]);
        expect(await queued(ella.assignmentId)).toEqual([
          'UPSERT 2026-03-10..2026-03-11 WAITING',
          'UPSERT 2026-03-13..2026-03-14 WAITING',
        ]);
      });

      test('a rotation and a copy go on over them', async () => {
        await rotate({
          ...days,
          skipHolidays: true,
          workSchedules: [
            { duration: 3, externalCode: 'EARLY' },
            { duration: 2, externalCode: 'LATE' },
          ],
        });
        expect(await ranges(ella.assignmentId)).toEqual([
          'EARLY 2026-03-10..2026-03-11 1',
          'LATE 2026-03-13..2026-03-14 1',
        ]);
        await copy({
          userIds,
          startDate: '2026-03-02',
          endDate: '2026-03-06',
          assignStartDate: '2026-03-10',
          skipHolidays: true,
        });
        expect(await ranges(ella.assignmentId)).toEqual([
          'WEEK 2026-03-10..2026-03-11 1',
          'WEEK 2026-03-13..2026-03-14 4',
        ]);
      });

      test('plans nothing where all days are holidays, and work on them without the wish', async () => {
        const day = { userIds, startDate: '2026-03-12', endDate: '2026-03-12' };
        const wish = { ...day, workScheduleExternalCode: 'EARLY' };
        expect(refusalsOf(await assign({ ...wish, skipHolidays: true }))).toEqual([
          'NOTHING_PLANNED',
        ]);
        await assign({ ...wish, skipHolidays: false });
        expect(await ranges(ella.assignmentId)).toEqual(['EARLY 2026-03-12..2026-03-12 1']);
      });
    });

    test('copies nothing where nothing is planned', async () => {
      await run('delete from assigned_schedule where assignment_id = $1', quim.assignmentId);
      const answer = await copy({
        userIds: [quim.assignmentId],
        startDate: '2026-03-09',
        endDate: '2026-03-15',
        assignStartDate: '2026-03-16',
      });
      expect(refusalsOf(answer)).toEqual(['NOTHING_PLANNED']);
      await run(
        `insert into assigned_schedule (code, assignment_id, work_schedule_id, start_date,
           first_day_number, is_temporary) values ('L-Q', $1, 1, '2025-12-29', 1, false)`,
        quim.assignmentId,
      );
    });
  },
  { prepare: createPlannedTeam },
);
