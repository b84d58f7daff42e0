import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { people } from '../testing/testCompany.ts';
import { setFeatures } from '../testing/testFeatures.ts';
import { pia, quim, rosa } from '../testing/teamOfMax.ts';
import { describeOnBothDatabases } from '../testing/testServer.ts';
import { createPlannedTeam, plansOfMax, refusalsOf } from './testing/plansOfMax.ts';

const { ella, max, nils, olga } = people;

describeOnBothDatabases(
  'Assigning schedules',
  (server) => {
    const { tokens, run, assign, give, create, ranges, queued } = plansOfMax(server);

    test('gives people another schedule for some days', async () => {
      const ids = [ella.assignmentId, nils.assignmentId];
      const answer = await give('EARLY', ids, '2026-03-09', '2026-03-11');
      expect(answer.status).toBe(200);
      expect(refusalsOf(answer)).toEqual([null, null]);
      expect(answer.body.results[0]).toMatchObject({
        userId: ella.assignmentId,
        planVersion: 1,
        tempScheduleRequests: [
          {
            assignmentId: ella.assignmentId,
            startDate: '2026-03-09',
            endDate: '2026-03-11',
            ecSynchronisationStatus: 'SYNCHRONISATION_PENDING',
          },
        ],
      });
      expect(await ranges(ella.assignmentId)).toEqual(['EARLY 2026-03-09..2026-03-11 1']);
      expect(await queued(nils.assignmentId)).toEqual(['UPSERT 2026-03-09..2026-03-11 WAITING']);
    });

    test('and their managers hear of it, and nobody else', async () => {
      await give('EARLY', [ella.assignmentId], '2026-03-09');
      expect(server.published).toContainEqual({
        type: 'schedules-changed',
        employeeIds: [ella.id, max.id, people.dora.id],
      });
      expect(server.published).toContainEqual({
        type: 'notifications-changed',
        employeeIds: [ella.id],
      });
    });

    test('a repetition with the same key plans nothing twice', async () => {
      const key = randomUUID();
      const body = {
        userIds: [ella.assignmentId],
        startDate: '2026-03-09',
        endDate: '2026-03-09',
        workScheduleExternalCode: 'EARLY',
      };
      const first = await assign(body, 'max', key);
      const again = await assign(body, 'max', key);
      expect(again.body).toEqual(first.body);
      expect(await queued(ella.assignmentId)).toHaveLength(1);
    });

    test('picked days become one range where they follow each other', async () => {
      await assign({
        days: [
          { userId: ella.assignmentId, dates: ['2026-03-11', '2026-03-09', '2026-03-10'] },
          { userId: nils.assignmentId, dates: ['2026-03-09', '2026-03-12'] },
        ],
        workScheduleExternalCode: 'EARLY',
      });
      expect(await ranges(ella.assignmentId)).toEqual(['EARLY 2026-03-09..2026-03-11 1']);
      expect(await ranges(nils.assignmentId)).toEqual([
        'EARLY 2026-03-09..2026-03-09 1',
        'EARLY 2026-03-12..2026-03-12 1',
      ]);
    });

    describe('over what was planned before', () => {
      beforeEach(() => give('R3', [ella.assignmentId], '2026-03-09', '2026-03-20'));

      test('cuts it in two, whose days stay where they were', async () => {
        await give('LATE', [ella.assignmentId], '2026-03-11', '2026-03-12');
        expect(await ranges(ella.assignmentId)).toEqual([
          'R3 2026-03-09..2026-03-10 1',
          'LATE 2026-03-11..2026-03-12 1',
          'R3 2026-03-13..2026-03-20 2',
        ]);
        // What makes room goes first.
        expect(await queued(ella.assignmentId)).toEqual([
          'UPSERT 2026-03-09..2026-03-10 WAITING',
          'UPSERT 2026-03-11..2026-03-12 WAITING',
          'UPSERT 2026-03-13..2026-03-20 WAITING',
        ]);
      });

      test('removes it with its message while nothing has left', async () => {
        await give('LATE', [ella.assignmentId], '2026-03-08', '2026-03-21');
        expect(await ranges(ella.assignmentId)).toEqual(['LATE 2026-03-08..2026-03-21 1']);
        expect(await queued(ella.assignmentId)).toEqual(['UPSERT 2026-03-08..2026-03-21 WAITING']);
      });

      test.each([
        ["state = 'DELIVERED', attempts = 1", 'was taken'],
        ['attempts = 1', 'may have been taken'],
        ["leased_until = '2026-03-02T09:00Z'", 'is on its way'],
      ])('tells the HR system to delete it where %s', async (how) => {
        await run(`update schedule_outbox set ${how}`);
        await give('LATE', [ella.assignmentId], '2026-03-09', '2026-03-20');
        expect(await queued(ella.assignmentId)).toEqual([
          'DELETE 2026-03-09..2026-03-20 WAITING',
          'UPSERT 2026-03-09..2026-03-20 WAITING',
        ]);
      });

      test('a range of the company’s file, which the HR system knows, is deleted there', async () => {
        await run(
          `insert into assigned_schedule (code, assignment_id, work_schedule_id, start_date,
             end_date, first_day_number, is_temporary)
           values ('FILE', $1, 3, '2026-04-13', '2026-04-14', 1, true),
             (null, $1, 3, '2026-04-20', null, 1, true)`,
          nils.assignmentId,
        );
        await give('EARLY', [nils.assignmentId], '2026-04-13', '2026-04-24');
        expect(await ranges(nils.assignmentId)).toEqual([
          'EARLY 2026-04-13..2026-04-24 1',
          'LATE 2026-04-25.. 1',
        ]);
        expect(await queued(nils.assignmentId, 'start_date, operation')).toEqual([
          'DELETE 2026-04-13..2026-04-14 WAITING',
          'UPSERT 2026-04-13..2026-04-24 WAITING',
          'UPSERT 2026-04-25.. WAITING',
        ]);
      });
    });

    test('each row is done or refused by itself, in the order of the request', async () => {
      const { assignmentId: own } = max;
      const ids = [
        own,
        pia.foreignAssignmentId,
        rosa.assignmentId,
        olga.assignmentId,
        999,
        quim.assignmentId,
      ];
      const answer = await give('EARLY', ids, '2026-03-09');
      expect(refusalsOf(answer)).toEqual([...Array(5).fill('FORBIDDEN'), null]);
      expect(answer.body.results.map(({ userId }) => userId)).toEqual(ids);
      expect(answer.body.batchId).not.toBeNull();
      const none = await give('EARLY', [own], '2026-03-09');
      expect(none.body).toMatchObject({ batchId: null, results: [{ tempScheduleRequests: [] }] });
    });

    test('whoever joins or leaves in the middle is refused with the first day that is not theirs', async () => {
      await run("update assignment set end_date = '2026-03-12' where id = $1", nils.assignmentId);
      await run("update assignment set start_date = '2026-03-10' where id = $1", quim.assignmentId);
      try {
        const ids = [nils.assignmentId, quim.assignmentId, pia.assignmentId, ella.assignmentId];
        const { body } = await give('EARLY', ids, '2026-02-27', '2026-03-15');
        expect(body.results.map(({ refusal }) => refusal?.date ?? null)).toEqual([
          '2026-03-13',
          '2026-02-27',
          '2026-02-27',
          null,
        ]);
        expect(await ranges(pia.assignmentId)).toEqual([]);
      } finally {
        await run('update assignment set end_date = null where id = $1', nils.assignmentId);
        await run(
          "update assignment set start_date = '2025-01-01' where id = $1",
          quim.assignmentId,
        );
      }
    });

    test('a schedule of another way of recording is refused, also from the day on which it changes', async () => {
      expect(refusalsOf(await give('HOURS', [ella.assignmentId], '2026-03-09'))).toEqual([
        'OTHER_RECORDING_VARIANT',
      ]);
      await run(
        `insert into assignment_recording_variant (assignment_id, variant, start_date, end_date)
         values ($1, 'CLOCK', '2025-01-01', '2026-03-10'), ($1, 'DURATION', '2026-03-11', null)`,
        nils.assignmentId,
      );
      try {
        const { body } = await give('EARLY', [nils.assignmentId], '2026-03-09', '2026-03-12');
        expect(body.results[0]?.refusal).toMatchObject({
          code: 'OTHER_RECORDING_VARIANT',
          date: '2026-03-11',
        });
      } finally {
        await run(
          'delete from assignment_recording_variant where assignment_id = $1',
          nils.assignmentId,
        );
      }
    });

    test('an individual schedule goes to its person, alone', async () => {
      const refused = async (ids: number[]) => refusalsOf(await give('ELLA', ids, '2026-03-09'));
      expect(await refused([nils.assignmentId])).toEqual(['INDIVIDUAL_SCHEDULE']);
      expect(await refused([ella.assignmentId, nils.assignmentId])).toEqual([
        'INDIVIDUAL_SCHEDULE',
        'INDIVIDUAL_SCHEDULE',
      ]);
      expect(await refused([ella.assignmentId])).toEqual([null]);
    });

    test('a schedule that was deleted meanwhile is named', async () => {
      const { body } = await give('GONE', [ella.assignmentId], '2026-03-09');
      expect(body.results[0]?.refusal).toMatchObject({
        code: 'SCHEDULE_GONE',
        message: 'There is no schedule GONE any more.',
      });
    });

    test('a plan that somebody else has changed since is not overwritten unseen', async () => {
      await give('LATE', [ella.assignmentId], '2026-03-10', '2026-03-10', 'dora');
      const seen = [
        { userId: ella.assignmentId, planVersion: 0 },
        { userId: nils.assignmentId, planVersion: 0 },
      ];
      const body = {
        userIds: [ella.assignmentId, nils.assignmentId],
        startDate: '2026-03-10',
        endDate: '2026-03-10',
        workScheduleExternalCode: 'EARLY',
      };
      const answer = await assign({ ...body, seen });
      expect(refusalsOf(answer)).toEqual(['PLAN_CHANGED', null]);
      expect(answer.body.results[0]).toMatchObject({
        planVersion: 1,
        refusal: { changedBy: 'Dora Vega', changedAt: '2026-03-02T08:00:00.000Z' },
      });
      expect(refusalsOf(await assign(body))).toEqual([null, null]);
    });

    describe('a configuration', () => {
      const days = { userIds: [ella.assignmentId], startDate: '2026-03-10', endDate: '2026-03-10' };
      const configuration = {
        startTime: '22:00',
        endTime: '06:00',
        nonWorkingDay: false,
        breaks: [{ startTime: '01:00', endTime: '01:30' }],
      };
      const made = async () => {
        const rows = await run(
          "select external_code from work_schedule where external_code like 'PUNCTUAL-%'",
        );
        return rows.map((row) => row['external_code']);
      };

      test('is made once and used again', async () => {
        await create({ ...days, durationWorkScheduleAssignment: configuration });
        await create({
          ...days,
          userIds: [nils.assignmentId],
          durationWorkScheduleAssignment: configuration,
        });
        expect(await made()).toEqual(['PUNCTUAL-C22000600-01000130']);
        expect(await ranges(nils.assignmentId)).toEqual([
          'PUNCTUAL-C22000600-01000130 2026-03-10..2026-03-10 1',
        ]);
        const { body } = await server.call('getWorkSchedules', {
          as: tokens.max,
          query: { ids: ['PUNCTUAL-C22000600-01000130'] },
        });
        expect(body[0]).toMatchObject({
          externalName: '22:00–06:00, 01:00–01:30',
          customWorkScheduleInfo: {
            startTime: '22:00',
            breakStartTime: '01:00',
            breakEndTime: '01:30',
          },
          days: [{ workingMinutes: 450 }],
        });
      });

      test('made by two managers at the same time is one', async () => {
        const body = { ...days, durationWorkScheduleAssignment: configuration };
        const other = { ...body, userIds: [nils.assignmentId] };
        const answers = await Promise.all([create(body, 'dora'), create(other, 'max')]);
        expect(answers.map(refusalsOf)).toEqual([[null], [null]]);
        expect(await made()).toHaveLength(1);
      });

      test.each([
        ['21:00', '21:30', 'breaks.0.startTime', 'The break begins outside the shift.'],
        ['05:30', '06:30', 'breaks.0.endTime', 'The break ends after the shift.'],
        ['02:00', '01:00', 'breaks.0.endTime', 'The break ends before it begins.'],
      ])('with a break from %s to %s is refused', async (startTime, endTime, field, message) => {
        const wrong = { ...configuration, breaks: [{ startTime, endTime }] };
        const { problem } = await create({ ...days, durationWorkScheduleAssignment: wrong });
        expect(problem.fields).toMatchObject([
          { field: `durationWorkScheduleAssignment.${field}`, message },
        ]);
        expect(await made()).toEqual([]);
      });

      test('has its breaks as minutes where the company wants that', async () => {
        const inMinutes = { ...configuration, breaks: [{ minuteDuration: 45 }] };
        const body = { ...days, durationWorkScheduleAssignment: inMinutes };
        expect((await create(body)).problem.code).toBe('VALIDATION_FAILED');
        await setFeatures(server, { CUSTOM_DURATION_BREAKS: true });
        expect(refusalsOf(await create(body))).toEqual([null]);
        expect(await made()).toEqual(['PUNCTUAL-C22000600-M45']);
      });

      test('may be a day off, by the code of the company', async () => {
        const dayOff = { startTime: '00:00', endTime: '00:00', nonWorkingDay: true, breaks: [] };
        const body = { ...days, durationWorkScheduleAssignment: dayOff };
        await assign(body);
        expect(await ranges(ella.assignmentId)).toEqual(['NWD-C 2026-03-10..2026-03-10 1']);
        await setFeatures(server, { NON_WORKING_DAY_SCHEDULE_CLOCK: 'NONE' });
        const { body: answer } = await assign(body);
        expect(answer.results[0]?.refusal?.message).toBe('There is no schedule NONE any more.');
      });
    });

    test('a failure in the middle leaves nothing', async () => {
      await run(
        `create function refuse() returns trigger language plpgsql as
         $$ begin raise exception 'full'; end $$`,
      );
      await run('create trigger refuse before insert on plan_undo execute function refuse()');
      try {
        const answer = await give('EARLY', [ella.assignmentId, nils.assignmentId], '2026-03-09');
        expect(answer.status).toBe(500);
        expect(await ranges(ella.assignmentId)).toEqual([]);
        expect(await queued(ella.assignmentId)).toEqual([]);
        expect(await run('select from notification')).toEqual([]);
        expect(await run('select from plan_change')).toEqual([]);
      } finally {
        await run('drop trigger refuse on plan_undo');
        await run('drop function refuse');
      }
    });
  },
  { prepare: createPlannedTeam },
);
