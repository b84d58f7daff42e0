import { expect, test } from 'vitest';
import type { CallOptions } from '../testing/testCalls.ts';
import { pia, quim } from '../testing/teamOfMax.ts';
import { people } from '../testing/testCompany.ts';
import { setFeatures } from '../testing/testFeatures.ts';
import { describeOnMemory } from '../testing/testServer.ts';
import { createPlannedTeam, plansOfMax } from './testing/plansOfMax.ts';

const { ella, nils } = people;

describeOnMemory(
  'The board of schedules',
  (server) => {
    const { tokens, give, create, undo, run } = plansOfMax(server);

    type Body = NonNullable<CallOptions<'findPlannedAssignments'>['body']>;
    type Filter = Partial<Body>;
    const window = { startDate: '2026-03-09', endDate: '2026-03-15', page: 0, pageSize: 100 };
    const find = async (filter: Filter = {}, as: keyof typeof tokens = 'max') =>
      server.call('findPlannedAssignments', { as: tokens[as], body: { ...window, ...filter } });
    const ids = async (filter: Filter = {}) =>
      (await find(filter)).body.contents.map(({ id }) => id);
    const mine = [pia, ella, nils, quim].map(({ assignmentId }) => assignmentId);

    test('has a row for everybody whom the manager manages on one of its days', async () => {
      const { body } = await find();
      expect(body.contents.map(({ id }) => id)).toEqual(mine);
      expect(body).toMatchObject({ totalPages: 1, totalRows: 4 });
      expect(body.contents[1]).toEqual({
        id: ella.assignmentId,
        employeeId: ella.id,
        employeeName: 'Ella Brandt',
        employeeNumber: 'E-1',
        description: 'Nurse in ward 1',
        position: { id: 1001, description: 'Nurse' },
        timeZone: 'Europe/Berlin',
        currentWorkScheduleCode: 'WEEK',
        currentWorkScheduleName: 'Office week',
        timeRecordingVariant: 'CLOCK',
        countryCode: 'DE',
        currentEmployeeGroups: [],
        planVersion: 0,
        failedSchedules: [],
      });
      expect(await ids({ startDate: '2026-02-02', endDate: '2026-02-08' })).not.toContain(
        pia.assignmentId,
      );
    });

    test('shows people who join later, with what is planned for them', async () => {
      await run("update manager_assignment set start_date = '2026-04-01' where id = 1011");
      try {
        expect(await ids()).not.toContain(pia.assignmentId);
        const april = { startDate: '2026-03-30', endDate: '2026-04-05' };
        expect(await ids(april)).toContain(pia.assignmentId);
        const query = { assignmentIds: [pia.assignmentId], ...april };
        const { body } = await server.call('getAssignmentSummaries', { as: tokens.max, query });
        expect(body[0]?.ranges.map(({ type, startDate }) => [type, startDate])).toEqual([
          ['NOT_MANAGED', '2026-03-30'],
          ['WORK_SCHEDULE', '2026-04-01'],
          ['HOLIDAY', '2026-04-03'],
        ]);
      } finally {
        await run("update manager_assignment set start_date = '2026-03-02' where id = 1011");
      }
    });

    test('finds by name, number, position, way of recording, and what the HR system did not take', async () => {
      expect(await ids({ search: 'brandt  ella' })).toEqual([ella.assignmentId]);
      expect(await ids({ search: 'E-5' })).toEqual([nils.assignmentId]);
      expect(await ids({ positions: [1001] })).toEqual([ella.assignmentId]);
      expect(await ids({ timeRecordingVariant: 'DURATION' })).toEqual([]);
      expect(await ids({ failedOnly: true })).toEqual([]);
      await give('EARLY', [nils.assignmentId], '2026-03-09');
      await run(
        "update schedule_outbox set state = 'FAILED', failure = 'REFUSED', failure_detail = 'Closed.'",
      );
      const { body } = await find({ failedOnly: true });
      expect(body.contents).toMatchObject([
        {
          id: nils.assignmentId,
          planVersion: 1,
          failedSchedules: [
            {
              ecSynchronisationStatus: 'SYNCHRONISATION_FAILED',
              synchronisationError: {
                reason: 'REFUSED',
                message: 'The HR system refused this entry. Closed.',
              },
            },
          ],
        },
      ]);
      expect(await ids({ failedOnly: true, startDate: '2026-03-10' })).toEqual([]);
    });

    test('comes in pages', async () => {
      expect(await ids({ pageSize: 3 })).toEqual(mine.slice(0, 3));
      expect(await ids({ pageSize: 3, page: 1 })).toEqual(mine.slice(3));
      expect((await find({ pageSize: 3 })).body).toMatchObject({ totalPages: 2, totalRows: 4 });
    });

    test('is at most 62 days long, and begins before it ends', async () => {
      for (const endDate of ['2026-03-08', '2026-05-11']) {
        const { problem } = await find({ endDate });
        expect(problem.fields).toMatchObject([{ field: 'endDate' }]);
      }
    });

    test('counts who works on each day, by schedule', async () => {
      await give('EARLY', [nils.assignmentId, pia.assignmentId], '2026-03-14');
      const { body } = await server.call('countPlanned', { as: tokens.max, body: window });
      expect(body.totalRows).toBe(4);
      const planned = body.days.map((day) => day.planned);
      // Monday is a holiday; nobody works on Sundays.
      expect(planned).toEqual([0, 4, 4, 4, 4, 2, 0]);
      await give('EARLY', [nils.assignmentId], '2026-03-09');
      const staffed = await server.call('countPlanned', { as: tokens.max, body: window });
      expect(staffed.body.days[0]?.planned).toBe(1);
      expect(body.days[5]).toEqual({
        date: '2026-03-14',
        planned: 2,
        bySchedule: [{ externalCode: 'EARLY', externalName: 'Early', planned: 2 }],
        byGroup: [],
      });
    });

    test('counts by groups, and filters by them', async () => {
      await run("insert into employee_group (id, owner_id, name) values (77, 1002, 'Ward')");
      await run('insert into employee_group_member values (77, 1001), (77, 1021)');
      try {
        expect(await ids({ employeeGroupIds: [77] })).toEqual([
          pia.assignmentId,
          ella.assignmentId,
        ]);
        const { body } = await server.call('countPlanned', { as: tokens.max, body: window });
        expect(body.days[1]?.byGroup).toEqual([{ employeeGroupId: 77, planned: 2 }]);
        expect((await find()).body.contents[0]?.currentEmployeeGroups).toEqual([
          { id: 77, groupName: 'Ward' },
        ]);
        await setFeatures(server, { EMPLOYEE_GROUPS: false });
        expect((await find()).body.contents[0]?.currentEmployeeGroups).toEqual([]);
        expect((await find({ employeeGroupIds: [77] })).problem.code).toBe('FEATURE_OFF');
      } finally {
        await run('delete from employee_group_member where group_id = 77');
        await run('delete from employee_group where id = 77');
      }
    });

    const page = async (query: Partial<CallOptions<'getWorkSchedulePage'>['query']> = {}) => {
      const answer = await server.call('getWorkSchedulePage', {
        as: tokens.max,
        query: { page: 0, ...query },
      });
      return answer.status === 200
        ? answer.body.contents.map(({ externalCode }) => externalCode)
        : answer.problem.code;
    };

    test('offers schedules by their names, days off not among them', async () => {
      expect(await page()).toEqual(['EARLY', 'R3', 'HOURS', 'LATE', 'ELLA', 'NIGHT', 'WEEK']);
      expect(await page({ search: 'igh' })).toEqual(['R3', 'HOURS', 'NIGHT']);
      expect(await page({ search: 'week' })).toEqual(['WEEK']);
      expect(await page({ type: 'DURATION' })).toEqual(['HOURS']);
      expect(await page({ countryCodes: ['TH'] })).toEqual([
        'R3',
        'HOURS',
        'ELLA',
        'NIGHT',
        'WEEK',
      ]);
      expect(await page({ page: 1 })).toEqual([]);
    });

    test('offers for an assignment only what may be assigned', async () => {
      const isAssignmentRequest = true;
      const forElla = ['EARLY', 'R3', 'LATE', 'ELLA', 'NIGHT', 'WEEK'];
      const asked = (assignmentIds: number[]) => page({ isAssignmentRequest, assignmentIds });
      expect(await asked([ella.assignmentId])).toEqual(forElla);
      expect(await asked([nils.assignmentId])).not.toContain('ELLA');
      expect(await asked([ella.assignmentId, nils.assignmentId])).not.toContain('ELLA');
      expect(await asked([people.max.assignmentId])).toBe('NOT_FOUND');
      await setFeatures(server, { WS_COUNTRY_CODE_FILTER: true });
      expect(await asked([nils.assignmentId])).toEqual(['EARLY', 'R3', 'LATE', 'WEEK']);
    });

    test("offers schedules in the company's colours, as the board shows them", async () => {
      const color = { primaryColor: '#b8e1ff', secondaryColor: '#3b85b5', text: '#0f1a1a' };
      await run("update work_schedule set color = $1 where external_code = 'EARLY'", color);
      try {
        const { body } = await server.call('getWorkSchedulePage', {
          as: tokens.max,
          query: { page: 0, search: 'early' },
        });
        expect(body.contents.map(({ workScheduleColor }) => workScheduleColor)).toEqual([
          color,
          undefined,
        ]);
      } finally {
        await run("update work_schedule set color = null where external_code = 'EARLY'");
      }
    });

    test('offers what was made while it was assigned for as long as somebody has it', async () => {
      const nine = { startTime: '09:00', endTime: '15:00', nonWorkingDay: false, breaks: [] };
      const made = 'PUNCTUAL-C09001500';
      const { body } = await create({
        ...{ userIds: [ella.assignmentId], startDate: '2026-03-12', endDate: '2026-03-12' },
        durationWorkScheduleAssignment: nine,
      });
      expect(await page()).toContain(made);
      await undo({ batchId: body.batchId ?? 0 });
      expect(await page()).not.toContain(made);
      await give(made, [ella.assignmentId], '2026-03-12');
      expect(await page({ search: '09:00' })).toEqual([made]);
      await give('EARLY', [ella.assignmentId], '2026-03-12');
      expect(await page({ search: '09:00' })).toEqual([]);
    });

    test('knows schedules by their codes, and the lasting one of a day', async () => {
      const query = { ids: ['NIGHT', 'GONE', 'EARLY'] };
      const { body } = await server.call('getWorkSchedules', { as: tokens.max, query });
      expect(body.map(({ externalCode }) => externalCode)).toEqual(['NIGHT', 'EARLY']);
      await give('EARLY', [ella.assignmentId], '2026-03-19');
      const root = async (assignmentId: number, date: string) =>
        server.call('getRootWorkSchedule', { as: tokens.max, query: { assignmentId, date } });
      expect((await root(ella.assignmentId, '2026-03-19')).body.workSchedule?.externalCode).toBe(
        'WEEK',
      );
      expect((await root(ella.assignmentId, '2025-03-19')).body.workSchedule).toBeNull();
      expect((await root(people.max.assignmentId, '2026-03-19')).problem.code).toBe('NOT_FOUND');
    });
  },
  { prepare: createPlannedTeam },
);
