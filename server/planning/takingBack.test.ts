import { expect, test } from 'vitest';
import { people } from '../testing/testCompany.ts';
import { rosa } from '../testing/teamOfMax.ts';
import { setFeatures } from '../testing/testFeatures.ts';
import { describeOnMemory } from '../testing/testServer.ts';
import { createPlannedTeam, plansOfMax, refusalsOf } from './testing/plansOfMax.ts';

const { ella, max, nils } = people;

describeOnMemory(
  'What was planned',
  (server) => {
    const { tokens, goTo, run, give, undo, rotate, ranges, queued } = plansOfMax(server);
    const both = [ella.assignmentId, nils.assignmentId];

    async function planned(code: string, first: string, last = first, as: 'max' | 'dora' = 'max') {
      const { body } = await give(code, as === 'max' ? both : [ella.assignmentId], first, last, as);
      return body.batchId ?? 0;
    }

    test('is taken back for as long as it has not left', async () => {
      await planned('R3', '2026-03-09', '2026-03-20');
      const before = [await ranges(ella.assignmentId), await queued(ella.assignmentId)];
      const batchId = await planned('LATE', '2026-03-11', '2026-03-12');
      const answer = await undo({ batchId });
      expect(refusalsOf(answer)).toEqual([null, null]);
      expect(answer.body).toMatchObject({ batchId: null, results: [{ planVersion: 3 }, {}] });
      expect([await ranges(ella.assignmentId), await queued(ella.assignmentId)]).toEqual(before);
    });

    test('what was removed unsent is queued again, what was delivered stays delivered', async () => {
      await planned('EARLY', '2026-03-10');
      await planned('LATE', '2026-03-11');
      await run("update schedule_outbox set state = 'DELIVERED' where start_date = '2026-03-11'");
      const batchId = await planned('NIGHT', '2026-03-09', '2026-03-13');
      expect(await queued(ella.assignmentId)).toEqual([
        'DELETE 2026-03-11..2026-03-11 WAITING',
        'UPSERT 2026-03-09..2026-03-13 WAITING',
      ]);
      await undo({ batchId });
      expect(await queued(ella.assignmentId, 'start_date, operation')).toEqual([
        'UPSERT 2026-03-10..2026-03-10 WAITING',
        'UPSERT 2026-03-11..2026-03-11 DELIVERED',
      ]);
      expect(await ranges(ella.assignmentId)).toEqual([
        'EARLY 2026-03-10..2026-03-10 1',
        'LATE 2026-03-11..2026-03-11 1',
      ]);
    });

    test.each(["leased_until = '2026-03-02T08:01Z'", 'attempts = 1', "state = 'DELIVERED'"])(
      'is not taken back once %s',
      async (how) => {
        const batchId = await planned('EARLY', '2026-03-09');
        await run(`update schedule_outbox set ${how} where assignment_id = $1`, nils.assignmentId);
        const answer = await undo({ batchId });
        expect(refusalsOf(answer)).toEqual([null, 'ALREADY_SENT']);
        expect(await ranges(ella.assignmentId)).toEqual([]);
        expect(await ranges(nils.assignmentId)).toEqual(['EARLY 2026-03-09..2026-03-09 1']);
      },
    );

    test('what was on its way when it was planned over is deleted over there, also after a step back', async () => {
      await planned('EARLY', '2026-03-09');
      const onItsWay = "'2026-03-02T08:01Z'";
      await run(`update schedule_outbox set leased_until = ${onItsWay}`);
      const batchId = await planned('LATE', '2026-03-09');
      await run('update schedule_outbox set leased_until = null');
      expect(refusalsOf(await undo({ batchId }))).toEqual([null, null]);
      await planned('NIGHT', '2026-03-09');
      expect(await queued(ella.assignmentId)).toEqual([
        'DELETE 2026-03-09..2026-03-09 WAITING',
        'UPSERT 2026-03-09..2026-03-09 WAITING',
      ]);
    });

    test('is not taken back once it was sent again after it failed', async () => {
      const batchId = await planned('EARLY', '2026-03-09');
      const [externalCode = ''] = await codes();
      await run("update schedule_outbox set state = 'FAILED', failure = 'REFUSED', attempts = 3");
      const path = { externalCode };
      await server.call('synchroniseTemporarySchedule', { as: tokens.max, path });
      expect(refusalsOf(await undo({ batchId }))).toEqual(['ALREADY_SENT', 'ALREADY_SENT']);
      expect(await ranges(ella.assignmentId)).toEqual(['EARLY 2026-03-09..2026-03-09 1']);
    });

    test('is not taken back once somebody planned something else there', async () => {
      const batchId = await planned('EARLY', '2026-03-09');
      await planned('LATE', '2026-03-20', '2026-03-20', 'dora');
      const answer = await undo({ batchId });
      expect(refusalsOf(answer)).toEqual(['CHANGED_SINCE', null]);
      expect(answer.body.results[0]?.refusal).toMatchObject({
        changedBy: 'Dora Vega',
        message: 'Dora Vega has changed this plan since then.',
      });
    });

    test('is not taken back where the schedule from before is gone, of the others it is', async () => {
      await run(
        `insert into work_schedule (id, external_code, external_name, time_recording_variant, days)
         select 90, 'SUMMER', 'Summer', time_recording_variant, days from work_schedule where id = 2`,
      );
      await give('SUMMER', [ella.assignmentId], '2026-03-10');
      const batchId = await planned('EARLY', '2026-03-09', '2026-03-11');
      await run("delete from work_schedule where external_code = 'SUMMER'");
      const answer = await undo({ batchId });
      expect(refusalsOf(answer)).toEqual(['SCHEDULE_GONE', null]);
      expect(answer.body.results[0]?.refusal).toMatchObject({
        date: '2026-03-10',
        message: 'There is no schedule SUMMER any more.',
      });
      expect(await ranges(ella.assignmentId)).toEqual(['EARLY 2026-03-09..2026-03-11 1']);
      expect(await ranges(nils.assignmentId)).toEqual([]);
    });

    test('is taken back once, of the people who are named, by its own manager', async () => {
      const batchId = await planned('EARLY', '2026-03-09');
      const foreign = await undo({ batchId }, 'dora');
      expect(foreign.problem.code).toBe('NOT_FOUND');
      const userIds = [rosa.assignmentId, ella.assignmentId];
      expect(refusalsOf(await undo({ batchId, userIds }))).toEqual(['NOTHING_PLANNED', null]);
      expect(refusalsOf(await undo({ batchId }))).toEqual(['CHANGED_SINCE', null]);
    });

    test('is forgotten as a step back after a month, and stays in the history', async () => {
      const batchId = await planned('EARLY', '2026-03-09');
      await goTo('2026-04-02T08:00:00Z');
      await server.runJobs();
      expect((await undo({ batchId })).problem.code).toBe('NOT_FOUND');
      expect((await history()).body.contents).toHaveLength(1);
    });

    const history = (assignmentId: number = ella.assignmentId, page = 0) =>
      server.call('getPlanHistory', { as: tokens.max, query: { assignmentId, page } });

    test('offers the way back in the history of who planned it, for as long as there is one', async () => {
      const offered = async () =>
        (await history()).body.contents.map(({ undoBatchId }) => undoBatchId);
      const batchId = await planned('EARLY', '2026-03-09');
      expect(await offered()).toEqual([batchId]);
      await planned('LATE', '2026-03-20', '2026-03-20', 'dora');
      expect(await offered()).toEqual([null, null]);
      const next = await planned('NIGHT', '2026-03-23');
      expect(await offered()).toEqual([next, null, null]);
      await run("update schedule_outbox set leased_until = '2026-03-02T08:01Z'");
      expect(await offered()).toEqual([null, null, null]);
      const again = await planned('LATE', '2026-03-24');
      expect(await offered()).toEqual([again, null, null, null]);
      await undo({ batchId: again });
      expect(await offered()).toEqual([null, null, null, null, null]);
    });

    test('stands in the history, newest first, with who did it and how far it got', async () => {
      const batchId = await planned('EARLY', '2026-03-09');
      await undo({ batchId });
      await goTo('2026-03-03T08:00:00Z');
      await planned('LATE', '2026-03-20', '2026-03-21', 'dora');
      await run("update schedule_outbox set state = 'FAILED', failure = 'UNKNOWN_PERSON'");
      const { body } = await history();
      expect(body.totalPages).toBe(1);
      expect(body.contents).toMatchObject([
        {
          action: 'ASSIGNED',
          modifiedByEmpId: people.dora.id,
          modifiedByName: 'Dora Vega',
          assignmentDate: '2026-03-03T08:00:00.000Z',
          workScheduleExternalName: 'Late',
          startDate: '2026-03-20',
          endDate: '2026-03-21',
          tempWorkScheduleExternalCode: expect.stringMatching(/^PUNCTUAL-[0-9a-f]{10}-T\d+$/),
          ecSynchronisationStatus: 'SYNCHRONISATION_FAILED',
          errorMessage: 'The HR system does not know this person.',
        },
        {
          action: 'TAKEN_BACK',
          modifiedByEmpId: max.id,
          workScheduleExternalCode: 'EARLY',
          tempWorkScheduleExternalCode: null,
          ecSynchronisationStatus: null,
        },
        { action: 'ASSIGNED', tempWorkScheduleExternalCode: null, ecSynchronisationStatus: null },
      ]);
      expect((await history(max.assignmentId)).problem.code).toBe('NOT_FOUND');
    });

    test('comes in pages of 30', async () => {
      await rotate({
        userIds: [ella.assignmentId],
        startDate: '2026-03-09',
        endDate: '2026-04-08',
        workSchedules: [
          { externalCode: 'EARLY', duration: 1 },
          { externalCode: 'LATE', duration: 1 },
        ],
      });
      const pages = await Promise.all([history(), history(ella.assignmentId, 1)]);
      expect(pages.map(({ body }) => body.contents.length)).toEqual([30, 1]);
      expect(pages[0].body.totalPages).toBe(2);
      expect(pages[1].body.contents).toMatchObject([
        { action: 'ROTATED', startDate: '2026-03-09' },
      ]);
    });

    const codes = async () => {
      const rows = await run('select code from schedule_outbox order by assignment_id');
      return rows.map(({ code }) => String(code));
    };

    test('is asked about by its codes, of one’s own people', async () => {
      await planned('EARLY', '2026-03-09');
      const [externalCodes, as] = [[...(await codes()), 'NONE'], tokens.dora];
      const { body } = await server.call('getTemporaryScheduleStatuses', {
        as,
        query: { externalCodes },
      });
      expect(body).toMatchObject([
        { assignmentId: ella.assignmentId, ecSynchronisationStatus: 'SYNCHRONISATION_PENDING' },
      ]);
    });

    test('is sent again when it has failed, and only then', async () => {
      await planned('EARLY', '2026-03-09');
      const [externalCode = '', foreign = ''] = await codes();
      const send = (code: string, as: 'max' | 'dora' = 'max') =>
        server.call('synchroniseTemporarySchedule', {
          as: tokens[as],
          path: { externalCode: code },
        });
      expect((await send(externalCode)).problem.code).toBe('STATUS_NOT_ALLOWED');
      await run(
        "update schedule_outbox set state = 'FAILED', failure = 'REFUSED', attempts = 3, failure_detail = 'No.'",
      );
      server.published.length = 0;
      const { body } = await send(externalCode);
      expect(server.published).toMatchObject([{ type: 'schedules-changed' }]);
      expect(server.published[0]?.employeeIds.toSorted()).toEqual([max.id, people.dora.id]);
      expect(body).toMatchObject({
        ecSynchronisationStatus: 'SYNCHRONISATION_PENDING',
        synchronisationError: null,
      });
      expect((await send(foreign, 'dora')).problem.code).toBe('NOT_FOUND');
    });

    const minimums = async () => (await server.call('getPlannedMinimums', { as: tokens.max })).body;
    const want = async (employeeGroupId: number | null, weekdays: number, weekend = weekdays) => {
      const byWeekday = Array.from({ length: 7 }, (_, day) => (day < 5 ? weekdays : weekend));
      const body = { employeeGroupId, byWeekday };
      return server.call('savePlannedMinimum', { as: tokens.max, body });
    };

    test('can be held against how many the manager wants', async () => {
      await run(
        "insert into employee_group (id, owner_id, name) values (78, 1002, 'Ward'), (79, 1004, 'X')",
      );
      await want(null, 5);
      await want(null, 6, 0);
      await want(78, 2);
      expect(await minimums()).toEqual([
        { employeeGroupId: null, byWeekday: [6, 6, 6, 6, 6, 0, 0] },
        { employeeGroupId: 78, byWeekday: [2, 2, 2, 2, 2, 2, 2] },
      ]);
      const body = { employeeGroupId: null, byWeekday: [1, 2, 3] };
      const { problem } = await server.call('savePlannedMinimum', { as: tokens.max, body });
      expect(problem.code).toBe('VALIDATION_FAILED');
      expect((await want(79, 2)).problem.code).toBe('NOT_FOUND');
      await setFeatures(server, { EMPLOYEE_GROUPS: false });
      expect((await want(78, 2)).problem.code).toBe('FEATURE_OFF');
      await setFeatures(server, {});
      await want(null, 0);
      await run('delete from employee_group where id in (78, 79)');
      expect(await run('select * from planned_minimum')).toEqual([]);
    });
  },
  { prepare: createPlannedTeam },
);
